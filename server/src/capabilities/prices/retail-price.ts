import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import { isPositive } from '@shop/contract/exact'
import { roundCents } from '@shop/contract/money'

/** A price per `costUnit` (wire: kpein) of `volumeUnit` (wire: kmein). */
export interface UnitPrice {
  price: Decimal
  currency: string
  costUnit: number
  volumeUnit: string
}

/** A retail price with the days it is valid, both included. */
export interface RetailPrice extends UnitPrice {
  validFrom: Day
  validTo: Day
}

/**
 * The retail price of today in the currency, rounded to cents; the latest begun one where several are valid.
 * Undefined means 'price on request'. So does a price of zero, which is never shown as 0.00; there is no conversion
 * from another currency.
 */
export function retailPrice(
  prices: readonly RetailPrice[],
  today: Day,
  currency: string,
): RetailPrice | undefined {
  const latest = prices
    .filter((price) => price.currency === currency && isValidOn(price, today))
    .filter((price) => isPositive(roundCents(price.price)))
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0]
  return latest && { ...latest, price: roundCents(latest.price) }
}

/** Both days of a validity belong to it. */
export function isValidOn(span: { validFrom: Day; validTo: Day }, day: Day): boolean {
  return span.validFrom <= day && day <= span.validTo
}
