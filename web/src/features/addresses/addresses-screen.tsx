import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageTitle } from '#web/app/page-title.ts'
import { validateAddressesSearch } from './address.ts'

// What every page would load of the route is kept small.
export const Route = createFileRoute('/_shop/_signed-in/_account/myaccount/addresses')({
  staticData: { texts: ['addresses'] },
  validateSearch: validateAddressesSearch,
  loaderDeps: ({ search }) => search,
  loader: async (around) => (await import('./load-addresses.ts')).loadAddresses(around),
  head: ({ match }) => pageTitle(match.context, 'addresses', 'title'),
  component: lazyRouteComponent(() => import('./addresses.tsx'), 'Addresses'),
})
