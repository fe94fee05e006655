import { createFormats, defaultFormats } from '@shop/contract/formats'
import { expect, test } from 'vitest'
import { meaning } from './quantity-meaning.tsx'

const formats = createFormats(defaultFormats)
const screws = { meins: 'ST', salesUnit: 'ST', units: [], weight: '0.0001' }

test('a weight that is none to the gram is not told', () => {
  expect(meaning(screws, '1', formats)).toEqual([])
})

test('what weighs less than a kilogram is told to the gram', () => {
  expect(meaning({ ...screws, weight: '0.004' }, '12', formats)).toEqual(['0,048\u00A0kg'])
  expect(meaning({ ...screws, weight: '0.25' }, '5', formats)).toEqual(['1,3\u00A0kg'])
})

test('pieces that cover an area say how much', () => {
  const units = [
    { unit: 'M2', numerator: 100, denominator: 9 },
    { unit: 'KAR', numerator: 11, denominator: 1 },
  ]
  const mosaic = { meins: 'ST', salesUnit: 'ST', units, weight: '1.5' }
  expect(meaning(mosaic, '22', formats)).toEqual(['2\u00A0Kartons', '1,98\u00A0m²', '33\u00A0kg'])
})
