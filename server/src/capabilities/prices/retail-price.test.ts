import { describe, expect, test } from 'vitest'
import { type RetailPrice, retailPrice } from './retail-price.ts'

const tile: RetailPrice = {
  price: '29.9',
  currency: 'EUR',
  costUnit: 1,
  volumeUnit: 'M2',
  validFrom: '2025-01-01',
  validTo: '2025-12-31',
}

describe('no retail price', () => {
  test.each([
    ['before it begins', tile, '2024-12-31', 'EUR'],
    ['after it ended', tile, '2026-01-01', 'EUR'],
    ['in another currency', tile, '2025-06-01', 'USD'],
    ['at zero', { ...tile, price: '0' }, '2025-06-01', 'EUR'],
    ['where it rounds to zero', { ...tile, price: '0.004' }, '2025-06-01', 'EUR'],
  ])('%s', (_, price, today, currency) => {
    expect(retailPrice([price], today, currency)).toBeUndefined()
  })
})

test('is valid on its first and last day', () => {
  expect(retailPrice([tile], '2025-01-01', 'EUR')?.price).toBe('29.9')
  expect(retailPrice([tile], '2025-12-31', 'EUR')?.price).toBe('29.9')
})

test('the latest begun of several wins, whatever their order and price', () => {
  const newer = { ...tile, price: '31', validFrom: '2025-03-01' }
  expect(retailPrice([tile, newer], '2025-06-01', 'EUR')?.price).toBe('31')
  expect(retailPrice([newer, tile], '2025-06-01', 'EUR')?.price).toBe('31')
  expect(retailPrice([newer, tile], '2025-02-28', 'EUR')?.price).toBe('29.9')
})

test('is rounded to cents', () => {
  expect(retailPrice([{ ...tile, price: '1.005' }], '2025-06-01', 'EUR')?.price).toBe('1.01')
})
