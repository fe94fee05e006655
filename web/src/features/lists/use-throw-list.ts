import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useBasketChoice, useTakeBack } from '#web/features/basket/public.ts'
import { refreshMarks } from '#web/features/offers/public.ts'
import type { List } from './queries.ts'
import { refreshIfGone } from './refresh-if-gone.ts'

/** More numbers than these nobody reads in a toast, and on a phone they would cover the page. */
const mostNamed = 10

/**
 * Puts a whole list into a basket, which one as the user's mode says, and tells what went in and what did not; the toast
 * takes back what did. `dialog` must stand in the caller's output.
 */
export function useThrowList({ id, name }: Pick<List, 'id' | 'name'>) {
  const t = useTexts('lists')
  const { api } = useShop()
  const client = useQueryClient()
  const takeBack = useTakeBack()
  const throwing = useMutation({
    mutationFn: (multibasket: string | undefined) =>
      api.post('lists', 'THROW_LIST', { list_id: id, ...(multibasket !== undefined && { multibasket }) }),
    onError: (error) => refreshIfGone(client, error),
    onSuccess: ({ added, refused, taken, basket }) => {
      const undo = taken.length > 0 && { undo: () => void takeBack(basket.id, taken) }
      if (refused.length === 0) say({ kind: 'done', text: t('allThrown', { basket: basket.name }), ...undo })
      else {
        const some = t('someThrown', { count: added, basket: basket.name })
        const numbersOf = (isPriceless: boolean) => {
          const all = refused
            .filter(({ code }) => (code === 'PRICE_ON_REQUEST') === isPriceless)
            .map(({ matnr }) => matnr)
          const numbers = all.slice(0, mostNamed).join(', ')
          const count = all.length - mostNamed
          return count > 0 ? t('andMore', { numbers, count }) : numbers
        }
        const [priceless, others] = [numbersOf(true), numbersOf(false)]
        const why = [
          priceless && t('pricelessNotThrown', { numbers: priceless }),
          others && t('notThrown', { numbers: others }),
        ]
        say({ kind: 'error', text: [some, ...why].filter(Boolean).join(' '), ...undo })
      }
      void refreshMarks(client)
      return invalidate(client, 'basket')
    },
  })
  const { choose, dialog } = useBasketChoice<string>({
    nameOf: (list) => list,
    put: (_, multibasket) => throwing.mutate(multibasket),
  })
  return { send: () => void choose(name), dialog, isPending: throwing.isPending }
}
