import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { missingTitle, titled } from '#web/app/page-title.ts'

export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/addresses/edit/$id')({
  staticData: { texts: ['addresses'] },
  loader: async ({ context, params }) =>
    (await import('./load-addresses.ts')).loadAddress(context, params.id),
  head: ({ match, loaderData }) =>
    loaderData === undefined ? missingTitle(match) : titled(match.context, loaderData.name),
  component: lazyRouteComponent(() => import('./edit-address.tsx'), 'EditAddress'),
})
