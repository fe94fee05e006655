import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import type { DocumentPosition } from './queries.ts'

type Added = Answer<'basket', 'ADD_ARTICLES'>
export type ReorderOutcome = Pick<Added['results'][number], 'ok' | 'code'> & { basket: string }

/**
 * Ordering lines of a document again: which ones are chosen, and what became of each. All at once leaves out
 * alternatives and parts of other lines, which would double what was ordered; they can be chosen one by one.
 */
export function useReorder(positions: readonly DocumentPosition[]) {
  const t = useTexts('documents')
  const { api } = useShop()
  const client = useQueryClient()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, ReorderOutcome>>(new Map())
  const usual = positions.filter(
    ({ orderable, alternativeTo, partOf }) => orderable && alternativeTo === null && partOf === null,
  )
  const chosen = positions.filter(({ posnr }) => selected.has(posnr))

  const add = useMutation({
    mutationFn: () =>
      api.post('basket', 'ADD_ARTICLES', {
        articles: chosen.map(({ matnr, amount, unit }) => ({ matnr, quantity: amount, unit })),
      }),
    onSuccess: async ({ basket, results }) => {
      // Results stand in the order of what was sent.
      const entries = chosen.flatMap(({ posnr }, index) => {
        const result = results[index]
        return result ? [[posnr, { ok: result.ok, code: result.code, basket: basket.name }] as const] : []
      })
      setOutcomes(new Map(entries))
      setSelected(new Set(entries.filter(([, { ok }]) => !ok).map(([posnr]) => posnr)))
      const count = entries.filter(([, { ok }]) => ok).length
      if (count > 0) say({ kind: 'done', text: t('reorderDone', { count, basket: basket.name }) })
      await invalidate(client, 'basket')
    },
  })

  return {
    selected,
    outcomes,
    selectable: positions.filter(({ orderable }) => orderable).length,
    allSelected: usual.length > 0 && usual.every(({ posnr }) => selected.has(posnr)),
    select: (posnr: number, on: boolean) => {
      const next = new Set(selected)
      if (on) next.add(posnr)
      else next.delete(posnr)
      setSelected(next)
    },
    selectAll: (on: boolean) => setSelected(new Set(on ? usual.map(({ posnr }) => posnr) : [])),
    send: () => add.mutate(),
    isPending: add.isPending,
  }
}
