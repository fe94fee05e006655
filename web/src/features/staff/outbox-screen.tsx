import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { Face } from '#web/ui/face/face.tsx'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { OutboxTable } from './outbox-table.tsx'
import { Pages } from './pages.tsx'
import { outboxQuery, type Paging, pagingOf } from './queries.ts'
import styles from './staff.module.css'

interface OutboxSearch extends Paging {
  /** 'true' shows only what is not acknowledged. */
  open?: 'true' | undefined
}

export const Route = createFileRoute('/_staff/staff/outbox')({
  staticData: { texts: ['staff'] },
  validateSearch: (search: Record<string, unknown>): OutboxSearch => ({
    ...pagingOf(search),
    open: one(search.open) === 'true' ? 'true' : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(outboxQuery(deps.open === 'true', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'outboxTitle'),
  component: OutboxScreen,
})

function OutboxScreen() {
  const t = useTexts('staff')
  const search = Route.useSearch()
  const onlyOpen = search.open === 'true'
  const { entries, numFound } = useSuspenseQuery(outboxQuery(onlyOpen, search)).data
  return (
    <>
      <header className={styles.head}>
        <h1>{t('outboxTitle')}</h1>
      </header>
      <Tabs label={t('outboxViews')}>
        <TabLink to="/staff/outbox" search={{}} current={!onlyOpen}>
          {t('all')}
        </TabLink>
        <TabLink to="/staff/outbox" search={{ open: 'true' }} current={onlyOpen}>
          {t('onlyOpen')}
        </TabLink>
      </Tabs>
      {numFound === 0 ? (
        <Face kind="empty" level={2} title={t('noOutboxTitle')} text={t('noOutboxText')} />
      ) : (
        <>
          <OutboxTable entries={entries} />
          <Pages paging={search} total={numFound} />
        </>
      )}
    </>
  )
}
