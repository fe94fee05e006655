import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import type { TaxCategory } from '@shop/contract/money'
import { isValidOn } from './retail-price.ts'

/** A rate of VAT; `code` is the article's tax code, e.g. "full". */
export interface TaxRate {
  code: string
  rate: Decimal
  validFrom: Day
  validTo: Day
}

/** German rates (§ 12 UStG), with the half year of lowered ones (§ 28 UStG). An installation may configure others. */
export const germanTaxRates: readonly TaxRate[] = [
  { code: 'full', rate: '19', validFrom: '2007-01-01', validTo: '2020-06-30' },
  { code: 'full', rate: '16', validFrom: '2020-07-01', validTo: '2020-12-31' },
  { code: 'full', rate: '19', validFrom: '2021-01-01', validTo: '9999-12-31' },
  { code: 'reduced', rate: '7', validFrom: '1983-07-01', validTo: '2020-06-30' },
  { code: 'reduced', rate: '5', validFrom: '2020-07-01', validTo: '2020-12-31' },
  { code: 'reduced', rate: '7', validFrom: '2021-01-01', validTo: '9999-12-31' },
]

/**
 * The rate on the day of delivery. Only category S is taxed; the others (reverse charge, delivery within the Union,
 * export, exempt, zero) carry 0.
 * @throws RangeError when no rate is configured for the code on that day: guessing one would make a wrong invoice
 */
export function taxRate(
  rates: readonly TaxRate[],
  tax: { category: TaxCategory; code: string },
  deliveryDay: Day,
): Decimal {
  if (tax.category !== 'S') return '0'
  const found = rates.find((rate) => rate.code === tax.code && isValidOn(rate, deliveryDay))
  if (found === undefined) throw new RangeError(`No VAT rate for code ${tax.code} on ${deliveryDay}`)
  return found.rate
}
