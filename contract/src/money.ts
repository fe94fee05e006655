import { Big } from 'big.js'
import type { Decimal } from './decimal.ts'
import { compare, decimalOf, divide, isPositive, multiply, round, subtract, sum } from './exact.ts'
import { type Fraction, ratio } from './quantity.ts'

/** Rounds an amount to cents, half away from zero: 1.005 → 1.01, -1.005 → -1.01. */
export function roundCents(amount: Decimal): Decimal {
  return round(amount, 2)
}

/**
 * The net amount of a line: quantity in the price unit × price / costUnit, rounded once.
 * @param price per `costUnit` (wire: kpein) price units, already rounded to cents
 * @param unit the unit of the quantity, `priceUnit` the one of the price (wire: kmein), both of the same article
 */
export function lineAmount(line: {
  quantity: Decimal
  unit: Fraction
  price: Decimal
  costUnit: number
  priceUnit: Fraction
}): Decimal {
  const { dividend, divisor } = ratio(line.quantity, line.unit, line.priceUnit)
  return divide(dividend.times(line.price), divisor.times(line.costUnit), 2)
}

/** `percent` of an amount, rounded to cents. */
export function percentOf(amount: Decimal, percent: Decimal): Decimal {
  return roundCents(multiply(multiply(amount, percent), '0.01'))
}

/** Tax categories of EN 16931 (UNCL 5305) the shop knows; only S carries a rate above zero. */
export type TaxCategory = 'S' | 'AE' | 'K' | 'G' | 'E' | 'Z'

export interface Taxed {
  net: Decimal
  category: TaxCategory
  /** Percent, e.g. '19'. */
  rate: Decimal
}

export interface TaxShare extends Taxed {
  vat: Decimal
}

/**
 * VAT per category and rate (EN 16931, BR-CO-17): computed on the sum of the nets and rounded once. Highest rate
 * first, then by category.
 */
export function vatShares(items: readonly Taxed[]): TaxShare[] {
  const groups = Map.groupBy(items, ({ category, rate }) => `${category} ${rate}`)
  const shares = [...groups.values()].map(([first, ...others]): TaxShare => {
    const { category, rate } = first!
    const net = sum([first!, ...others].map((item) => item.net))
    return { category, rate, net, vat: percentOf(net, rate) }
  })
  return shares.toSorted((a, b) => compare(b.rate, a.rate) || a.category.localeCompare(b.category))
}

/**
 * Splits an amount of whole cents in proportion to the weights; the parts always add up to the amount. Cents left
 * over by rounding down go to the parts that lost most, then to the first.
 * @param weights zero or more each; when all are zero the whole amount falls to the first
 */
export function splitAmount(amount: Decimal, weights: readonly Decimal[]): Decimal[] {
  const total = sum(weights)
  if (!isPositive(total)) return weights.map((_, index) => (index === 0 ? amount : '0'))
  const cents = new Big(amount).times(100)
  const parts = weights.map((weight) => {
    const exact = cents.times(weight)
    // The remainder of an exact division is compared, never a rounded quotient.
    const lost = exact.mod(total)
    return { whole: exact.minus(lost).div(total), lost: lost.abs() }
  })
  const missing = parts.reduce((left, part) => left.minus(part.whole), cents)
  const order = [...parts.keys()].toSorted((a, b) => parts[b]!.lost.cmp(parts[a]!.lost) || a - b)
  for (const index of order.slice(0, missing.abs().toNumber())) {
    parts[index]!.whole = parts[index]!.whole.plus(missing.s)
  }
  return parts.map((part) => decimalOf(part.whole.div(100)))
}

/** An amount with a percentage taken off, both in cents: what Skonto leaves to be paid. */
export function lessPercent(amount: Decimal, percent: Decimal): { taken: Decimal; left: Decimal } {
  const taken = percentOf(amount, percent)
  return { taken, left: subtract(amount, taken) }
}
