import { Big } from 'big.js'
import { germanTaxRates } from '../../../prices/public.ts'
import type { MappingOptions, Note } from './mapping.ts'
import type { PriceEntry } from './records.ts'

/**
 * The tax code of an article by the rate of VAT its prices name for the chosen country; undefined where they name none, or
 * one that no code has: that is told, for the full rate is charged then.
 */
export function taxCodeOf(
  prices: readonly PriceEntry[],
  { territory, today }: Pick<MappingOptions, 'territory' | 'today'>,
  note: Note,
): string | undefined {
  const here = prices.filter(({ territories: of }) => of.length === 0 || of.includes(territory))
  const rates = new Set(here.flatMap(({ tax }) => tax ?? []))
  const [rate, ...others] = rates
  if (rate === undefined) return undefined
  const code = germanTaxRates
    .filter(({ validFrom, validTo }) => validFrom <= today && validTo >= today)
    .find(({ rate: percent }) => new Big(percent).div(100).eq(rate))?.code
  if (code !== undefined && others.length === 0) return code
  note('warning', 'TAX_NOT_KEPT', 'TAX', [...rates].join(', '))
  return undefined
}
