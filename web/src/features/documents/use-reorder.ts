import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { unlessPending } from '#web/app/query/unless-pending.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useBasketChoice, useTakeBack } from '#web/features/basket/public.ts'
import { refreshMarks } from '#web/features/offers/public.ts'

type Answered = Answer<'basket', 'ADD_ARTICLES'>
const mutationKey = ['basket', 'reorder']
/** As many as ADD_ARTICLES takes at once. */
const mostAtOnce = 500

/** Lines in parts of at most so many. */
export const inParts = <T>(lines: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(lines.length / most) }, (_, part) =>
    lines.slice(part * most, (part + 1) * most),
  )

/** What can be ordered again. */
export interface ReorderLine {
  /** Of its own among the lines, such as a position's number. */
  id: number | string
  matnr: string
  quantity: string
  unit: string
  /** Chosen with all at once; the others can be chosen one by one. */
  usual: boolean
}

export type ReorderOutcome = Pick<Answered['results'][number], 'ok' | 'code'> & { basket: string }

interface Wanted {
  wanted: ReorderLine[]
  /** Undefined: the active one. */
  multibasket: string | undefined
}

interface Added {
  basket: Answered['basket'] | undefined
  lines: { matnr: string; quantity: string; posnr: number }[]
  told: (readonly [ReorderLine['id'], ReorderOutcome])[]
}

/** Ordering lines again that were ordered before: which ones are chosen, and what became of each. */
export function useReorder(lines: readonly ReorderLine[]) {
  const t = useTexts('documents')
  const { api } = useShop()
  const client = useQueryClient()
  const [selected, setSelected] = useState<ReadonlySet<ReorderLine['id']>>(new Set())
  const [outcomes, setOutcomes] = useState<ReadonlyMap<ReorderLine['id'], ReorderOutcome>>(new Map())
  const usual = lines.filter((line) => line.usual)
  const chosen = lines.filter(({ id }) => selected.has(id))

  const takeBack = useTakeBack()
  const add = useMutation({
    mutationKey,
    mutationFn: async ({ wanted, multibasket }: Wanted) => {
      const added: Added = { basket: undefined, lines: [], told: [] }
      // One part after the other into the same basket; what is done stays done when a later one fails.
      for (const part of inParts(wanted, mostAtOnce)) {
        const articles = part.map(({ matnr, quantity, unit }) => ({ matnr, quantity, unit }))
        const into = added.basket?.id ?? multibasket
        const { basket, results } = await api.post('basket', 'ADD_ARTICLES', {
          articles,
          ...(into !== undefined && { multibasket: into }),
        })
        // Results stand in the order of what was sent.
        const told = part.flatMap((line, index) => {
          const result = results[index]
          return result ? [{ ...line, result }] : []
        })
        const outcomes = told.map(
          ({ id, result: { ok, code } }) => [id, { ok, code, basket: basket.name }] as const,
        )
        const isFirst = added.basket === undefined
        setOutcomes((before) => new Map([...(isFirst ? [] : before), ...outcomes]))
        const done = new Set(told.filter(({ result }) => result.ok).map(({ id }) => id))
        setSelected((before) => new Set([...before].filter((id) => !done.has(id))))
        added.lines.push(
          ...told.flatMap(({ matnr, quantity, result: { posnr } }) =>
            posnr === null ? [] : [{ matnr, quantity, posnr }],
          ),
        )
        added.told.push(...outcomes)
        added.basket = basket
      }
      return added
    },
    onSuccess: ({ basket, lines: taken, told }) => {
      if (basket === undefined || taken.length === 0) return
      const undo = async () => {
        setOutcomes(new Map())
        // What is still in the basket says so again.
        if (!(await takeBack(basket.id, taken))) setOutcomes(new Map(told))
      }
      const text = t('reorderDone', { count: taken.length, basket: basket.name })
      say({ kind: 'done', text, undo: () => void undo() })
    },
    onSettled: () => {
      void refreshMarks(client)
      return invalidate(client, 'basket')
    },
  })
  const { choose, dialog } = useBasketChoice<ReorderLine[]>({
    nameOf: (wanted) => t('selected', { count: wanted.length }),
    put: (wanted, multibasket) =>
      unlessPending(client, mutationKey, () => add.mutate({ wanted, multibasket })),
  })

  return {
    selected,
    outcomes,
    /** Of those that can be seen. */
    chosen: chosen.length,
    selectable: lines.length,
    allSelected: usual.length > 0 && usual.every(({ id }) => selected.has(id)),
    select: (id: ReorderLine['id'], on: boolean) => {
      const next = new Set(selected)
      if (on) next.add(id)
      else next.delete(id)
      setSelected(next)
    },
    selectAll: (on: boolean) => setSelected(new Set(on ? usual.map(({ id }) => id) : [])),
    send: () => void choose(chosen),
    isPending: add.isPending,
    /** Must stand in the caller's output: which basket it is to be, where the user is asked. */
    dialog,
  }
}
