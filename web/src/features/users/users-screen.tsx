import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#web/app/page-title.ts'
import { sessionQuery } from '#web/app/shop-queries.ts'
import { validateUsersSearch } from './address.ts'
import { managesUsers } from './manages-users.ts'
import { usersQuery } from './queries.ts'
import { UsersList } from './users-list.tsx'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/manage-users')({
  staticData: { texts: ['users'] },
  validateSearch: validateUsersSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    if (managesUsers(await queryClient.ensureQueryData(sessionQuery)))
      await queryClient.ensureQueryData(usersQuery(deps))
  },
  head: ({ match }) => pageTitle(match.context, 'users', 'title'),
  component: UsersList,
})
