import type { ShopContext } from '#web/app/shop-context.ts'
import { loadOffers } from '#web/features/offers/public.ts'
import { hitsQuery, type SearchInput } from './queries.ts'

interface LoaderCall {
  context: ShopContext
  /** `stay`: the same screen with another address. */
  cause: 'preload' | 'enter' | 'stay'
}

/**
 * For loaders. Opening a listing waits for its hits; a changed filter or page does not: the listing keeps what it
 * shows until the new hits are there.
 */
export async function loadHits({ context, cause }: LoaderCall, input: SearchInput): Promise<void> {
  const { queryClient, api } = context
  const query = hitsQuery(api, input)
  if (cause === 'stay' && !import.meta.env.SSR) return void queryClient.prefetchQuery(query)
  const { response } = await queryClient.ensureQueryData(query)
  return loadOffers(
    context,
    response.docs.map(({ matnr }) => ({ matnr })),
  )
}
