import { expect, test } from 'vitest'
import { mapUnits, toFraction } from './map-units.ts'
import type { OrderDetails } from './records.ts'
import { Big } from 'big.js'

function units(order: Partial<OrderDetails> | undefined) {
  const notes: string[] = []
  const mapped = mapUnits(order && { packings: [], ...order }, (_severity, code) => notes.push(code))
  return { ...mapped, notes }
}

test('pieces are assumed, and said so, where the file names no unit', () => {
  expect(units(undefined)).toMatchObject({ meins: 'ST', salesUnit: 'ST', notes: ['NO_UNIT'] })
})

test('an unknown unit is kept as it is with a warning', () => {
  expect(units({ orderUnit: 'XYZ' })).toMatchObject({ meins: 'XYZ', notes: ['UNKNOWN_UNIT'] })
})

test.each([
  ['Packung', 'PAK'],
  ['Eimer', 'EIM'],
  ['Paar', 'PAA'],
  ['Meter', 'M'],
  ['Rollen', 'ROL'],
  ['Bag', 'SA'],
  ['each', 'ST'],
])('a unit in plain words is understood, with a remark: %s', (orderUnit, meins) => {
  expect(units({ orderUnit })).toMatchObject({ meins, notes: ['FIELD_UNIT'] })
})

test.each([
  ['NRL', 'ROL'],
  ['DR', 'TRO'],
  ['RD', 'STG'],
  ['CR', 'KIS'],
])('packages and pieces have the codes of UN/ECE: %s', (orderUnit, meins) => {
  expect(units({ orderUnit })).toMatchObject({ meins, notes: [] })
})

test.each(['KMT', 'KTM'])('a kilometre of cable is one in either spelling of its code: %s', (orderUnit) => {
  expect(units({ orderUnit })).toMatchObject({ meins: 'KM', notes: [] })
})

test('a conversion between a unit and itself is left out', () => {
  const order = { orderUnit: 'C62', contentUnit: 'PCE', contentPerOrderUnit: '10' }
  expect(units(order)).toMatchObject({ meins: 'ST', units: [], notes: ['BAD_CONVERSION'] })
})

test('content becomes the base unit, the order unit converts to it as a fraction', () => {
  const order = { orderUnit: 'CT', contentUnit: 'MTK', contentPerOrderUnit: '1.44' }
  expect(units(order)).toMatchObject({
    meins: 'M2',
    salesUnit: 'KAR',
    units: [{ unit: 'KAR', numerator: 36, denominator: 25 }],
    notes: [],
  })
})

test.each([
  ['CEN', 'HST', 100],
  ['MIL', 'TST', 1000],
])('a unit %s says itself how many pieces it is', (orderUnit, salesUnit, numerator) => {
  expect(units({ orderUnit })).toMatchObject({
    meins: 'ST',
    salesUnit,
    units: [{ unit: salesUnit, numerator, denominator: 1 }],
    notes: [],
  })
})

test('a price for as many packs as one holds pieces is told, for some mean one pack', () => {
  const pack = { orderUnit: 'PK', contentUnit: 'C62' }
  const told = ['PRICE_FOR_CONTENT']
  expect(units({ ...pack, contentPerOrderUnit: '50', priceQuantity: '50' })).toMatchObject({ notes: told })
  for (const order of [
    { ...pack, contentPerOrderUnit: '50', priceQuantity: '100' },
    { ...pack, contentPerOrderUnit: '1', priceQuantity: '1' },
    { ...pack, contentPerOrderUnit: '50' },
    { orderUnit: 'C62', priceQuantity: '50' },
    { orderUnit: 'CEN', priceQuantity: '100' },
  ])
    expect(units(order)).toMatchObject({ notes: [] })
})

test('a packing of a fixed quantity converts to the base unit', () => {
  const packings = [{ unit: 'PF', quantity: '24' }]
  const order = { orderUnit: 'RO', contentUnit: 'MTK', contentPerOrderUnit: '7.5', packings }
  expect(units(order).units).toContainEqual({ unit: 'PAL', numerator: 180, denominator: 1 })
})

test.each([
  [{}, '1', []],
  [{ quantityMin: '4' }, '4', []],
  [{ quantityInterval: '2.5' }, '2.5', []],
  [{ quantityMin: '10', quantityInterval: '5' }, '5', ['QUANTITY_MIN_NOT_KEPT']],
])('the sales step of %j is %s', (quantities, step, notes) => {
  expect(units({ orderUnit: 'C62', ...quantities })).toMatchObject({ stepSize: step, notes })
})

test('a fraction too large for the database is none', () => {
  expect(toFraction(new Big('0.000000000123'))).toBeUndefined()
})
