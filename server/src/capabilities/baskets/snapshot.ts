import { createHash } from 'node:crypto'
import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import { type OrderText, orderTexts } from '@shop/contract/order-texts'

/**
 * What somebody saw at checkout. Prices are those he may see: net ones with the permission, else retail ones, so that
 * neither the differences nor the hash tell more than the screen.
 */
export type Sight = {
  net: boolean
  lines: SeenLine[]
  /** Delivery type with address or plant. */
  delivery: string
  /** That address as it was; '' for none. Missing in sights of before it was remembered. */
  address?: string
  payment: string
  /** Wished delivery or pick-up day. */
  date: Day | null
  surcharges: { kind: string; net: Decimal }[]
  vat: { category: string; rate: Decimal; amount: Decimal }[]
  total: Decimal | null
  /** What the order is called, and remarks on it; missing in sights of before they were remembered. */
  texts?: Record<OrderText, string>
}

export type SeenLine = {
  posnr: number
  matnr: string
  quantity: Decimal
  unit: string
  price: Decimal | null
  /** What the price is for, e.g. "100 ST". */
  basis: string
  amount: Decimal | null
  availability: string
  date: Day | null
}

/** A sight with its hash, under which the order is placed. */
export type Snapshot = Sight & { hash: string }

/** SHA-256 over everything seen. */
export const snapshotOf = (sight: Sight): Snapshot => ({
  ...sight,
  hash: createHash('sha256').update(JSON.stringify(sight)).digest('hex'),
})

export type Difference = {
  posnr: number | null
  matnr: string
  kind:
    | 'price'
    | 'quantity'
    | 'availability'
    | 'added'
    | 'removed'
    | 'delivery'
    | 'address'
    | 'date'
    | 'total'
    | OrderText
  before: string | null
  after: string | null
}

/** What has changed between two sights, line by line, then as a whole. */
export function differences(before: Sight, after: Sight): Difference[] {
  const earlier = new Map(before.lines.map((line) => [line.posnr, line]))
  const later = new Set(after.lines.map((line) => line.posnr))
  const pricesCompare = before.net === after.net
  return [
    ...before.lines.filter(({ posnr }) => !later.has(posnr)).map(removed),
    ...after.lines.flatMap((line) => {
      const old = earlier.get(line.posnr)
      if (old === undefined || old.matnr !== line.matnr) return [added(line)]
      return lineDifferences(old, line, pricesCompare)
    }),
    ...different('delivery', null, before.delivery, after.delivery),
    ...addressDifferences(before, after),
    ...different('date', null, before.date, after.date),
    ...(pricesCompare ? different('total', null, before.total, after.total) : []),
    ...textDifferences(before.texts, after.texts),
  ]
}

/** The same address with another content: another one is told as another delivery. */
const addressDifferences = (before: Sight, after: Sight): Difference[] =>
  before.delivery === after.delivery && before.address !== undefined && after.address !== undefined
    ? different('address', null, before.address, after.address)
    : []

const textDifferences = (before: Sight['texts'], after: Sight['texts']): Difference[] =>
  before && after ? orderTexts.flatMap((kind) => different(kind, null, before[kind], after[kind])) : []

function lineDifferences(old: SeenLine, line: SeenLine, pricesCompare: boolean): Difference[] {
  const isPriceChanged = pricesCompare && (old.price !== line.price || old.basis !== line.basis)
  return [
    ...different('quantity', line, amountText(old), amountText(line)),
    ...(isPriceChanged ? [difference('price', line, old.price, line.price)] : []),
    ...different('availability', line, old.availability, line.availability),
    ...different('date', line, old.date, line.date),
  ]
}

const added = (line: SeenLine) => difference('added', line, null, amountText(line))
const removed = (line: SeenLine) => difference('removed', line, amountText(line), null)

const amountText = ({ quantity, unit }: SeenLine) => `${quantity} ${unit}`

type Place = Pick<SeenLine, 'posnr' | 'matnr'> | null

const different = (kind: Difference['kind'], at: Place, before: string | null, after: string | null) =>
  before === after ? [] : [difference(kind, at, before, after)]

const difference = (
  kind: Difference['kind'],
  at: Place,
  before: string | null,
  after: string | null,
): Difference => ({ posnr: at?.posnr ?? null, matnr: at?.matnr ?? '', kind, before, after })
