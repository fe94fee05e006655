import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { ListHead } from './list-head.tsx'
import { pagingOf } from './list-search.ts'
import { MailState } from './mail-state.tsx'
import { PagedList } from './paged-list.tsx'
import { mailsQuery } from './queries.ts'

export const Route = createFileRoute('/_staff/staff/mails')({
  staticData: { texts: ['staff'] },
  validateSearch: pagingOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(mailsQuery(deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'mails'),
  component: MailsScreen,
})

function MailsScreen() {
  const t = useTexts('staff')
  const formats = useFormats()
  const search = Route.useSearch()
  const { mails, numFound } = useSuspenseQuery(mailsQuery(search)).data
  return (
    <>
      <ListHead title={t('mails')} />
      <PagedList paging={search} total={numFound} emptyTitle={t('noMailsTitle')} emptyText={t('noMailsText')}>
        <DataTable
          caption={t('mails')}
          rows={mails}
          keyOf={({ id }) => id}
          columns={[
            {
              label: t('subject'),
              render: ({ id, subject }) => (
                <Link to="/staff/mails/$id" params={{ id }}>
                  {subject}
                </Link>
              ),
            },
            { label: t('to'), render: ({ to }) => to },
            { label: t('state'), render: ({ state }) => <MailState state={state} /> },
            { label: t('attachments'), kind: 'numeric', render: ({ attachments }) => attachments },
            { label: t('date'), render: ({ createdAt }) => formats.dateTime(createdAt) },
          ]}
        />
      </PagedList>
    </>
  )
}
