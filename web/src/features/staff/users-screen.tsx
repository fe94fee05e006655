import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { pageTitle } from '#web/app/page-title.ts'
import { FindForm } from './find-form.tsx'
import { ListHead } from './list-head.tsx'
import { wordSearchOf } from './list-search.ts'
import { PagedList } from './paged-list.tsx'
import { usersQuery } from './queries.ts'
import { UserTable } from './user-table.tsx'

export const Route = createFileRoute('/_staff/staff/users')({
  staticData: { texts: ['staff'] },
  validateSearch: wordSearchOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(usersQuery(deps.q ?? '', deps)),
  head: ({ match }) => pageTitle(match.context, 'staff', 'users'),
  component: UsersScreen,
})

function UsersScreen() {
  const t = useTexts('staff')
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { users, numFound } = useSuspenseQuery(usersQuery(search.q ?? '', search)).data

  return (
    <>
      <ListHead title={t('users')} text={t('usersText')} />
      <FindForm
        label={t('userSearch')}
        asked={search.q}
        onFind={(q) => void navigate({ search: { rows: search.rows, q } })}
      />
      <PagedList paging={search} total={numFound} emptyTitle={t('noUsersTitle')} emptyText={t('noUsersText')}>
        <UserTable users={users} />
      </PagedList>
    </>
  )
}
