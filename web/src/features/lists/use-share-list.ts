import { useOptimistic } from '#web/app/query/use-optimistic.ts'
import { useShop } from '#web/app/use-shop.ts'
import { type List, type ListAnswer, listQuery } from './queries.ts'

/** Shares an own list with everybody of the customer, or not. */
export function useShareList({ id }: Pick<List, 'id'>) {
  const { api } = useShop()
  return useOptimistic<ListAnswer, boolean>({
    query: listQuery(id),
    send: (publish) => api.post('lists', 'PUBLISH_LIST', { list_id: id, publish }),
    change: (before, isPublic) => ({ ...before, list: { ...before.list, isPublic } }),
  })
}
