import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { say } from '#web/app/toasts/toast-store.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { asksForBasket } from './add-mode.ts'
import { multibasketsQuery } from './queries.ts'
import { type Chosen, useAddArticle } from './use-add-article.ts'

const loadDialog = () => import('./basket-dialog.tsx')
const BasketDialog = lazy(async () => ({ default: (await loadDialog()).BasketDialog }))

/** How adding ended: 'left' where the choice of a basket was closed, an error where the shop refused. */
type Settled = (outcome: 'added' | 'left' | Error) => void

interface Choice {
  chosen: Chosen
  settled: Settled | undefined
}

/**
 * Adding to the basket as the user's mode says: straight into the active one, or after choosing in the dialog.
 * `dialog` must stand somewhere in the caller's output.
 */
export function useAddToBasket() {
  const { addToBasketMode } = useSession()
  const client = useQueryClient()
  const adding = useAddArticle()
  const [choosing, setChoosing] = useState<Choice>()

  async function add(chosen: Chosen, settled?: Settled) {
    try {
      if (await asks()) setChoosing({ chosen, settled })
      else send({ chosen, settled })
    } catch (error) {
      say({ kind: 'error', error })
      settled?.(error as Error)
    }
  }

  function send({ chosen, settled }: Choice, multibasket?: string) {
    const basket = multibasket === undefined ? {} : { multibasket }
    adding.mutate(
      { chosen, ...basket },
      { onSuccess: () => settled?.('added'), onError: (error) => settled?.(error) },
    )
  }

  function close(outcome?: 'left') {
    setChoosing(undefined)
    if (outcome === 'left') choosing?.settled?.('left')
  }

  async function asks(): Promise<boolean> {
    if (addToBasketMode !== 2) return asksForBasket(addToBasketMode, 1)
    const { multibaskets } = await client.ensureQueryData(multibasketsQuery)
    return asksForBasket(addToBasketMode, multibaskets.length)
  }

  const dialog = choosing && (
    <Suspense fallback={null}>
      <BasketDialog
        onClose={() => close('left')}
        onChoose={(multibasket) => {
          close()
          send(choosing, multibasket)
        }}
      />
    </Suspense>
  )
  return { add, dialog, busy: adding.isPending, prepare: () => void loadDialog() }
}
