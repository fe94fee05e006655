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

test('what is sold by the piece and priced by the metre says how many metres it has, once', () => {
  const price = { price: '190.00', currency: 'EUR', costUnit: 100, volumeUnit: 'M' }
  const units = [
    { unit: 'M', numerator: 2, denominator: 5 },
    { unit: 'PAK', numerator: 8, denominator: 1 },
  ]
  const profile = { meins: 'ST', salesUnit: 'ST', units, weight: '1.6' }
  expect(meaning({ ...profile, retailPrice: price }, '3', formats)).toEqual(['7,5\u00A0m', '4,8\u00A0kg'])
  expect(
    meaning({ ...profile, retailPrice: price, netPrice: { ...price, volumeUnit: 'PAK' } }, '8', formats),
  ).toEqual(['1\u00A0Paket', '13\u00A0kg'])
})
