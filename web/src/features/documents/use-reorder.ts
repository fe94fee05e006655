import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { unlessPending } from '#web/app/query/unless-pending.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import type { DocumentPosition } from './queries.ts'

type Added = Answer<'basket', 'ADD_ARTICLES'>
const mutationKey = ['basket', 'reorder']
/** As many as ADD_ARTICLES takes at once. */
const mostAtOnce = 500

/** Lines in parts of at most so many. */
export const inParts = <T>(lines: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(lines.length / most) }, (_, part) =>
    lines.slice(part * most, (part + 1) * most),
  )

/** A line of nothing, as of texts or what was taken back, cannot be ordered again. */
export const isReorderable = ({ orderable, amount }: DocumentPosition): boolean => orderable && amount !== '0'

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
    (each) => isReorderable(each) && each.alternativeTo === null && each.partOf === null,
  )
  const chosen = positions.filter(({ posnr }) => selected.has(posnr))

  const add = useMutation({
    mutationKey,
    mutationFn: async () => {
      const added = { count: 0, basket: '' }
      // One part after the other into the same basket; what is done stays done when a later one fails.
      for (const lines of inParts(chosen, mostAtOnce)) {
        const articles = lines.map(({ matnr, amount, unit }) => ({ matnr, quantity: amount, unit }))
        const { basket, results } = await api.post('basket', 'ADD_ARTICLES', { articles })
        // Results stand in the order of what was sent.
        const entries = lines.flatMap(({ posnr }, index) => {
          const result = results[index]
          return result ? [[posnr, { ok: result.ok, code: result.code, basket: basket.name }] as const] : []
        })
        const done = new Set(entries.filter(([, { ok }]) => ok).map(([posnr]) => posnr))
        setOutcomes((before) => new Map([...(added.basket === '' ? [] : before), ...entries]))
        setSelected((before) => new Set([...before].filter((posnr) => !done.has(posnr))))
        added.count += done.size
        added.basket = basket.name
      }
      return added
    },
    onSuccess: ({ count, basket }) => {
      if (count > 0) say({ kind: 'done', text: t('reorderDone', { count, basket }) })
    },
    onSettled: () => invalidate(client, 'basket'),
  })

  return {
    selected,
    outcomes,
    selectable: positions.filter(isReorderable).length,
    allSelected: usual.length > 0 && usual.every(({ posnr }) => selected.has(posnr)),
    select: (posnr: number, on: boolean) => {
      const next = new Set(selected)
      if (on) next.add(posnr)
      else next.delete(posnr)
      setSelected(next)
    },
    selectAll: (on: boolean) => setSelected(new Set(on ? usual.map(({ posnr }) => posnr) : [])),
    send: () => unlessPending(client, mutationKey, () => add.mutate()),
    isPending: add.isPending,
  }
}
