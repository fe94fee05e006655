import type { Decimal } from '@shop/contract/decimal'
import { divide, isPositive, multiply, sum } from '@shop/contract/exact'
import { baseFraction, ratio, squareMetreOf } from '@shop/contract/quantity'
import { snapToStep } from '@shop/contract/quantity-step'
import type { Article } from './queries.ts'

export type Laid = Pick<Article, 'units' | 'salesUnit' | 'meins' | 'qty_stepsize'>

/** Whether an article covers an area, whatever it is kept and sold by. */
export function isLaid({ meins, units }: Pick<Laid, 'meins' | 'units'>): boolean {
  return squareMetreOf(meins, units) !== undefined
}

/** A quantity above any that can be typed: what would be needed if a basket took it all. */
export const withoutLimit: Decimal = '1'.padEnd(40, '0')

/**
 * What must be bought to lay an area: area plus waste, in whole steps of the unit of sale. Undefined without an area,
 * and for what covers none.
 * @param area square metres
 * @param waste percent that is cut off or breaks
 */
export function neededQuantity(
  article: Laid,
  area: Decimal,
  waste: Decimal,
  max: Decimal,
): Decimal | undefined {
  const squareMetre = squareMetreOf(article.meins, article.units)
  if (squareMetre === undefined || !isPositive(area)) return undefined
  const squareMetres = divide(multiply(area, sum(['100', waste])), '100', 9)
  const unit = article.units.find((one) => one.unit === article.salesUnit) ?? baseFraction
  const { dividend, divisor } = ratio(squareMetres, squareMetre, unit)
  // Nine places keep a rounded-up carton from being bought for nothing.
  const sold = divide(dividend, divisor, 9)
  return snapToStep(sold, { step: article.qty_stepsize, min: '0', max })
}
