import type { Input } from '#web/app/api/resources.ts'
import type { ShopContext } from '#web/app/shop-context.ts'
import { loadOffers } from '#web/features/offers/public.ts'
import { searchQuery } from './queries.ts'

interface LoaderCall {
  context: ShopContext
  /** `stay`: the same screen with another address. */
  cause: 'preload' | 'enter' | 'stay'
}

/**
 * For loaders. Opening a listing waits for its hits; a changed filter or page does not: the listing keeps what it
 * shows until the new hits are there.
 */
export async function loadHits({ context, cause }: LoaderCall, input: Input<'search', 'SEARCH'>) {
  const { queryClient } = context
  if (cause === 'stay' && !import.meta.env.SSR) return void queryClient.prefetchQuery(searchQuery(input))
  const { response } = await queryClient.ensureQueryData(searchQuery(input))
  return loadOffers(
    context,
    response.docs.map(({ matnr }) => ({ matnr })),
  )
}
