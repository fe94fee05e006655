import type { Decimal } from '@shop/contract/decimal'
import { divide, isPositive, multiply } from '@shop/contract/exact'
import { baseFraction, ratio } from '@shop/contract/quantity'
import type { SoldArticle } from '../prices/public.ts'
import type { AttributeValue } from './tables.ts'

/** Adhesive, grout, primer: how much of the unit of sale a square metre needs. */
export interface Laying {
  matnr: string
  perSquareMetre: Decimal
  /** The same in kilograms or litres, as makers name it. */
  consumption: { value: Decimal; unit: 'KG' | 'L' }
}

/** The attribute makers name the need of an area by, in kg/m² or l/m². */
export const consumptionKey = 'consumption'
const perArea: Record<string, Laying['consumption']['unit']> = { 'kg/m²': 'KG', 'l/m²': 'L' }

/**
 * What a square metre needs of an article, in its unit of sale, from its consumption; undefined where it names none or
 * its unit does not lead to the unit of sale. Kilograms also count by the weight of the base unit.
 */
export function layingOf(
  attributes: readonly AttributeValue[],
  { matnr, fractions, salesUnit, weight }: SoldArticle,
): Laying | undefined {
  const consumption = attributes.find(({ key }) => key === consumptionKey)
  const measure = perArea[consumption?.unit ?? '']
  const value = consumption?.value
  if (measure === undefined || typeof value !== 'string' || !isPositive(value)) return undefined
  const sold = fractions.get(salesUnit) ?? baseFraction
  const unit = fractions.get(measure)
  if (unit) {
    const { dividend, divisor } = ratio(value, unit, sold)
    return { matnr, perSquareMetre: divide(dividend, divisor, 9), consumption: { value, unit: measure } }
  }
  if (measure !== 'KG' || weight === undefined || !isPositive(weight)) return undefined
  const soldKilograms = multiply(weight, divide(String(sold.numerator), String(sold.denominator), 9))
  return { matnr, perSquareMetre: divide(value, soldKilograms, 9), consumption: { value, unit: measure } }
}
