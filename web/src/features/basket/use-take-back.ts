import { useQueryClient } from '@tanstack/react-query'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { refreshMarks } from '#web/features/offers/public.ts'

/** Additions an undo takes back at most: each is a call of its own. */
export const mostTakenBack = 100

/** What was added to a line of a basket. */
interface Addition {
  posnr: number
  matnr: string
  quantity: string
}

/** Takes additions out of lines as they are by now: what was added to them since stays. */
export function useTakeBack() {
  const { api } = useShop()
  const client = useQueryClient()
  return async (multibasket: string, additions: readonly Addition[]): Promise<void> => {
    // Each locks the same basket; one that fails does not keep the others in it.
    for (const addition of additions) {
      try {
        await api.post('basket', 'REMOVE_POSITION', { multibasket, ...addition })
        await refreshMarks(client, addition.matnr)
      } catch (error) {
        // Somebody has taken the line out already.
        if (!isRefusal(error, 'DB_ENTRY_NOT_FOUND')) say({ kind: 'error', error })
      }
    }
    await invalidate(client, 'basket')
  }
}
