import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareQuantities, convertQuantity, explainQuantity, stockIn } from './quantity.ts'

const squareMetre = { unit: 'M2', numerator: 1, denominator: 1 }
const carton = { unit: 'KAR', numerator: 144, denominator: 100 }
const pallet = { unit: 'PAL', numerator: 5760, denominator: 100 }
const tile = { unit: 'ST', numerator: 36, denominator: 100 }
const units = [squareMetre, carton, pallet, tile]

describe('a stock', () => {
  test.each([
    ['a package that is not full is none', 'KAR', '1.43', '1', '0'],
    ['packages are whole', 'KAR', '143.99', '1', '99'],
    ['half packages count where they are sold', 'KAR', '2.16', '0.5', '1.5'],
    ['measures are not rounded up', 'M2', '0.6666', '1.44', '0.666'],
    ['of what is there, nothing is lost', 'KAR', '144', '1', '100'],
  ])('%s', (_, unit, stock, step, expected) => {
    const wanted = units.find((each) => each.unit === unit)!
    expect(stockIn(wanted, stock, step)).toBe(expected)
  })
})

describe('converting', () => {
  test.each([
    ['2', carton, squareMetre, '2.88'],
    ['2.88', squareMetre, carton, '2'],
    ['1', squareMetre, carton, '0.694'],
    ['1', pallet, carton, '40'],
    ['10', carton, tile, '40'],
  ])('%s of one unit', (quantity, from, to, expected) => {
    expect(convertQuantity(quantity, from, to)).toBe(expected)
  })

  test('there and back is the same quantity, whatever the fractions', () => {
    const whole = fc.integer({ min: 1, max: 9999 })
    fc.assert(
      fc.property(whole, whole, whole, (quantity, numerator, denominator) => {
        const unit = { numerator, denominator }
        const base = convertQuantity(String(quantity), unit, squareMetre, 20)
        expect(convertQuantity(base, squareMetre, unit)).toBe(String(quantity))
      }),
    )
  })

  test('comparing needs no rounding', () => {
    const third = { numerator: 1, denominator: 3 }
    expect(compareQuantities('1', squareMetre, '3', third)).toBe(0)
    expect(compareQuantities('0.333333333', squareMetre, '1', third)).toBeLessThan(0)
    expect(compareQuantities('0.333333334', squareMetre, '1', third)).toBeGreaterThan(0)
  })
})

describe('explaining a quantity', () => {
  test('names no weight where none is known', () => {
    expect(explainQuantity('1', squareMetre, [squareMetre])).toEqual({ packages: [], rest: '1', base: '1' })
  })

  test('says 2.88 m² are 2 cartons of 41.04 kg', () => {
    expect(explainQuantity('2.88', squareMetre, units, '14.25')).toEqual({
      packages: [{ unit: 'KAR', quantity: '2' }],
      rest: '0',
      base: '2.88',
      weight: '41.04',
    })
  })

  test('fills pallets first and says what is left over', () => {
    expect(explainQuantity('61', squareMetre, units)).toEqual({
      packages: [
        { unit: 'PAL', quantity: '1' },
        { unit: 'KAR', quantity: '2' },
      ],
      rest: '0.52',
      base: '61',
    })
  })

  test('explains cartons in square metres', () => {
    expect(explainQuantity('41', carton, units)).toEqual({
      packages: [{ unit: 'PAL', quantity: '1' }],
      rest: '1',
      base: '59.04',
    })
  })

  test('never mixes packages with measures', () => {
    const piece = { unit: 'ST', numerator: 1, denominator: 1 }
    const pack = { unit: 'KAR', numerator: 6, denominator: 1 }
    const area = { unit: 'M2', numerator: 4, denominator: 1 }
    expect(explainQuantity('10', piece, [piece, pack, area])).toMatchObject({
      packages: [{ unit: 'KAR', quantity: '1' }],
      rest: '4',
    })
  })

  test('packages and rest make the whole quantity again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (hundredths) => {
        const quantity = String(hundredths / 100)
        const { packages, rest } = explainQuantity(quantity, squareMetre, units)
        const covered = packages.reduce((total, { unit, quantity: count }) => {
          const size = units.find((each) => each.unit === unit)!
          return total + (Number(count) * size.numerator) / size.denominator
        }, Number(rest))
        expect(covered).toBeCloseTo(Number(quantity), 6)
      }),
    )
  })
})
