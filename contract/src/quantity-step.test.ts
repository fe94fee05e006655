import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare } from './exact.ts'
import {
  enterQuantity,
  isOnStep,
  quantityLength,
  quantityRules,
  snapToStep,
  stepDown,
  stepUp,
} from './quantity-step.ts'

const plain = quantityRules({}, '9999')
const carton = quantityRules({ step: '1.44' }, '9999')

describe('the rules of a quantity field', () => {
  test.each(['0', '-1'])('refuse a step of %s', (step) => {
    expect(() => quantityRules({ step }, '9999')).toThrow(RangeError)
  })

  test('default to step 1, minimum 0 and the maximum of the application', () => {
    expect(plain).toEqual({ step: '1', min: '0', max: '9999', forceMax: false })
    expect(quantityRules({ max: '20' }, '9999').max).toBe('20')
  })
})

describe('plus and minus', () => {
  test.each([
    ['0', '1.44', '0'],
    ['1', '1.44', '0'],
    ['1.44', '2.88', '0'],
    ['2', '2.88', '1.44'],
    ['2.88', '4.32', '1.44'],
  ])('from %s m² lead to %s and %s', (value, up, down) => {
    expect(stepUp(value, carton)).toBe(up)
    expect(stepDown(value, carton)).toBe(down)
  })

  test('stop at the maximum and the minimum, even where these are no multiples', () => {
    const rules = quantityRules({ step: '5', min: '3', max: '12' }, '9999')
    expect(stepUp('10', rules)).toBe('12')
    expect(stepUp('400', rules)).toBe('12')
    expect(stepDown('5', rules)).toBe('3')
    expect(stepDown('0', rules)).toBe('3')
  })
})

describe('a typed value', () => {
  test('above the maximum stays, to be refused with a message', () => {
    expect(enterQuantity('10000', plain)).toBe('10000')
  })

  test('above the maximum becomes the maximum where that is forced', () => {
    expect(enterQuantity('10000', { ...plain, forceMax: true })).toBe('9999')
    expect(enterQuantity('9998', { ...plain, forceMax: true })).toBe('9998')
  })

  test('has as many characters as the maximum has digits', () => {
    expect(quantityLength(plain)).toBe(4)
    expect(quantityLength(carton)).toBe(7)
  })
})

describe('whole packages', () => {
  test.each([
    ['1.5', false],
    ['-1.44', false],
    ['10000.8', false],
    ['0', true],
    ['144', true],
  ])('%s m² can be sold: %s', (value, expected) => {
    expect(isOnStep(value, carton)).toBe(expected)
  })

  test('cover the quantity asked for', () => {
    expect(snapToStep('3', carton)).toBe('4.32')
    expect(snapToStep('2.88', carton)).toBe('2.88')
    expect(snapToStep('0', quantityRules({ step: '2', min: '3' }, '99'))).toBe('4')
    expect(snapToStep('500', quantityRules({ step: '6', max: '100' }, '999'))).toBe('96')
  })

  const value = fc.integer({ min: 0, max: 999_999 }).map((hundredths) => String(hundredths / 100))
  const step = fc.integer({ min: 1, max: 5000 }).map((hundredths) => String(hundredths / 100))

  test('snapping twice is snapping once', () => {
    fc.assert(
      fc.property(value, step, (quantity, size) => {
        const rules = quantityRules({ step: size }, '9999.99')
        const snapped = snapToStep(quantity, rules)
        expect(isOnStep(snapped, rules)).toBe(true)
        expect(snapToStep(snapped, rules)).toBe(snapped)
      }),
    )
  })

  test('plus always goes up and minus always down, inside the limits', () => {
    fc.assert(
      fc.property(value, step, (quantity, size) => {
        const rules = quantityRules({ step: size }, '100000')
        expect(compare(stepUp(quantity, rules), quantity)).toBe(1)
        expect(compare(stepDown(quantity, rules), quantity)).toBe(quantity === '0' ? 0 : -1)
        expect(isOnStep(stepUp(quantity, rules), rules)).toBe(true)
      }),
    )
  })
})
