import { lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { Namespace } from '#web/app/i18n/namespaces.ts'
import { type Match, pageTitle } from '#web/app/page-title.ts'
import type { ShopContext } from '#web/app/shop-context.ts'
import { loadOffers } from '#web/features/offers/public.ts'
import { topsellersQuery } from './queries.ts'
import {
  topsellersInput,
  type TopsellersSearch,
  validateTopsellersSearch,
  type View,
  views,
} from './search.ts'

const texts: readonly Namespace[] = ['topsellers', 'documents', 'article', 'basket', 'offers']
const screens = { own: 'OwnScreen', customer: 'CustomerScreen', latest: 'LatestScreen' } as const

/** The route of a view; anew for each, because the router writes into it. */
export const topsellersRoute = (view: View) => ({
  staticData: { texts: [...texts] },
  validateSearch: validateTopsellersSearch,
  loaderDeps: ({ search }: { search: TopsellersSearch }) => search,
  loader: async ({ context, deps }: { context: ShopContext; deps: TopsellersSearch }) => {
    const { articles, numFound } = await context.queryClient.ensureQueryData(topsellersQuery(view, deps))
    // A page beyond the last, of an old link or after a change, leads to the last.
    if (articles.length === 0 && numFound > 0) {
      const page = Math.ceil(numFound / topsellersInput(view, deps).rows)
      throw redirect({ to: views[view].to, search: { ...deps, page }, statusCode: 302 })
    }
    await loadOffers(
      context,
      articles.map(({ article: { matnr } }) => ({ matnr })),
    )
  },
  head: ({ match }: { match: Match }) => pageTitle(match.context, 'topsellers', `${view}.title`),
  component: lazyRouteComponent(() => import('./topsellers-views.tsx'), screens[view]),
})
