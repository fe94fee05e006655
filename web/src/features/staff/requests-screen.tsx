import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { Face } from '#web/ui/face/face.tsx'
import { TabLink, Tabs } from '#web/ui/tabs/tabs.tsx'
import { FindForm } from './find-form.tsx'
import { Pages } from './pages.tsx'
import { type Paging, pagingOf, requestsQuery } from './queries.ts'
import { RequestTable } from './request-table.tsx'
import styles from './staff.module.css'

interface RequestsSearch extends Paging {
  q?: string | undefined
  /** 'true' shows only what is not done. */
  open?: 'true' | undefined
}

export const Route = createFileRoute('/_staff/staff/requests')({
  staticData: { texts: ['staff'] },
  validateSearch: (search: Record<string, unknown>): RequestsSearch => ({
    ...pagingOf(search),
    q: one(search.q)?.slice(0, 80),
    open: one(search.open) === 'true' ? 'true' : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(requestsQuery(deps.q ?? '', deps.open === 'true', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'requests'),
  component: RequestsScreen,
})

function RequestsScreen() {
  const t = useTexts('staff')
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const onlyOpen = search.open === 'true'
  const { requests, numFound } = useSuspenseQuery(requestsQuery(search.q ?? '', onlyOpen, search)).data
  return (
    <>
      <header className={styles.head}>
        <h1>{t('requests')}</h1>
        <p className={styles.soft}>{t('requestsText')}</p>
      </header>
      <FindForm
        label={t('requestSearch')}
        asked={search.q}
        onFind={(q) => void navigate({ search: { rows: search.rows, open: search.open, q } })}
      />
      <Tabs label={t('requestViews')}>
        <TabLink to="/staff/requests" search={{ q: search.q }} current={!onlyOpen}>
          {t('all')}
        </TabLink>
        <TabLink to="/staff/requests" search={{ q: search.q, open: 'true' }} current={onlyOpen}>
          {t('onlyOpen')}
        </TabLink>
      </Tabs>
      {numFound === 0 ? (
        <Face kind="empty" level={2} title={t('noRequestsTitle')} text={t('noRequestsText')} />
      ) : (
        <>
          <RequestTable requests={requests} />
          <Pages paging={search} total={numFound} />
        </>
      )}
    </>
  )
}
