import { createFileRoute, notFound } from '@tanstack/react-router'
import { ConsentGate } from '#web/app/consent/consent-gate.tsx'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { configQuery } from '#web/app/shop-queries.ts'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { PortalPlace } from './portal-place.tsx'
import styles from './portal-screen.module.css'
import { useOwnDocument } from './use-own-document.ts'

export const Route = createFileRoute('/_shop/_signed-in/catalogue-portal')({
  staticData: { texts: ['portal', 'basket', 'legal'] },
  validateSearch: (search: Record<string, unknown>): { view?: 'videos' | undefined } => ({
    view: one(search.view) === 'videos' ? 'videos' : undefined,
  }),
  loader: async ({ context }) => {
    const { oxomiActive } = await context.queryClient.ensureQueryData(configQuery)
    if (!oxomiActive) throw notFound()
  },
  head: ({ match }) => pageTitle(match.context, 'portal', 'title'),
  component: PortalScreen,
})

/** Catalogues and videos of the makers, from the product-information portal. */
function PortalScreen() {
  const t = useTexts('portal')
  const { view = 'catalogs' } = Route.useSearch()
  const isOwnDocument = useOwnDocument()
  return (
    <div className={styles.screen}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Tabs label={t('views')}>
        <TabLink to="/catalogue-portal" search={{}} current={view === 'catalogs'}>
          {t('catalogs')}
        </TabLink>
        <TabLink to="/catalogue-portal" search={{ view: 'videos' }} current={view === 'videos'}>
          {t('videos')}
        </TabLink>
      </Tabs>
      <ConsentGate purpose="portal">{isOwnDocument && <PortalPlace view={view} />}</ConsentGate>
    </div>
  )
}
