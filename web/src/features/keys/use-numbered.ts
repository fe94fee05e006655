import { useQuery } from '@tanstack/react-query'
import { getQuery } from '#web/app/api/queries.ts'

/**
 * Whether what looks like an order names an article of the shop: with words behind the number it may as well be
 * searched for.
 * @returns the order where an article has exactly its number; `isPending` while that is asked
 */
export function useNumbered<T extends { number: string }>(
  order: T | undefined,
): { order: T | undefined; isPending: boolean } {
  const { data, isLoading } = useQuery({
    ...getQuery('search', 'SUGGEST', { q: (order?.number ?? '').slice(0, 120) }),
    enabled: order !== undefined,
  })
  return { order: data?.exactHit == null ? undefined : order, isPending: isLoading }
}
