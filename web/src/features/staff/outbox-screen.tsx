import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { ListHead } from './list-head.tsx'
import { openSearchOf, pagingOf } from './list-search.ts'
import { OpenTabs } from './open-tabs.tsx'
import { OutboxTable } from './outbox-table.tsx'
import { PagedList } from './paged-list.tsx'
import { outboxQuery } from './queries.ts'

export const Route = createFileRoute('/_staff/staff/outbox')({
  staticData: { texts: ['staff'] },
  validateSearch: (search: Record<string, unknown>) => ({ ...pagingOf(search), ...openSearchOf(search) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(outboxQuery(deps.open === 'true', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'outboxTitle'),
  component: OutboxScreen,
})

function OutboxScreen() {
  const t = useTexts('staff')
  const search = Route.useSearch()
  const { entries, numFound } = useSuspenseQuery(outboxQuery(search.open === 'true', search)).data
  return (
    <>
      <ListHead title={t('outboxTitle')} />
      <OpenTabs label={t('outboxViews')} to="/staff/outbox" search={search} />
      <PagedList
        paging={search}
        total={numFound}
        emptyTitle={t('noOutboxTitle')}
        emptyText={t('noOutboxText')}
      >
        <OutboxTable entries={entries} />
      </PagedList>
    </>
  )
}
