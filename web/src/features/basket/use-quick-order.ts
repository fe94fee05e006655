import { formatDecimal } from '@shop/contract/number-format'
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
import { readQuantity, type TypedQuantity } from './typed-quantity.ts'

/** As many as the shop takes in one go. */
export const mostRows = 500

export interface QuickRow {
  id: number
  number: string
  /** As typed. */
  quantity: string
  /** The customer's own, of a file; it goes along with the line. */
  reference?: string
  /** Of a refused quantity: what it must be a multiple of, the most a line takes, and in which unit. */
  limits?: { stepsize: string; max: string; unit: string | undefined }
  /** The quantity that can be sold and covers a refused one, or the largest. */
  soldQuantity?: string
  /** Of a unit the article does not have: what was written, and those it has. */
  strangeUnit?: { written: string; units: readonly string[] }
  state: 'open' | 'sending' | 'unknown' | 'priceless' | 'unread' | 'quantity' | 'unit' | 'full'
}

/** A line with its quantity read. */
type ReadRow = QuickRow & { read: TypedQuantity }

/** Characters the shop takes of a number; nobody's is as long. */
const longestNumber = 200

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
    mutationFn: (sent: ReadRow[]) =>
      api.post('basket', 'ADD_ARTICLES', {
        articles: sent.map(({ number, reference, read: { amount, unit } }) => ({
          matnr: number.trim(),
          quantity: amount,
          ...(unit !== undefined && { unit }),
          ...(reference !== undefined && { reference }),
        })),
      }),
    onMutate: (sent) => update((all) => all.map(among(sent, (row) => ({ ...row, state: 'sending' })))),
    onError: (_error, sent) => update((all) => all.map(among(sent, (row) => ({ ...row, state: 'open' })))),
    onSuccess: ({ basket, results }, sent) => {
      update((all) =>
        all.flatMap((row) => {
          const index = sent.findIndex(({ id }) => id === row.id)
          return afterwards(row, results[index], sent[index]?.read)
        }),
      )
      const count = results.filter(({ ok }) => ok).length
      if (count > 0) say({ kind: 'done', text: t('rowsAdded', { count, basket: basket.name }) })
      return invalidate(client, 'basket', 'materialmaster')
    },
  })

  /** Sends what can be read; a quantity that is no number is marked and stays. */
  function send(wanted: readonly QuickRow[]) {
    const read = wanted.map((row) => ({ ...row, read: readQuantity(row.quantity, formats.number) }))
    const wrong = read.filter((row) => row.read === undefined)
    if (wrong.length > 0) update((all) => all.map(among(wrong, (row) => ({ ...row, state: 'unread' }))))
    const right = read.flatMap((row) => (row.read === undefined ? [] : [{ ...row, read: row.read }]))
    for (let from = 0; from < right.length; from += mostRows)
      adding.mutate(right.slice(from, from + mostRows))
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
      update((all) => all.flatMap((row) => (row.id === id ? taken.map(rowOf) : [row])))
    },
    /** Puts lines of a file behind all others, wherever somebody has typed meanwhile. */
    append: (lines: readonly PastedRow[]) =>
      update((all) => [...all.filter((row) => !isEmpty(row)), ...lines.map(rowOf)]),
    order: (id: number) => send(rows.filter((row) => row.id === id)),
    /** Orders a refused line with the quantity it can be sold in. */
    orderSold: (row: QuickRow & { soldQuantity: string }) => {
      const { unit } = readQuantity(row.quantity, formats.number) ?? {}
      const sold = row.soldQuantity
      const inUnit = unit === undefined ? '' : ` ${formats.unit(row.limits?.unit ?? unit, sold)}`
      const quantity = written(sold) + inUnit
      update((all) => all.map(among([row], (one) => ({ ...one, quantity }))))
      send([{ ...row, quantity }])
    },
    orderAll: () => send(rows.filter((row) => row.number.trim() !== '' && row.state !== 'sending')),
  }

  function rowOf({ number, quantity, ...more }: PastedRow): QuickRow {
    return { ...emptyRow(), ...more, number: number.slice(0, longestNumber), quantity: written(quantity) }
  }

  /** A canonical quantity as one types it here; what is more than that stays as it is. */
  function written(quantity: string): string {
    const isRead = /^\d+(\.\d+)?$/.test(quantity)
    return isRead ? formatDecimal(quantity, { ...formats.number, thousandsSeparator: '' }) : quantity
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
function afterwards(
  row: QuickRow,
  result: Result | undefined,
  read: TypedQuantity = { amount: '0' },
): QuickRow[] {
  if (!result) return [row]
  if (result.ok) return []
  const { code, stepsize, max, unit, units } = result
  if (units !== undefined && read.unit !== undefined)
    return [{ ...row, strangeUnit: { written: read.unit, units }, state: 'unit' }]
  const refused = stepsize !== undefined &&
    max !== undefined && {
      limits: { stepsize, max, unit },
      soldQuantity: snapToStep(read.amount, quantityRules({ step: stepsize }, max)),
    }
  return [{ ...row, ...refused, state: code === '' ? 'open' : states[code] }]
}

function withEmptyRow(rows: QuickRow[]): QuickRow[] {
  const last = rows.at(-1)
  return last && isEmpty(last) ? rows : [...rows, emptyRow()]
}
