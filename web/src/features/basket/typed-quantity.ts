import type { Decimal } from '@shop/contract/decimal'
import { type NumberFormat, parseDecimal } from '@shop/contract/number-format'
import { plainSigns } from '@shop/contract/plain-signs'

export interface TypedQuantity {
  amount: Decimal
  /** As it was written: which of the article's it means is for the shop to say. */
  unit?: string
}

/**
 * Reads a quantity with or without its unit: '12', '12 St', '100m', '2,88 m²', '10x'; nothing is one.
 * @returns undefined where no number above zero stands first
 */
export function readQuantity(typed: string, format: NumberFormat): TypedQuantity | undefined {
  const plain = plainSigns(typed).trim()
  if (plain === '') return { amount: '1' }
  const [, number = plain, written = ''] = /^(-?[\d.,\s]*\d[.,]?)\s*(\p{L}.*|×)$/su.exec(plain) ?? []
  const amount = parseDecimal(number, format)
  if (amount === undefined || amount === '0' || amount.startsWith('-')) return undefined
  const unit = written.slice(0, 40)
  return /^[x×]?$/i.test(unit) ? { amount } : { amount, unit }
}
