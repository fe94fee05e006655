import { redirect } from '@tanstack/react-router'
import { categoriesAround } from '#web/app/categories.ts'
import { hasAccount } from '#web/app/guards.ts'
import type { ShopContext } from '#web/app/shop-context.ts'
import { sessionQuery } from '#web/app/shop-queries.ts'
import { loadOffers } from '#web/features/offers/public.ts'
import { HitTable } from './later-table.ts'
import { chosenCategory } from './pivot.ts'
import { hitsQuery, mayBeDocument, ownHitsQuery, type SearchInput } from './queries.ts'
import type { View } from './search-view.ts'

interface LoaderCall {
  context: ShopContext
  /** `stay`: the same screen with another address. */
  cause: 'preload' | 'enter' | 'stay'
  location: { pathname: string }
}

/**
 * For loaders. Opening a listing waits for its hits; a changed filter or page does not: the listing keeps what it
 * shows until the new hits are there, also where they are fetched ahead. A page beyond the last, of an old link or of
 * hits that became fewer, leads there.
 */
export async function loadHits(
  { context, cause, location }: LoaderCall,
  input: SearchInput,
  look: View,
): Promise<void> {
  const { queryClient, api } = context
  const query = hitsQuery(api, input)
  const category = chosenCategory([input.fq ?? []].flat())
  // What is said of a category that was left out, or has no hits, would come behind them and move them.
  const around = category && queryClient.prefetchQuery(categoriesAround(category))
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  const mayHaveOwn = input.q !== undefined && session !== undefined && hasAccount(session)
  // Own documents stand above the hits, and would move them as well.
  const own =
    mayHaveOwn &&
    mayBeDocument(input) &&
    Promise.all([queryClient.prefetchQuery(ownHitsQuery(input.q ?? '')), context.i18n.need('documents')])
  // A press while they are fetched ahead waits for the fetching: the router would put a skeleton in the listing's place,
  // and the focus would be gone.
  if (!import.meta.env.SSR) {
    const isOpen = window.location.pathname === context.basePath + location.pathname.slice(1)
    if (cause === 'stay' || (cause === 'preload' && isOpen)) return void queryClient.prefetchQuery(query)
  }
  const [{ response }] = await Promise.all([
    queryClient.ensureQueryData(query),
    look === 'table' && HitTable.prepare(),
    around,
    own,
  ])
  const { numFound, docs } = response
  const { start, rows } = input
  if (docs.length === 0 && numFound > 0 && start >= numFound) {
    const page = Math.ceil(numFound / rows)
    throw redirect({ to: '.', search: (before: object) => ({ ...before, page }), statusCode: 302 })
  }
  // Where no article is found, the page leads to what the visitor himself has by these words; in the browser it asks itself.
  if (import.meta.env.SSR && numFound === 0 && mayHaveOwn)
    await queryClient.prefetchQuery(ownHitsQuery(input.q ?? ''))
  return loadOffers(
    context,
    docs.map(({ matnr }) => ({ matnr })),
  )
}
