import { Big } from 'big.js'
import type { Decimal } from './decimal.ts'
import { decimalOf, divide, isPositive } from './exact.ts'

/**
 * A unit as a fraction of the article's base unit: `numerator` base units are `denominator` of this unit.
 * A carton of 1.44 m² with base unit m² is 144/100. Both are whole numbers above zero.
 */
export interface Fraction {
  numerator: number
  denominator: number
}

/** A named unit of an article. */
export interface Unit extends Fraction {
  unit: string
}

/** The base unit itself. */
export const baseFraction: Fraction = { numerator: 1, denominator: 1 }

/**
 * The square metre as a unit of an article; undefined for what covers no area. Mosaic, clinker and roof tiles are kept
 * and sold by the piece and laid by the square metre.
 * @param units the article's units, with or without the base unit
 */
export function squareMetreOf(meins: string, units: readonly Unit[]): Fraction | undefined {
  return meins === 'M2' ? baseFraction : units.find(({ unit }) => unit === 'M2')
}

/**
 * Converts a quantity from one unit of an article to another, rounded once to `digits` places. For showing; amounts
 * and comparisons below stay with the fractions.
 */
export function convertQuantity(quantity: Decimal, from: Fraction, to: Fraction, digits = 3): Decimal {
  const { dividend, divisor } = ratio(quantity, from, to)
  return divide(dividend, divisor, digits)
}

/**
 * What a stock comes to in a unit, never more than there is: whole packages, measures to a thousandth.
 * @param stock in base units
 * @param step by which one buys in the unit; whoever sells half packages has half ones
 */
export function stockIn(unit: Unit, stock: Decimal, step: Decimal): Decimal {
  const { dividend, divisor } = ratio(stock, baseFraction, unit)
  const parts = measures.has(unit.unit) || !new Big(step).mod(1).eq(0) ? 1000 : 1
  const counted = dividend.times(parts)
  return divide(counted.minus(counted.mod(divisor)), divisor.times(parts), 3)
}

/** Compares quantities in different units exactly; negative, zero or positive. */
export function compareQuantities(a: Decimal, unitOfA: Fraction, b: Decimal, unitOfB: Fraction): number {
  const { dividend, divisor } = ratio(a, unitOfA, unitOfB)
  return dividend.cmp(divisor.times(b))
}

/** The quantity in `to` as an unrounded quotient. */
export function ratio(quantity: Decimal, from: Fraction, to: Fraction): { dividend: Big; divisor: Big } {
  return {
    dividend: new Big(quantity).times(from.numerator).times(to.denominator),
    divisor: new Big(from.denominator).times(to.numerator),
  }
}

/** What a quantity means on the building site: "60.48 m² = 1 pallet, 2 cartons, 1,240 kg", as data. */
export interface QuantityMeaning {
  /** Whole packages of bigger units, biggest first. */
  packages: { unit: string; quantity: Decimal }[]
  /** What does not fill a package, in the unit asked about; '0' when nothing is left. */
  rest: Decimal
  /** The quantity in the base unit, rounded to three places. */
  base: Decimal
  /** Weight in kg, rounded to grams; absent when the article's weight is not known. */
  weight?: Decimal
}

/** Units that measure and do not pack: nobody says "1 carton and 1 m²". */
const measures = new Set(['MM', 'CM', 'M', 'LFM', 'M2', 'QM', 'M3', 'ML', 'L', 'G', 'KG', 'T', 'TO'])

/**
 * Explains a quantity in packages and weight.
 * @param unit the unit the quantity is given in
 * @param units the article's units; measures and units not bigger than the given one are left out
 * @param weight kg of one base unit
 */
export function explainQuantity(
  quantity: Decimal,
  unit: Fraction,
  units: readonly Unit[],
  weight?: Decimal,
): QuantityMeaning {
  const bigger = units.filter(
    (other) => !measures.has(other.unit) && compareQuantities('1', other, '1', unit) > 0,
  )
  bigger.sort((a, b) => compareQuantities('1', b, '1', a) || a.unit.localeCompare(b.unit))
  // The rest is kept multiplied by the product of all divisors, so that it stays a finite decimal.
  const scale = bigger.reduce((product, other) => product.times(other.denominator), new Big(1))
  let rest = new Big(quantity).times(unit.numerator).times(scale)
  const packages: QuantityMeaning['packages'] = []
  for (const other of bigger) {
    const size = scale.div(other.denominator).times(other.numerator).times(unit.denominator)
    if (rest.lt(size)) continue
    const left = rest.mod(size)
    packages.push({ unit: other.unit, quantity: decimalOf(rest.minus(left).div(size)) })
    rest = left
  }
  const base = new Big(quantity).times(unit.numerator)
  return {
    packages,
    rest: divide(rest, scale.times(unit.numerator), 3),
    base: divide(base, new Big(unit.denominator), 3),
    ...(weight !== undefined && isPositive(weight)
      ? { weight: divide(base.times(weight), new Big(unit.denominator), 3) }
      : {}),
  }
}
