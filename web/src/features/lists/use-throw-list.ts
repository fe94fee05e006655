import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import type { List } from './queries.ts'

/** Puts a whole list into the active basket and says what went in and what did not. */
export function useThrowList({ id }: Pick<List, 'id'>) {
  const t = useTexts('lists')
  const { api } = useShop()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.post('lists', 'THROW_LIST', { list_id: id }),
    onSuccess: ({ added, notAdded, basket }) => {
      if (notAdded.length === 0) say({ kind: 'done', text: t('allThrown', { basket: basket.name }) })
      else {
        const some = t('someThrown', { count: added, basket: basket.name })
        say({ kind: 'error', text: `${some} ${t('notThrown', { numbers: notAdded.join(', ') })}` })
      }
      return invalidate(client, 'basket')
    },
  })
}
