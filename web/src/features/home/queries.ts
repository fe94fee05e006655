import { queryOptions } from '@tanstack/react-query'
import { isRefusal } from '#web/app/api/api-error.ts'
import type { ShopContext } from '#web/app/shop-context.ts'
import { loadOffers } from '#web/features/offers/public.ts'

const rows = 10

/**
 * What sells best, with its offers where the server renders. Only the articles are kept: the facets of the answer
 * would weigh more than the page. While the search is away the home page stands without them.
 */
export const popularQuery = (context: ShopContext) =>
  queryOptions({
    queryKey: ['search', 'POST', 'popular'],
    queryFn: async () => {
      try {
        const { docs } = (await context.api.post('search', 'SEARCH', { rows })).response
        await loadOffers(
          context,
          docs.map(({ matnr }) => ({ matnr })),
        )
        return docs
      } catch (error) {
        if (isRefusal(error)) return []
        throw error
      }
    },
  })
