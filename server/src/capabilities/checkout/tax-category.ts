import type { TaxCategory } from '@shop/contract/money'

/** Countries of the Union besides Germany (ISO 3166-1). */
const union = new Set(
  'AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/**
 * The tax category of a delivery by a German wholesaler: an article's own within the country and to those in the Union
 * who have no VAT id, K to the others in the Union (§ 4 Nr. 1b UStG), G beyond (§ 4 Nr. 1a UStG).
 * @param country where the goods go; picked-up goods stay in the country
 */
export function taxCategoryFor(own: TaxCategory, to: { country: string; vatId: string }): TaxCategory {
  const country = to.country.toUpperCase()
  if (own !== 'S' || country === 'DE' || country === '') return own
  if (union.has(country)) return to.vatId === '' ? own : 'K'
  return 'G'
}
