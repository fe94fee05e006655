import type { Decimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import type { Note } from './mapping.ts'
import type { OrderDetails } from './records.ts'
import { shopUnit } from './units.ts'

/** Units of an article: `numerator` base units are `denominator` of a further unit. */
export type ArticleUnits = {
  meins: string
  salesUnit: string
  stepSize: Decimal
  units: { unit: string; numerator: number; denominator: number }[]
  /** Base units in one order unit. */
  perOrderUnit: Decimal
}

/**
 * Order unit, content unit and packings as the shop's units: the content unit is the base (stock is counted in
 * it), the order unit is sold. The sales step is QUANTITY_INTERVAL, or QUANTITY_MIN where no interval is given.
 */
export function mapUnits(order: OrderDetails | undefined, note: Note): ArticleUnits {
  const salesUnit =
    order?.orderUnit === undefined ? undefined : namedUnit(order.orderUnit, 'ORDER_UNIT', note)
  if (salesUnit === undefined) note('warning', 'NO_UNIT', 'ORDER_UNIT')
  const sold = salesUnit ?? 'ST'
  const content = contentOf(order, sold, note)
  // By the letter a price for 50 packs of 50; some mean one pack, whose price is then fifty times too low.
  const { contentPerOrderUnit: many = '1', priceQuantity } = order ?? {}
  if (content && many !== '1' && many === priceQuantity)
    note('warning', 'PRICE_FOR_CONTENT', 'PRICE_QUANTITY', priceQuantity)
  const units: ArticleUnits['units'] = []
  if (content) units.push({ unit: sold, ...content.fraction })
  for (const packing of order?.packings ?? []) {
    const unit = namedUnit(packing.unit, 'PACKING_UNIT_CODE', note)
    const fraction = toFraction(new Big(packing.quantity).times(content?.perOrderUnit ?? 1))
    const isNew = unit !== sold && unit !== content?.unit && !units.some((known) => known.unit === unit)
    if (isNew && fraction) units.push({ unit, ...fraction })
  }
  return {
    meins: content?.unit ?? sold,
    salesUnit: sold,
    stepSize: stepSize(order, note),
    units,
    perOrderUnit: content?.perOrderUnit ?? '1',
  }
}

/** The shop's unit for a code, with a warning where the code is not one of UN/ECE. */
export function namedUnit(code: string, field: string, note: Note): string {
  const { unit, origin } = shopUnit(code)
  if (origin === 'unknown') note('warning', 'UNKNOWN_UNIT', field, code)
  if (origin === 'field') note('warning', 'FIELD_UNIT', field, code)
  return unit
}

type Content = { unit: string; perOrderUnit: Decimal; fraction: { numerator: number; denominator: number } }

/** Units that say themselves how many pieces they are. */
const piecesIn: Readonly<Record<string, number>> = { HST: 100, TST: 1000 }

function inPieces(sold: string): Content | undefined {
  const numerator = piecesIn[sold]
  if (numerator === undefined) return undefined
  return { unit: 'ST', perOrderUnit: String(numerator), fraction: { numerator, denominator: 1 } }
}

function contentOf(order: OrderDetails | undefined, sold: string, note: Note): Content | undefined {
  if (order?.contentUnit === undefined) return inPieces(sold)
  const unit = namedUnit(order.contentUnit, 'CONTENT_UNIT', note)
  const quantity = order.contentPerOrderUnit
  if (unit === sold) {
    if (quantity !== undefined && quantity !== '1')
      note('warning', 'BAD_CONVERSION', 'NO_CU_PER_OU', quantity)
    return undefined
  }
  const fraction = quantity === undefined ? undefined : toFraction(new Big(quantity))
  if (quantity !== undefined && fraction) return { unit, perOrderUnit: quantity, fraction }
  note('warning', 'BAD_CONVERSION', 'NO_CU_PER_OU', quantity)
  return undefined
}

const largest = 2_147_483_647

/** An exact decimal as a fraction in lowest terms; undefined where it would not fit an integer column. */
export function toFraction(value: Big): { numerator: number; denominator: number } | undefined {
  const digits = value.toFixed()
  const decimals = digits.split('.')[1]?.length ?? 0
  const over = BigInt(digits.replace('.', ''))
  const under = 10n ** BigInt(decimals)
  const shared = divisor(over, under)
  const [numerator, denominator] = [Number(over / shared), Number(under / shared)]
  return numerator > 0 && numerator <= largest && denominator <= largest
    ? { numerator, denominator }
    : undefined
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b)
}

function stepSize(order: OrderDetails | undefined, note: Note): Decimal {
  const least = order?.quantityMin ?? '1'
  const step = order?.quantityInterval ?? least
  if (new Big(least).gt(step)) note('note', 'QUANTITY_MIN_NOT_KEPT', 'QUANTITY_MIN', least)
  return step
}
