import type { Decimal } from '@shop/contract/decimal'
import { isPositive, multiply } from '@shop/contract/exact'
import { baseFraction, convertQuantity } from '@shop/contract/quantity'
import type { SoldArticle } from '../prices/public.ts'
import type { AttributeValue } from './tables.ts'

/** The group of accessories that run along the walls of what is laid. */
export const skirtingCategory = 'skirting'

/** How many metres of wall one unit of sale is enough for. */
export interface Skirting {
  matnr: string
  metres: Decimal
}

/** The attribute makers name the length of a piece by. */
const lengthKey = 'length'
const inMetres: Record<string, Decimal> = { mm: '0.001', cm: '0.01', m: '1' }

/**
 * The metres in a unit of sale: by the unit of metres, else by the length of a piece; undefined where neither is known.
 */
export function skirtingOf(
  attributes: readonly AttributeValue[],
  { matnr, meins, fractions, salesUnit }: Pick<SoldArticle, 'matnr' | 'meins' | 'fractions' | 'salesUnit'>,
): Skirting | undefined {
  const sold = fractions.get(salesUnit) ?? baseFraction
  const metre = meins === 'M' ? baseFraction : fractions.get('M')
  if (metre) return { matnr, metres: convertQuantity('1', sold, metre, 9) }
  const length = attributes.find(({ key }) => key === lengthKey)
  const measure = inMetres[length?.unit ?? '']
  const value = length?.value
  if (meins !== 'ST' || measure === undefined || typeof value !== 'string' || !isPositive(value))
    return undefined
  return { matnr, metres: multiply(convertQuantity('1', sold, baseFraction, 9), multiply(value, measure)) }
}
