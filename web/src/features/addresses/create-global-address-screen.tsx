import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '#web/app/page-title.ts'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/addresses/create-global')({
  staticData: { texts: ['addresses'] },
  head: ({ match }) => pageTitle(match.context, 'addresses', 'newGlobal'),
  component: lazyRouteComponent(() => import('./create-address.tsx'), 'CreateGlobalAddress'),
})
