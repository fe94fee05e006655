import { expect, test } from 'vitest'
import { linePrice } from './line-price.ts'

const line = {
  quantity: '70.000',
  unit: 'ST',
  kmein: 'ST',
  kpein: 100,
  retailPrice: '100.00',
  retailTotal: '70.00',
}
const read = (given: Partial<typeof line> | { retailPrice: null; retailTotal: null }, net: string) => {
  const { fields, code } = linePrice({ ...line, ...given }, net)
  return [
    fields.slice(0, 11),
    fields.slice(11, 12),
    fields.slice(12, 23),
    fields.slice(23, 28),
    fields.slice(28),
    code,
  ]
}

test('a discount that gives the net amount stands beside the list price, one that does not is left out', () => {
  expect(read({}, '63')).toEqual(['00000010000', '2', '00000006300', '01000', '00000', '1'])
  expect(read({}, '57.4')).toEqual(['00000010000', '2', '00000005740', '01800', '00000', '1'])
  expect(read({ quantity: '3.000', retailTotal: '3.00' }, '2.01')).toEqual([
    '00000010000',
    '2',
    '00000000201',
    '03300',
    '00000',
    '1',
  ])
  // 12.345 % would, and has three decimals.
  expect(read({ quantity: '900000.000', retailTotal: '900000.00' }, '788895')).toEqual([
    '00000010000',
    '2',
    '00078889500',
    '00000',
    '00000',
    '2',
  ])
  expect(read({}, '70.01')).toEqual(['00000010000', '2', '00000007001', '00000', '00000', '2'])
})

test('without a list price the net amount stands alone', () => {
  expect(read({ retailPrice: null, retailTotal: null }, '57.4')).toEqual([
    '00000000000',
    '0',
    '00000005740',
    '00000',
    '00000',
    '3',
  ])
})

test('a price for five or fifty is one for ten or a hundred', () => {
  expect(read({ kpein: 50, retailPrice: '12.50', retailTotal: '17.50' }, '17.5')).toEqual([
    '00000000025',
    '0',
    '00000001750',
    '00000',
    '00000',
    '1',
  ])
  expect(read({ kpein: 3, retailPrice: '1.00', retailTotal: '23.33' }, '23.33')).toEqual([
    '00000003333',
    '2',
    '00000002333',
    '00000',
    '00000',
    '1',
  ])
})

test('a list price for another unit than the line has is told for its own, where it gives the same amount', () => {
  // 3 cartons of 1.44 m² at 25.50 per m².
  const carton = {
    quantity: '3.000',
    unit: 'KAR',
    kmein: 'M2',
    kpein: 1,
    retailPrice: '25.50',
    retailTotal: '110.16',
  }
  expect(read(carton, '110.16')).toEqual(['00000003672', '0', '00000011016', '00000', '00000', '1'])
  expect(read({ ...carton, quantity: '7.000', retailTotal: '1.00' }, '0.9')).toEqual([
    '00000000143',
    '1',
    '00000000090',
    '01000',
    '00000',
    '1',
  ])
  expect(read({ ...carton, quantity: '990000.000', retailTotal: '110.16' }, '99.14').at(-1)).toBe('3')
})
