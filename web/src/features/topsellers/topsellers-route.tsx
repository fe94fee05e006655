import { lazyRouteComponent } from '@tanstack/react-router'
import type { Namespace } from '#web/app/i18n/namespaces.ts'
import { type Match, pageTitle } from '#web/app/page-title.ts'
import type { ShopContext } from '#web/app/shop-context.ts'
import { type TopsellersSearch, validateTopsellersSearch } from './address.ts'
import type { View } from './search.ts'

const texts: readonly Namespace[] = ['topsellers', 'documents', 'article', 'basket', 'offers']
const screens = { own: 'OwnScreen', customer: 'CustomerScreen', latest: 'LatestScreen' } as const

/** The route of a view; anew for each, because the router writes into it. What every page would load of it is kept small. */
export const topsellersRoute = (view: View) => ({
  staticData: { texts: [...texts] },
  validateSearch: validateTopsellersSearch,
  loaderDeps: ({ search }: { search: TopsellersSearch }) => search,
  loader: async (around: { context: ShopContext; deps: TopsellersSearch }) =>
    (await import('./load-topsellers.ts')).loadTopsellers(view, around),
  head: ({ match }: { match: Match }) => pageTitle(match.context, 'topsellers', `${view}.title`),
  component: lazyRouteComponent(() => import('./topsellers-views.tsx'), screens[view]),
})
