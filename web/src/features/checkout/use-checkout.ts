import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isRefusal } from '#web/app/api/api-error.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useSession } from '#web/app/shop-queries.ts'
import { useShop } from '#web/app/use-shop.ts'
import { differencesIn, isSameOffer, unasked } from './changes.ts'
import { dropOrderKey, orderKey } from './order-key.ts'
import { type Checkout, type Choice, checkoutQuery, type Difference } from './queries.ts'

/** The order went out and no answer came: it may have been taken. A further one with the same key makes no second order. */
export const lost = ['OFFLINE', 'UNEXPECTED_ANSWER'] as const

/** Codes this screen answers in its own place. */
const answered = [
  'CHECKOUT_CHANGED',
  'CHECKOUT_INCOMPLETE',
  'IDEMPOTENCY_CONFLICT',
  'BASKET_EMPTY',
  'BUDGET_EXCEEDED',
]

/**
 * The checkout: choices are saved one after the other, and the order goes out after the last of them, under the hash
 * of what is on screen. Differences must be accepted before anything is ordered: where the last choice brings other
 * prices, the order goes out under what was on screen as the button was pressed, and the shop refuses it with them.
 */
export function useCheckout() {
  const { api } = useShop()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { kunnr } = useSession()
  const checkout = useSuspenseQuery(checkoutQuery).data
  const [changes, setChanges] = useState<readonly Difference[]>(() => unasked(checkout.differences))
  const { queryKey } = checkoutQuery
  const current = () => client.getQueryData(queryKey) ?? checkout
  const multibasket = checkout.basket.id
  const keyName = `${kunnr} ${multibasket}`
  const scope = { id: 'checkout' }

  /** What a choice has made of the checkout. */
  function show(next: Checkout) {
    client.setQueryData(queryKey, next)
    setChanges((before) => [...before, ...unasked(next.differences)])
  }

  const saving = useMutation({
    scope,
    mutationFn: (choice: Choice) => api.post('checkout', 'SAVE_CHECKOUT', { multibasket, ...choice }),
    onSuccess: show,
  })

  const placing = useMutation({
    scope,
    meta: { handles: [...answered, ...lost] },
    mutationFn: (pressed: Checkout) =>
      api.post('checkout', 'PLACE_ORDER', {
        idempotency_key: orderKey(keyName),
        multibasket,
        seen: (isSameOffer(pressed, current()) ? current() : pressed).seen,
      }),
    onSuccess: async ({ docid, doctype }) => {
      dropOrderKey(keyName)
      await navigate({ to: '/ordering-process-ordered', search: { docid, doctype } })
      client.removeQueries({ queryKey })
      await invalidate(client, 'basket', 'docs', 'materialmaster')
    },
    onError: async (error) => {
      if (isRefusal(error, 'IDEMPOTENCY_CONFLICT')) dropOrderKey(keyName)
      if (!isRefusal(error, ...answered)) return
      if (isRefusal(error, 'CHECKOUT_CHANGED')) setChanges(differencesIn(error.data))
      await client.refetchQueries({ queryKey })
    },
  })

  return {
    checkout,
    save: (choice: Choice) => saving.mutate(choice),
    show,
    isSaving: saving.isPending,
    changes,
    accept: () => {
      setChanges([])
      placing.reset()
    },
    place: () => {
      if (!placing.isPending) placing.mutate(current())
    },
    isPlacing: placing.isPending || placing.isSuccess,
    /** Why the order was refused. */
    refusal: placing.error,
  }
}
