import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { FindForm } from './find-form.tsx'
import { ListHead } from './list-head.tsx'
import { openSearchOf, wordSearchOf } from './list-search.ts'
import { OpenTabs } from './open-tabs.tsx'
import { PagedList } from './paged-list.tsx'
import { requestsQuery } from './queries.ts'
import { RequestTable } from './request-table.tsx'

export const Route = createFileRoute('/_staff/staff/requests')({
  staticData: { texts: ['staff'] },
  validateSearch: (search: Record<string, unknown>) => ({ ...wordSearchOf(search), ...openSearchOf(search) }),
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
  const { requests, numFound } = useSuspenseQuery(
    requestsQuery(search.q ?? '', search.open === 'true', search),
  ).data
  return (
    <>
      <ListHead title={t('requests')} text={t('requestsText')} />
      <FindForm
        label={t('requestSearch')}
        asked={search.q}
        onFind={(q) => void navigate({ search: { rows: search.rows, open: search.open, q } })}
      />
      <OpenTabs label={t('requestViews')} to="/staff/requests" search={search} />
      <PagedList
        paging={search}
        total={numFound}
        emptyTitle={t('noRequestsTitle')}
        emptyText={t('noRequestsText')}
      >
        <RequestTable requests={requests} />
      </PagedList>
    </>
  )
}
