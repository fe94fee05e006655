import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/app/api/queries.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { refreshMarks } from '#web/features/offers/public.ts'

/** What was added to a line of a basket. */
interface Addition {
  posnr: number
  matnr: string
  quantity: string
}

/** As many as TAKE_BACK takes at once. */
const mostAtOnce = 500

/**
 * Takes additions out of lines as they are by now: what was added to them since stays.
 * @returns whether it is done; a toast says why it is not
 */
export function useTakeBack() {
  const { api } = useShop()
  const client = useQueryClient()
  return async (multibasket: string, additions: readonly Addition[]): Promise<boolean> => {
    let isDone = true
    try {
      for (let from = 0; from < additions.length; from += mostAtOnce)
        await api.post('basket', 'TAKE_BACK', {
          multibasket,
          additions: additions
            .slice(from, from + mostAtOnce)
            .map(({ posnr, matnr, quantity }) => ({ posnr, matnr, quantity })),
        })
    } catch (error) {
      isDone = false
      say({ kind: 'error', error })
    }
    const [first, ...others] = additions
    void refreshMarks(client, others.length === 0 ? first?.matnr : undefined)
    await invalidate(client, 'basket')
    return isDone
  }
}
