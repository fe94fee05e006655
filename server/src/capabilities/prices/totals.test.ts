import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '@shop/contract/exact'
import type { Taxed } from '@shop/contract/money'
import { germanTaxRates, taxRate } from './tax-rates.ts'
import { totalsOf } from './totals.ts'

const rates = germanTaxRates
const deliveryDay = '2025-06-03'
const full: Taxed = { net: '100', category: 'S', rate: '19' }
const reduced: Taxed = { net: '50', category: 'S', rate: '7' }

describe('VAT rates', () => {
  test('are never guessed', () => {
    expect(() => taxRate(rates, { category: 'S', code: 'half' }, deliveryDay)).toThrow(RangeError)
    expect(() => taxRate(rates, { category: 'S', code: 'full' }, '1950-01-01')).toThrow(RangeError)
  })

  test.each([
    ['full', '2020-06-30', '19'],
    ['full', '2020-07-01', '16'],
    ['reduced', '2020-12-31', '5'],
    ['full', '2021-01-01', '19'],
  ])('%s on %s: %s %%', (code, day, rate) => {
    expect(taxRate(rates, { category: 'S', code }, day)).toBe(rate)
  })

  test.each(['AE', 'K', 'G', 'E', 'Z'] as const)('category %s is not taxed', (category) => {
    expect(taxRate(rates, { category, code: 'full' }, deliveryDay)).toBe('0')
  })
})

describe('totals', () => {
  test('of nothing are zero', () => {
    expect(totalsOf({ lines: [], surcharges: [], rates, deliveryDay })).toEqual({
      goods: '0',
      surcharges: '0',
      net: '0',
      vat: [],
      gross: '0',
    })
  })

  test('share freight between the rates of the goods, a deposit keeps its own', () => {
    const totals = totalsOf({
      lines: [full, reduced],
      surcharges: [
        { kind: 'freight', net: '10' },
        { kind: 'palletDeposit', net: '24', taxCode: 'full', quantity: 2 },
      ],
      rates,
      deliveryDay,
    })
    expect(totals.vat).toEqual([
      { category: 'S', rate: '19', net: '130.67', vat: '24.83' },
      { category: 'S', rate: '7', net: '53.33', vat: '3.73' },
    ])
    expect(totals).toMatchObject({ goods: '150', surcharges: '34', net: '184', gross: '212.56' })
  })

  test('a customer under reverse charge pays no VAT, neither on goods nor on pallets', () => {
    const totals = totalsOf({
      lines: [{ net: '100', category: 'AE', rate: '0' }],
      surcharges: [{ kind: 'palletDeposit', net: '12', taxCode: 'full', quantity: 1 }],
      rates,
      deliveryDay,
    })
    expect(totals.vat).toEqual([{ category: 'AE', rate: '0', net: '112', vat: '0' }])
  })

  test('name Skonto only where it is agreed', () => {
    const order = { lines: [full], surcharges: [], rates, deliveryDay }
    expect(totalsOf({ ...order, terms: { skontoDays: 0, skontoPercent: '2' } }).skonto).toBeUndefined()
    expect(totalsOf({ ...order, terms: { skontoDays: 14, skontoPercent: '2' } }).skonto).toEqual({
      days: 14,
      percent: '2',
      amount: '2.38',
      payable: '116.62',
    })
  })

  test('always add up: net and VAT to gross, VAT bases to net', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => String(value / 100))
    const line = fc.record({
      net: cents,
      category: fc.constant('S' as const),
      rate: fc.constantFrom('19', '7'),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), cents, (lines, freight) => {
        const totals = totalsOf({
          lines,
          surcharges: [{ kind: 'freight', net: freight }],
          rates,
          deliveryDay,
        })
        expect(sum(totals.vat.map((share) => share.net))).toBe(totals.net)
        expect(sum([totals.net, ...totals.vat.map((share) => share.vat)])).toBe(totals.gross)
      }),
    )
  })
})
