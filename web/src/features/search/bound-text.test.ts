import { createFormats, defaultFormats } from '@shop/contract/formats'
import { expect, test } from 'vitest'
import { boundText } from './bound-text.ts'

test('an end of a range of prices has both cents or none, any other as many places as it needs', () => {
  const formats = createFormats(defaultFormats)
  const ends = [5.6, 5, 1234.5] as const
  expect(ends.map((end) => boundText(end, 'EUR', formats))).toEqual(['5,60', '5', '1.234,50'])
  expect(ends.map((end) => boundText(end, 'mm', formats))).toEqual(['5,6', '5', '1.234,5'])
})
