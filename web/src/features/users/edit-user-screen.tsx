import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '#web/app/api/or-not-found.ts'
import { isMissing, missingTitle, titled } from '#web/app/page-title.ts'
import { one } from '#web/app/search-params.ts'
import { sessionQuery } from '#web/app/shop-queries.ts'
import { EditUser } from './edit-user.tsx'
import { managesUsers } from './manages-users.ts'
import { fullName } from './full-name.ts'
import { userQuery } from './queries.ts'
import { type Tab, tabs } from './tabs.ts'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/manage-users/edit/$userid')({
  staticData: { texts: ['users', 'entrance'] },
  validateSearch: (search: Record<string, unknown>): { tab?: Tab | undefined } => ({
    tab: tabs.find((tab) => tab === one(search.tab)),
  }),
  loader: async ({ context: { queryClient }, params: { userid } }) => {
    if (!managesUsers(await queryClient.ensureQueryData(sessionQuery))) return undefined
    const { user } = await orNotFound(queryClient.ensureQueryData(userQuery(userid)))
    return fullName(user)
  },
  head: ({ match }) =>
    isMissing(match) || match.loaderData === undefined
      ? missingTitle(match)
      : titled(match.context, match.loaderData),
  component: EditUser,
})
