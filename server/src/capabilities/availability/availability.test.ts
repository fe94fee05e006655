import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availabilityOf, type PlantStock, plantFlag } from './availability.ts'

const carton = { numerator: 144, denominator: 100 }
const demand = { quantity: '2', unit: carton }
const supply = { procurable: false, today: '2025-06-02' }
const stock = (werks: string, quantity: string, replenishmentDate?: string): PlantStock => ({
  werks,
  quantity,
  replenishmentDate,
})

describe('not available', () => {
  test('is what no plant has and nobody can procure', () => {
    expect(availabilityOf([], demand, supply, '1000')).toEqual({
      flag: 'not-available',
      directlyAvailable: '0',
      shortlyAvailable: false,
      own: { werks: '1000', quantity: '0' },
    })
  })

  test('is a quantity all plants together do not have', () => {
    const stocks = [stock('1000', '1.44'), stock('2000', '1.43')]
    expect(availabilityOf(stocks, demand, supply, '1000').flag).toBe('not-available')
  })

  test('names the date at the own plant, though another gets it sooner', () => {
    const stocks = [stock('2000', '0', '2025-06-05'), stock('1000', '0', '2025-06-10')]
    expect(availabilityOf(stocks, demand, supply, '1000').replenishmentDate).toBe('2025-06-10')
  })

  test('names the first date elsewhere where the own plant has none', () => {
    const stocks = [stock('1000', '0'), stock('2000', '0', '2025-06-20'), stock('3000', '0', '2025-06-12')]
    expect(availabilityOf(stocks, demand, supply, '1000').replenishmentDate).toBe('2025-06-12')
  })

  test('names no date that has passed', () => {
    const stocks = [stock('1000', '0', '2025-06-01')]
    expect(availabilityOf(stocks, demand, supply, '1000').replenishmentDate).toBeUndefined()
  })
})

describe('shortly available', () => {
  test('is what can be procured', () => {
    expect(availabilityOf([], demand, { ...supply, procurable: true }, '1000')).toMatchObject({
      flag: 'shortly-available',
      shortlyAvailable: true,
    })
  })

  test('is what other plants can send over', () => {
    const stocks = [stock('1000', '1.44'), stock('2000', '1.44')]
    expect(availabilityOf(stocks, demand, supply, '1000')).toMatchObject({
      flag: 'shortly-available',
      directlyAvailable: '2.88',
      own: { werks: '1000', quantity: '1.44' },
    })
  })
})

describe('available', () => {
  test('is what the own plant covers exactly, and no date is named', () => {
    expect(availabilityOf([stock('1000', '2.88', '2025-06-10')], demand, supply, '1000')).toEqual({
      flag: 'available',
      directlyAvailable: '2.88',
      shortlyAvailable: true,
      own: stock('1000', '2.88', '2025-06-10'),
    })
  })

  test('is to a guest what one plant covers', () => {
    expect(availabilityOf([stock('1000', '0'), stock('2000', '3')], demand, supply).flag).toBe('available')
    expect(availabilityOf([stock('1000', '1.5'), stock('2000', '1.5')], demand, supply).flag).toBe(
      'shortly-available',
    )
  })
})

test('a plant is judged by what it has itself', () => {
  expect(plantFlag(stock('1000', '2.87'), demand, supply)).toBe('not-available')
  expect(plantFlag(stock('1000', '2.87'), demand, { ...supply, procurable: true })).toBe('shortly-available')
  expect(plantFlag(stock('1000', '2.88'), demand, supply)).toBe('available')
})

test('more stock never makes an article less available', () => {
  const rank = { 'not-available': 0, 'shortly-available': 1, available: 2 }
  const quantity = fc.nat({ max: 10 }).map(String)
  fc.assert(
    fc.property(quantity, quantity, quantity, fc.boolean(), (own, other, more, procurable) => {
      const before = [stock('1000', own), stock('2000', other)]
      const after = [stock('1000', String(Number(own) + Number(more))), stock('2000', other)]
      const flag = (stocks: PlantStock[]) =>
        rank[availabilityOf(stocks, demand, { ...supply, procurable }, '1000').flag]
      expect(flag(after)).toBeGreaterThanOrEqual(flag(before))
    }),
  )
})
