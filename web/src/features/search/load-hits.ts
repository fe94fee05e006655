import { redirect } from '@tanstack/react-router'
import { hasAccount } from '#web/app/guards.ts'
import type { ShopContext } from '#web/app/shop-context.ts'
import { sessionQuery } from '#web/app/shop-queries.ts'
import { loadOffers } from '#web/features/offers/public.ts'
import { HitTable } from './later-table.ts'
import { hitsQuery, ownHitsQuery, type SearchInput } from './queries.ts'
import type { View } from './search-view.ts'

interface LoaderCall {
  context: ShopContext
  /** `stay`: the same screen with another address. */
  cause: 'preload' | 'enter' | 'stay'
}

/**
 * For loaders. Opening a listing waits for its hits; a changed filter or page does not: the listing keeps what it
 * shows until the new hits are there. A page beyond the last, of an old link or of hits that became fewer, leads there.
 */
export async function loadHits(
  { context, cause }: LoaderCall,
  input: SearchInput,
  look: View,
): Promise<void> {
  const { queryClient, api } = context
  const query = hitsQuery(api, input)
  if (cause === 'stay' && !import.meta.env.SSR) return void queryClient.prefetchQuery(query)
  const [{ response }] = await Promise.all([
    queryClient.ensureQueryData(query),
    look === 'table' && HitTable.prepare(),
  ])
  const { numFound, docs } = response
  const { start, rows } = input
  if (docs.length === 0 && numFound > 0 && start >= numFound) {
    const page = Math.ceil(numFound / rows)
    throw redirect({ to: '.', search: (before: object) => ({ ...before, page }), statusCode: 302 })
  }
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  // Where no article is found, the page leads to what the visitor himself has by these words.
  if (numFound === 0 && input.q !== undefined && session && hasAccount(session))
    await queryClient.prefetchQuery(ownHitsQuery(input.q))
  return loadOffers(
    context,
    docs.map(({ matnr }) => ({ matnr })),
  )
}
