import type { Decimal } from '@shop/contract/decimal'
import { compare, isPositive } from '@shop/contract/exact'
import { convertQuantity, type Fraction, ratio } from '@shop/contract/quantity'

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

/** Step and maximum in the unit, for the message beside a refused quantity. */
export function quantityLimits(unit: string, article: Sold, max: Decimal) {
  const [from, to] = [article.fractions.get(article.salesUnit), article.fractions.get(unit)]
  const stepsize =
    from === undefined || to === undefined ? article.step : convertQuantity(article.step, from, to)
  return { stepsize, max }
}

export const isWithin = (quantity: Decimal, max: Decimal): boolean => compare(quantity, max) <= 0
