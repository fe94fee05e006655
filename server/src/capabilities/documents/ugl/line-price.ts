import type { Decimal } from '@shop/contract/decimal'
import { compare, divide, isPositive, multiply, round, subtract } from '@shop/contract/exact'
import { amount } from '../head.ts'
import type { PositionRow } from '../store.ts'
import { digits } from './record.ts'

/** Units a price may be for, by their codes. */
const priceUnits = [
  { code: '0', per: 1 },
  { code: '1', per: 10 },
  { code: '2', per: 100 },
  { code: '3', per: 1000 },
] as const

type Gross = { price: Decimal; per: number; code: string }
type Priced = Pick<PositionRow, 'quantity' | 'unit' | 'retailPrice' | 'retailTotal' | 'kpein' | 'kmein'>

/** The fields of a line that hold money: gross price, price unit, net amount, two discounts; and the price code. */
export interface LinePrice {
  /** Bytes 130 to 162. */
  fields: string
  /** Byte 187. */
  code: string
}

export const noPrice: LinePrice = { fields: '0'.repeat(33), code: ' ' }

/**
 * A line's price as UGL has it: list price and discount where the net amount comes out of both to the cent (code 1), list
 * price and net amount where it does not (2), else the net amount alone (3).
 * @param net of the line, not negative
 */
export function linePrice(row: Priced, net: Decimal): LinePrice {
  const gross = grossOf(row)
  const discount = gross && discountOf(gross, row.quantity, net)
  return {
    fields:
      digits(gross?.price ?? '0', 11, 2) +
      (gross?.code ?? '0') +
      digits(net, 11, 2) +
      digits(discount ?? '0', 5, 2) +
      digits('0', 5, 2),
    code: gross === undefined ? '3' : discount === undefined ? '2' : '1',
  }
}

/**
 * The list price for 1, 10, 100 or 1000 of the line's unit. Where it is for another unit, or for five or fifty, it is taken
 * from what the line would come to, if that gives the same amount again.
 */
function grossOf(row: Priced): Gross | undefined {
  const price = amount(row.retailPrice)
  const total = amount(row.retailTotal)
  const quantity = amount(row.quantity) ?? '0'
  if (price !== null && isPositive(price) && (row.kmein === '' || row.kmein === row.unit)) {
    const known = priceUnits.find(({ per }) => per === row.kpein)
    if (known) return { price, ...known }
    const others = priceUnits.map((unit) => ({
      ...unit,
      price: multiply(price, unit.per),
      divisor: row.kpein,
    }))
    const exact = others.find(({ price: scaled, divisor }) => isCents(scaled, divisor))
    if (exact) return { ...exact, price: divide(exact.price, String(exact.divisor), 2) }
  }
  if (total === null || !isPositive(total) || !isPositive(quantity)) return undefined
  return priceUnits
    .map((unit) => ({ ...unit, price: divide(multiply(total, unit.per), quantity, 2) }))
    .find(({ price: each, per }) => divide(multiply(each, quantity), String(per), 2) === total)
}

const isCents = (value: Decimal, divisor: number): boolean =>
  multiply(divide(value, String(divisor), 2), divisor) === value

/** The percentage that makes the net amount of the list price, the roundest there is; undefined where none does. */
function discountOf({ price, per }: Gross, quantity: Decimal, net: Decimal): Decimal | undefined {
  const full = multiply(price, amount(quantity) ?? '0')
  if (!isPositive(full)) return undefined
  const share = divide(multiply(net, 100 * per), full, 6)
  const percents = [0, 1, 2].map((places) => round(subtract('100', share), places))
  return percents.find(
    (percent) =>
      compare(percent, '0') >= 0 &&
      compare(percent, '100') < 0 &&
      divide(multiply(full, subtract('100', percent)), String(100 * per), 2) === net,
  )
}
