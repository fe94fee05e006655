import { expect, test } from 'vitest'
import { isLaid, type Laid, neededQuantity } from './needed-quantity.ts'

const units = [
  { unit: 'M2', numerator: 1, denominator: 1 },
  { unit: 'KAR', numerator: 144, denominator: 100 },
]
const byArea: Laid = { meins: 'M2', salesUnit: 'M2', qty_stepsize: '1.44', units }
const byCarton: Laid = { meins: 'M2', salesUnit: 'KAR', qty_stepsize: '1', units }

/** A mosaic of 30x30 cm, eleven in a carton. */
const byPiece: Laid = {
  meins: 'ST',
  salesUnit: 'ST',
  qty_stepsize: '1',
  units: [
    { unit: 'M2', numerator: 100, denominator: 9 },
    { unit: 'KAR', numerator: 11, denominator: 1 },
  ],
}

test('what covers no area is not laid', () => {
  const byLength = { ...byPiece, units: [{ unit: 'M', numerator: 2, denominator: 5 }] }
  expect([isLaid(byLength), isLaid(byPiece), isLaid(byArea)]).toEqual([false, true, true])
  expect(neededQuantity(byLength, '20', '10', '99999')).toBeUndefined()
})

test('without an area nothing is needed', () => {
  expect(neededQuantity(byArea, '0', '10', '99999')).toBeUndefined()
})

test('area and waste are rounded up to whole cartons', () => {
  expect(neededQuantity(byArea, '20', '10', '99999')).toBe('23.04')
  expect(neededQuantity(byCarton, '20', '10', '99999')).toBe('16')
})

test('an area that is whole cartons already stays', () => {
  expect(neededQuantity(byArea, '14.4', '0', '99999')).toBe('14.4')
  expect(neededQuantity(byCarton, '14.4', '0', '99999')).toBe('10')
})

test('of more than the shop takes at once the most it takes is needed', () => {
  expect(neededQuantity(byArea, '2000', '0', '100')).toBe('99.36')
})

test('what is sold by the piece is counted by the pieces of a square metre', () => {
  expect(neededQuantity(byPiece, '2', '0', '99999')).toBe('23')
  expect(neededQuantity({ ...byPiece, salesUnit: 'KAR' }, '2', '0', '99999')).toBe('3')
})
