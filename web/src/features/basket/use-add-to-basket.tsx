import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { say } from '#web/app/toasts/toast-store.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { asksForBasket } from './add-mode.ts'
import { multibasketsQuery } from './queries.ts'
import { type Chosen, useAddArticle } from './use-add-article.ts'

const loadDialog = () => import('./basket-dialog.tsx')
const BasketDialog = lazy(async () => ({ default: (await loadDialog()).BasketDialog }))

/**
 * Adding to the basket as the user's mode says: straight into the active one, or after choosing in the dialog.
 * `dialog` must stand somewhere in the caller's output.
 */
export function useAddToBasket() {
  const { addToBasketMode } = useSession()
  const client = useQueryClient()
  const adding = useAddArticle()
  const [choosing, setChoosing] = useState<Chosen>()

  async function add(chosen: Chosen) {
    try {
      if (await asks()) setChoosing(chosen)
      else adding.mutate({ chosen })
    } catch (error) {
      say({ kind: 'error', error })
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
        onClose={() => setChoosing(undefined)}
        onChoose={(multibasket) => {
          setChoosing(undefined)
          adding.mutate({ chosen: choosing, multibasket })
        }}
      />
    </Suspense>
  )
  return { add, dialog, busy: adding.isPending, prepare: () => void loadDialog() }
}
