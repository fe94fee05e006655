import type { Decimal } from '@shop/contract/decimal'
import { compare, isPositive } from '@shop/contract/exact'
import { convertQuantity, type Fraction, ratio } from '@shop/contract/quantity'
import { unitsOf } from '../prices/public.ts'

/** What a quantity of an article has to fit: its sales step, which is in the unit it is sold in. */
export type Sold = { step: Decimal; salesUnit: string; fractions: ReadonlyMap<string, Fraction> }

/** Places after the point a quantity is stored with. */
const places = 3

/**
 * Whether a quantity in any unit of the article is above zero and a whole multiple of the sales step, compared without
 * rounding: 2 cartons of 1.44 m² are two steps of 1.44 m².
 */
export function isSellable(quantity: Decimal, unit: string, article: Sold): boolean {
  const [from, to] = [article.fractions.get(unit), article.fractions.get(article.salesUnit)]
  if (from === undefined || to === undefined || !isPositive(quantity)) return false
  if ((quantity.split('.')[1]?.length ?? 0) > places) return false
  const { dividend, divisor } = ratio(quantity, from, to)
  return dividend.mod(divisor.times(article.step)).eq(0)
}

/**
 * Step and maximum in the unit, for the message beside a refused quantity; where the article has no such unit its own
 * ones, and the step in the one it is sold in.
 */
export function quantityLimits(unit: string, article: Sold, max: Decimal) {
  const { step, salesUnit, fractions } = article
  const [from, to] = [fractions.get(salesUnit), fractions.get(unit)]
  if (to === undefined) return { stepsize: step, unit: salesUnit, max, units: unitsOf(article) }
  return { stepsize: from === undefined ? step : convertQuantity(step, from, to), unit, max }
}

/**
 * What a line in the unit counts by: whole packages where one is sold, else the sales step in that unit (3 m of a roll
 * of 3 m); undefined where the article does not have the unit.
 */
export function stepIn(unit: string, article: Sold): Decimal | undefined {
  const [from, to] = [article.fractions.get(article.salesUnit), article.fractions.get(unit)]
  if (from === undefined || to === undefined) return undefined
  if (unit === article.salesUnit) return article.step
  const step = convertQuantity(article.step, from, to)
  return isSellable('1', unit, article) || !isSellable(step, unit, article) ? '1' : step
}

export const isWithin = (quantity: Decimal, max: Decimal): boolean => compare(quantity, max) <= 0
