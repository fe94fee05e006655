import { expect, test } from 'vitest'
import { unasked } from './changes.ts'
import type { Difference } from './queries.ts'

const difference = (kind: Difference['kind'], posnr: number | null): Difference => ({
  kind,
  posnr,
  matnr: '4711',
  before: '1',
  after: '2',
})

test('what follows from an own change of quantity or delivery needs no consent', () => {
  const own = [
    difference('quantity', 10),
    difference('price', 10),
    difference('availability', 10),
    difference('delivery', null),
    difference('date', null),
    difference('total', null),
  ]
  expect(unasked(own)).toEqual([])
})

test('a line the customer added brings its price along', () => {
  expect(unasked([difference('added', 10), difference('price', 10)])).toEqual([])
})

test('another price or availability of an untouched line does', () => {
  const found = [difference('quantity', 10), difference('price', 20), difference('availability', 30)]
  expect(unasked(found).map(({ posnr }) => posnr)).toEqual([20, 30])
})
