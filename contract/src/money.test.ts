import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divide, subtract, sum } from './exact.ts'
import { lessPercent, lineAmount, percentOf, roundCents, splitAmount, vatShares } from './money.ts'

const one = { numerator: 1, denominator: 1 }
const carton = { numerator: 144, denominator: 100 }
const cents = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }).map((value) => decimalFrom(value, 2))

function decimalFrom(digits: bigint, places: number): string {
  return divide(digits.toString(), `1${'0'.repeat(places)}`, places)
}

describe('rounding to cents', () => {
  test.each([
    ['1.005', '1.01'],
    ['-1.005', '-1.01'],
    ['1.0049999', '1'],
    ['2.675', '2.68'],
    ['-0.004', '0'],
    ['0.005', '0.01'],
  ])('%s becomes %s', (amount, rounded) => {
    expect(roundCents(amount)).toBe(rounded)
  })

  test('is symmetric about zero', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 14n }), (value) => {
        const rounded = roundCents(decimalFrom(value, 5))
        expect(roundCents(decimalFrom(-value, 5))).toBe(rounded === '0' ? '0' : `-${rounded}`)
      }),
    )
  })

  test('rounds a percentage once, not first to many places and then to cents', () => {
    expect(percentOf('0.49999999', '1')).toBe('0')
    expect(percentOf('0.5', '1')).toBe('0.01')
  })
})

describe('the amount of a line', () => {
  test.each([
    ['3 pieces at 4.99', { quantity: '3', unit: one, price: '4.99', costUnit: 1, priceUnit: one }, '14.97'],
    [
      '250 screws at 7.35 per 100',
      { quantity: '250', unit: one, price: '7.35', costUnit: 100, priceUnit: one },
      '18.38',
    ],
    [
      '2 cartons at 29.9 per m²',
      { quantity: '2', unit: carton, price: '29.9', costUnit: 1, priceUnit: one },
      '86.11',
    ],
    [
      '2.88 m² at 43.06 per carton',
      { quantity: '2.88', unit: one, price: '43.06', costUnit: 1, priceUnit: carton },
      '86.12',
    ],
    ['nothing', { quantity: '0', unit: one, price: '9.99', costUnit: 1, priceUnit: one }, '0'],
  ])('%s', (_, line, amount) => {
    expect(lineAmount(line)).toBe(amount)
  })

  test('takes thirds as fractions', () => {
    const third = { numerator: 1, denominator: 3 }
    expect(lineAmount({ quantity: '3', unit: third, price: '10', costUnit: 1, priceUnit: one })).toBe('10')
  })

  test('agrees with whole-number arithmetic for any price unit and fraction', () => {
    const count = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(count, count, count, count, count, (quantity, price, costUnit, numerator, denominator) => {
        const amount = lineAmount({
          quantity: String(quantity),
          unit: { numerator, denominator },
          price: decimalFrom(BigInt(price), 2),
          costUnit,
          priceUnit: one,
        })
        const dividend = BigInt(quantity) * BigInt(price) * BigInt(numerator)
        const divisor = BigInt(denominator) * BigInt(costUnit)
        expect(amount).toBe(decimalFrom((2n * dividend + divisor) / (2n * divisor), 2))
      }),
    )
  })
})

describe('VAT', () => {
  test('is nothing for no lines', () => {
    expect(vatShares([])).toEqual([])
  })

  test('is rounded once per rate, not once per line', () => {
    const line = { net: '0.03', category: 'S', rate: '19' } as const
    expect(vatShares([line, line, line])).toEqual([{ category: 'S', rate: '19', net: '0.09', vat: '0.02' }])
  })

  test('keeps rates and categories apart, the highest rate first', () => {
    expect(
      vatShares([
        { net: '50', category: 'AE', rate: '0' },
        { net: '10', category: 'S', rate: '7' },
        { net: '100', category: 'S', rate: '19' },
        { net: '5', category: 'E', rate: '0' },
      ]),
    ).toEqual([
      { category: 'S', rate: '19', net: '100', vat: '19' },
      { category: 'S', rate: '7', net: '10', vat: '0.7' },
      { category: 'AE', rate: '0', net: '50', vat: '0' },
      { category: 'E', rate: '0', net: '5', vat: '0' },
    ])
  })

  test('covers the same net sum however the lines are ordered', () => {
    const item = fc.record({
      net: cents,
      category: fc.constantFrom('S' as const, 'E' as const),
      rate: fc.constantFrom('19', '7', '0'),
    })
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const shares = vatShares(items)
        expect(sum(shares.map((share) => share.net))).toBe(sum(items.map((each) => each.net)))
        expect(vatShares(items.toReversed())).toEqual(shares)
      }),
    )
  })
})

describe('splitting an amount', () => {
  test('gives everything to the first when there is nothing to go by', () => {
    expect(splitAmount('9.5', ['0', '0'])).toEqual(['9.5', '0'])
    expect(splitAmount('9.5', [])).toEqual([])
  })

  test('hands the odd cent to the part that lost most', () => {
    expect(splitAmount('10', ['1', '1', '1'])).toEqual(['3.34', '3.33', '3.33'])
    expect(splitAmount('0.1', ['1', '5'])).toEqual(['0.02', '0.08'])
    expect(splitAmount('-10', ['1', '1', '1'])).toEqual(['-3.34', '-3.33', '-3.33'])
  })

  test('always adds up to the amount', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }).map(String), { minLength: 1 })
    fc.assert(
      fc.property(cents, weights, (amount, shares) => {
        expect(sum(splitAmount(amount, shares))).toBe(amount)
      }),
    )
  })
})

test('Skonto and what is left make the whole', () => {
  expect(lessPercent('119.99', '2')).toEqual({ taken: '2.4', left: '117.59' })
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const { taken, left } = lessPercent(amount, String(percent))
      expect(subtract(amount, taken)).toBe(left)
    }),
  )
})
