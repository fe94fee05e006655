import { expect, test } from 'vitest'
import { priceJump } from './price-jump.ts'

test.each([
  ['9.99', 1, '90', 1],
  ['9', 100, '0.10', 1],
  ['0', 1, '5', 1],
  ['5', 0, '5', 1],
])('%s for %i and %s for %i are no jump', (old, oldQuantity, price, quantity) => {
  expect(priceJump({ price: old, quantity: oldQuantity }, { price, quantity })).toBeUndefined()
})

test.each([
  ['12.90', 100, '12.90', 1, '×100'],
  ['12.90', 1, '12.90', 1000, '÷1000'],
  ['1', 1, '10', 1, '×10'],
])('%s for %i and %s for %i are one of %s', (old, oldQuantity, price, quantity, jump) => {
  expect(priceJump({ price: old, quantity: oldQuantity }, { price, quantity })).toBe(jump)
})
