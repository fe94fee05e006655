import { formatDecimal, parseDecimal } from '@shop/contract/number-format'
import { quantityRules, snapToStep } from '@shop/contract/quantity-step'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'
import { useTexts } from '#web/app/i18n/use-texts.ts'
import { say } from '#web/app/toasts/toast-store.ts'
import { useShop } from '#web/app/use-shop.ts'
import { useFormats } from '#web/ui/format/use-formats.ts'
import type { PastedRow } from './pasted-rows.ts'

/** As many as the shop takes in one go. */
export const mostRows = 500

export interface QuickRow {
  id: number
  number: string
  /** As typed. */
  quantity: string
  /** Of a refused quantity: what it must be a multiple of, and the most a line takes. */
  limits?: { stepsize: string; max: string }
  /** The quantity that can be sold and covers a refused one, or the largest. */
  soldQuantity?: string
  state: 'open' | 'sending' | 'unknown' | 'priceless' | 'unread' | 'quantity' | 'full'
}

type Result = Answer<'basket', 'ADD_ARTICLES'>['results'][number]

let nextId = 1
const emptyRow = (): QuickRow => ({ id: nextId++, number: '', quantity: '', state: 'open' })
const isEmpty = ({ number, quantity }: QuickRow) => number.trim() === '' && quantity.trim() === ''

/** The lines of the quick order; there is always an empty one at the end. */
export function useQuickOrder() {
  const { api } = useShop()
  const client = useQueryClient()
  const t = useTexts('basket')
  const formats = useFormats()
  const [rows, setRows] = useState<QuickRow[]>(() => [emptyRow()])
  const update = (change: (rows: QuickRow[]) => QuickRow[]) =>
    setRows((before) => withEmptyRow(change(before)))

  const adding = useMutation({
    mutationFn: (sent: (QuickRow & { amount: string })[]) =>
      api.post('basket', 'ADD_ARTICLES', {
        articles: sent.map(({ number, amount }) => ({ matnr: number.trim(), quantity: amount })),
      }),
    onMutate: (sent) => update((all) => all.map(among(sent, (row) => ({ ...row, state: 'sending' })))),
    onError: (_error, sent) => update((all) => all.map(among(sent, (row) => ({ ...row, state: 'open' })))),
    onSuccess: ({ basket, results }, sent) => {
      update((all) =>
        all.flatMap((row) => {
          const index = sent.findIndex(({ id }) => id === row.id)
          return afterwards(row, results[index], sent[index]?.amount)
        }),
      )
      const count = results.filter(({ ok }) => ok).length
      if (count > 0) say({ kind: 'done', text: t('rowsAdded', { count, basket: basket.name }) })
      return invalidate(client, 'basket', 'materialmaster')
    },
  })

  /** Sends what can be read; a quantity that is no number is marked and stays. */
  function send(wanted: readonly QuickRow[]) {
    const read = wanted.map((row) => ({ ...row, amount: amountOf(row.quantity) }))
    const wrong = read.filter(({ amount }) => amount === undefined)
    if (wrong.length > 0) update((all) => all.map(among(wrong, (row) => ({ ...row, state: 'unread' }))))
    const right = read.flatMap((row) => (row.amount === undefined ? [] : [{ ...row, amount: row.amount }]))
    for (let from = 0; from < right.length; from += mostRows)
      adding.mutate(right.slice(from, from + mostRows))
  }

  function amountOf(typed: string): string | undefined {
    const amount = typed.trim() === '' ? '1' : parseDecimal(typed, formats.number)
    return amount === undefined || amount === '0' || amount.startsWith('-') ? undefined : amount
  }

  return {
    rows,
    isOrdering: adding.isPending,
    change: (id: number, typed: Partial<Pick<QuickRow, 'number' | 'quantity'>>) =>
      update((all) => all.map((row) => (row.id === id ? { ...row, ...typed, state: 'open' } : row))),
    remove: (id: number) => update((all) => all.filter((row) => row.id !== id)),
    /** Puts pasted lines in the place of a line: as many as the shop takes in one go, of more it says where to go on. */
    fill: (id: number, pasted: readonly PastedRow[]) => {
      const taken = pasted.slice(0, mostRows)
      const next = pasted[mostRows]
      if (next)
        say({
          kind: 'info',
          text: t('rowsLeft', {
            count: mostRows,
            total: formats.decimal(String(pasted.length)),
            next: next.number,
          }),
        })
      update((all) =>
        all.flatMap((row) =>
          row.id === id ? taken.map((line) => ({ ...emptyRow(), ...written(line) })) : [row],
        ),
      )
    },
    order: (id: number) => send(rows.filter((row) => row.id === id)),
    /** Orders a refused line with the quantity it can be sold in. */
    orderSold: (row: QuickRow & { soldQuantity: string }) => {
      const { quantity } = written({ number: row.number, quantity: row.soldQuantity })
      update((all) => all.map(among([row], (one) => ({ ...one, quantity }))))
      send([{ ...row, quantity }])
    },
    orderAll: () => send(rows.filter((row) => row.number.trim() !== '' && row.state !== 'sending')),
  }

  /** A canonical quantity as one types it here. */
  function written({ number, quantity }: PastedRow): PastedRow {
    const isRead = /^\d+(\.\d+)?$/.test(quantity)
    return {
      number,
      quantity: isRead ? formatDecimal(quantity, { ...formats.number, thousandsSeparator: '' }) : quantity,
    }
  }
}

const among =
  (some: readonly QuickRow[], change: (row: QuickRow) => QuickRow) =>
  (row: QuickRow): QuickRow =>
    some.some(({ id }) => id === row.id) ? change(row) : row

const states = {
  ARTICLE_NUMBER_NOT_FOUND: 'unknown',
  PRICE_ON_REQUEST: 'priceless',
  INVALID_QUANTITY: 'quantity',
  BASKET_FULL: 'full',
} as const

/** What is in the basket leaves the grid; the rest stays with its reason. */
function afterwards(row: QuickRow, result: Result | undefined, amount = '0'): QuickRow[] {
  if (!result) return [row]
  if (result.ok) return []
  const { code, stepsize, max } = result
  const refused = stepsize !== undefined &&
    max !== undefined && {
      limits: { stepsize, max },
      soldQuantity: snapToStep(amount, quantityRules({ step: stepsize }, max)),
    }
  return [{ ...row, ...refused, state: code === '' ? 'open' : states[code] }]
}

function withEmptyRow(rows: QuickRow[]): QuickRow[] {
  const last = rows.at(-1)
  return last && isEmpty(last) ? rows : [...rows, emptyRow()]
}
