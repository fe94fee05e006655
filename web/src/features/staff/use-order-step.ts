import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '#web/app/api/api.ts'
import { invalidate } from '#web/app/api/queries.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { randomKey } from '#web/app/random-key.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'

export type Taken = { posnr: number; quantity: string }
export type OrderStep = ReturnType<typeof useOrderStep>

/**
 * A step of the built-in ERP that makes a document. A second click and a repeat after a lost answer send the same key,
 * so the document is made once; the next step has a key of its own.
 * @param done text that names the number of what was made
 */
export function useOrderStep(
  done: 'delivered' | 'invoiced' | 'credited',
  make: (api: Api, taken: Taken[], key: string, reason: string) => Promise<{ orderNumber: string }>,
) {
  const t = useTexts('staff')
  const { api } = useShop()
  const client = useQueryClient()
  const [key, setKey] = useState(randomKey)
  return useMutation({
    meta: { handles: ['INVALID_PARAMS'] },
    mutationFn: ({ taken, reason }: { taken: Taken[]; reason: string }) => make(api, taken, key, reason),
    onSuccess: ({ orderNumber }) => say({ kind: 'done', text: t(done, { number: orderNumber }) }),
    onSettled: (_made, error) => {
      // A refused step made nothing: what is corrected is another step.
      if (!isLost(error)) setKey(randomKey())
      return invalidate(client, 'erp')
    },
  })
}

const isLost = (error: Error | null): boolean => error !== null && 'code' in error && error.code === 'OFFLINE'
