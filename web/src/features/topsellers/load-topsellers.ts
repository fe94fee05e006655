import { redirect } from '@tanstack/react-router'
import type { ShopContext } from '#web/app/shop-context.ts'
import { loadOffers } from '#web/features/offers/public.ts'
import { topsellersQuery } from './queries.ts'
import { type TopsellersSearch } from './address.ts'
import { topsellersInput, type View, views } from './search.ts'

/** What a view shows at an address, with its offers where the server renders. */
export async function loadTopsellers(
  view: View,
  { context, deps }: { context: ShopContext; deps: TopsellersSearch },
): Promise<void> {
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
}
