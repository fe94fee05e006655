import { describe, expect, test } from 'vitest'
import { isSellable, quantityLimits, stepIn } from './quantity.ts'

/** A tile sold by the square metre in cartons of 1.44 m²; 72 m² on a pallet. */
const tile = {
  step: '1.44',
  salesUnit: 'M2',
  fractions: new Map([
    ['M2', { numerator: 1, denominator: 1 }],
    ['KAR', { numerator: 144, denominator: 100 }],
    ['PAL', { numerator: 72, denominator: 1 }],
  ]),
}

describe('a quantity', () => {
  test.each([
    ['0', 'M2'],
    ['-1.44', 'M2'],
    ['1', 'M2'],
    ['0.5', 'KAR'],
    ['1', 'SACK'],
    ['1.4400001', 'M2'],
  ])('of %s %s cannot be sold', (quantity, unit) => {
    expect(isSellable(quantity, unit, tile)).toBe(false)
  })

  test.each([
    ['1.44', 'M2'],
    ['14.4', 'M2'],
    ['3', 'KAR'],
    ['0.02', 'PAL'],
  ])('of %s %s can be sold', (quantity, unit) => {
    expect(isSellable(quantity, unit, tile)).toBe(true)
  })

  test('is refused with step and maximum in its own unit', () => {
    expect(quantityLimits('KAR', tile, '99999')).toEqual({ stepsize: '1', unit: 'KAR', max: '99999' })
    expect(quantityLimits('M2', tile, '99999')).toEqual({ stepsize: '1.44', unit: 'M2', max: '99999' })
  })

  test('of a unit the article does not have is refused with those it has, the one it is sold in first', () => {
    const inCartons = { ...tile, salesUnit: 'KAR', step: '2' }
    expect(quantityLimits('ST', inCartons, '99999')).toEqual({
      stepsize: '2',
      unit: 'KAR',
      max: '99999',
      units: ['KAR', 'M2', 'PAL'],
    })
  })
})

describe('a line counts', () => {
  test('by nothing in a unit the article does not have', () => {
    expect(stepIn('SACK', tile)).toBeUndefined()
  })

  test('by the sales step in the unit the article is sold in', () => {
    expect(stepIn('M2', tile)).toBe('1.44')
    expect(stepIn('KAR', { ...tile, salesUnit: 'KAR', step: '2' })).toBe('2')
  })

  test('by whole packages, not by what of them a sales step is', () => {
    expect(stepIn('KAR', tile)).toBe('1')
    expect(stepIn('PAL', tile)).toBe('1')
  })

  test('by what is in a package where it is only sold in packages', () => {
    expect(stepIn('M2', { ...tile, salesUnit: 'KAR', step: '1' })).toBe('1.44')
  })
})
