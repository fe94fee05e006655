import { expect, test } from 'vitest'
import { taxCategoryFor } from './tax-category.ts'

test.each([
  ['S', 'DE', '', 'S'],
  ['S', 'AT', '', 'S'],
  ['S', 'AT', 'ATU12345678', 'K'],
  ['S', 'CH', '', 'G'],
  ['Z', 'AT', 'ATU12345678', 'Z'],
] as const)(
  'an article of category %s to %s with VAT id "%s" is taxed as %s',
  (own, country, vatId, category) => {
    expect(taxCategoryFor(own, { country, vatId })).toBe(category)
  },
)
