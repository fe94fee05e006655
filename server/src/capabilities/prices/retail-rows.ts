import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import { type RetailPrice, retailPrice } from './retail-price.ts'

/** A retail price as `retailPriceRows` gives it. */
export type RetailRow = [price: Decimal, costUnit: number, volumeUnit: string, validFrom: Day, validTo: Day]

/**
 * SQL of an article's retail prices valid on a day in a currency, as JSON of `RetailRow`s, for reads that need them
 * beside the article `a`.
 * @param currency and day: their placeholders, e.g. '$2'
 */
export const retailPriceRows = (currency: string, day: string): string =>
  `(select coalesce(json_agg(json_build_array(trim_scale(p.price)::text, p.kpein, p.kmein, p.valid_from, p.valid_to)), '[]')
    from retail_prices p
    where p.matnr = a.matnr and p.currency = ${currency} and p.valid_from <= ${day} and p.valid_to >= ${day})`

/** The one of them that counts; undefined means 'price on request'. */
export function retailPriceOf(
  rows: readonly RetailRow[],
  currency: string,
  day: Day,
): RetailPrice | undefined {
  const prices = rows.map(([price, costUnit, volumeUnit, validFrom, validTo]) => ({
    price,
    currency,
    costUnit,
    volumeUnit,
    validFrom,
    validTo,
  }))
  return retailPrice(prices, day, currency)
}
