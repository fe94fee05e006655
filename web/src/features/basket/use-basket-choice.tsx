import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#web/app/lazily.tsx'
import { say } from '#web/app/toasts/toast-store.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { asksForBasket } from './add-mode.ts'
import { multibasketsQuery } from './queries.ts'

const BasketDialog = lazyDialog(async () => (await import('./basket-dialog.tsx')).BasketDialog)

interface BasketChoice<Chosen> {
  /** How the dialog names what is to go into a basket. */
  nameOf: (chosen: Chosen) => string
  put: (chosen: Chosen, multibasket?: string) => void
  /** The choice was closed without an answer. */
  left?: (chosen: Chosen) => void
  /** The baskets to choose from could not be loaded. Without it a toast says so. */
  failed?: (chosen: Chosen, error: unknown) => void
}

/**
 * Which basket something goes into, as the user's mode says: straight into the active one, or after choosing in the
 * dialog. `dialog` must stand somewhere in the caller's output.
 */
export function useBasketChoice<Chosen>({ nameOf, put, left, failed }: BasketChoice<Chosen>) {
  const { addToBasketMode } = useSession()
  const client = useQueryClient()
  const [choosing, setChoosing] = useState<{ chosen: Chosen }>()

  async function choose(chosen: Chosen) {
    try {
      if (await asks()) setChoosing({ chosen })
      else put(chosen)
    } catch (error) {
      if (failed) failed(chosen, error)
      else say({ kind: 'error', error })
    }
  }

  async function asks(): Promise<boolean> {
    if (addToBasketMode !== 2) return asksForBasket(addToBasketMode, 1)
    const { multibaskets } = await client.ensureQueryData(multibasketsQuery)
    return asksForBasket(addToBasketMode, multibaskets.length)
  }

  const dialog = choosing && (
    <Suspense fallback={null}>
      <BasketDialog
        about={nameOf(choosing.chosen)}
        onClose={() => {
          setChoosing(undefined)
          left?.(choosing.chosen)
        }}
        onChoose={(multibasket) => {
          setChoosing(undefined)
          put(choosing.chosen, multibasket)
        }}
      />
    </Suspense>
  )
  return { choose, dialog, prepare: BasketDialog.prepare }
}
