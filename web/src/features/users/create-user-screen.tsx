import { createFileRoute } from '@tanstack/react-router'
import { pageTitle } from '#web/app/page-title.ts'
import { CreateUser } from './create-user.tsx'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/manage-users/create')({
  staticData: { texts: ['users'] },
  head: ({ match }) => pageTitle(match.context, 'users', 'newUser'),
  component: CreateUser,
})
