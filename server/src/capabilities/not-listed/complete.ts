import type { FieldErrors } from '@shop/contract/answer'
import type { Parsed } from '@shop/contract/define-resource'
import type { notlistedproducts } from '@shop/contract/resources/notlistedproducts'

export type RequestedProduct = Parsed<typeof notlistedproducts, 'SEND_REQUEST'>['positions'][number]

/** Lines in which somebody wrote something. */
export const writtenLines = (lines: readonly RequestedProduct[]): RequestedProduct[] =>
  lines.filter((line) => Object.values(line).some((value) => value !== ''))

/**
 * What a request without a file misses (specification, section 5: complete position data or an attachment). A line is
 * complete when it says which article, by the maker's number or in words, and whose, by the supplier's number or name.
 */
export function missingInLines(lines: readonly RequestedProduct[]): FieldErrors {
  if (lines.length === 0) return { positions: 'REQUIRED' }
  const missing: FieldErrors = {}
  for (const [index, line] of lines.entries()) {
    if (line.manufacturer_number === '' && line.description === '')
      missing[`positions.${index}.manufacturer_number`] = 'REQUIRED'
    if (line.supplier_id === '' && line.supplier_name === '')
      missing[`positions.${index}.supplier_name`] = 'REQUIRED'
  }
  return missing
}
