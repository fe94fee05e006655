import { Big } from 'big.js'
import { germanTaxRates } from '../../../prices/public.ts'
import type { ImportInput } from '@shop/contract/imports/kinds'
import type { MappedItem, MappingOptions, Note } from './mapping.ts'
import { placeOf } from './note-to.ts'
import type { Article, PriceEntry } from './records.ts'

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

/**
 * The article as an update of prices leaves it: with the rate of VAT its prices name, where it has another. An update
 * that names none, or one no code has, leaves it as it is.
 */
export function newTaxCode(
  article: Article,
  stored: ImportInput<'articles'> | undefined,
  options: MappingOptions,
  note: Note,
): MappedItem[] {
  const code = taxCodeOf(article.prices, options, note)
  if (stored === undefined || code === undefined || stored.tax_code === code) return []
  note('note', 'TAX_CHANGED', 'TAX', code)
  return [{ type: 'row', kind: 'articles', ...placeOf(article), value: { ...stored, tax_code: code } }]
}
