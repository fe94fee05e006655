import { numberFormats } from '@shop/contract/number-format'
import { expect, test } from 'vitest'
import { readQuantity } from './typed-quantity.ts'

const read = (text: string) => readQuantity(text, numberFormats.de)

test.each(['zwei', 'St', '0', '0 St', '-3 m', '3/4 m', '1.234,5.6 St', 'm²'])(
  '"%s" is no quantity',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)

test.each([
  ['', '1'],
  ['12', '12'],
  ['2,88', '2.88'],
  ['10x', '10'],
  ['10 ×', '10'],
])('"%s" is %s of what the article is sold in', (text, amount) => {
  expect(read(text)).toEqual({ amount })
})

test.each([
  ['12 St', '12', 'St'],
  ['12Stk.', '12', 'Stk.'],
  ['100 m', '100', 'm'],
  ['100m', '100', 'm'],
  ['2,88 m²', '2.88', 'm²'],
  ['1.200 Stück', '1200', 'Stück'],
  ['1 200 St', '1200', 'St'],
  ['5 m2', '5', 'm2'],
  ['3\u00A0Pak', '3', 'Pak'],
  ['１２ St', '12', 'St'],
])('"%s" is %s of %s', (text, amount, unit) => {
  expect(read(text)).toEqual({ amount, unit })
})
