import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare } from '@shop/contract/exact'
import type { Condition, PricedArticle } from './condition.ts'
import { netPrice, type PriceQuestion, scalePrices } from './net-price.ts'

const squareMetre = { numerator: 1, denominator: 1 }
const carton = { numerator: 144, denominator: 100 }
const tile: PricedArticle = {
  retail: { price: '40', currency: 'EUR', costUnit: 1, volumeUnit: 'M2' },
  baseUnit: 'M2',
  units: new Map([
    ['M2', squareMetre],
    ['KAR', carton],
  ]),
}
const { retail: _, ...withoutRetail } = tile
const today = '2025-06-02'

function condition(given: Partial<Condition>): Condition {
  return {
    id: 'c1',
    level: 'customer-article',
    campaign: false,
    currency: 'EUR',
    costUnit: 1,
    scaleFrom: '0',
    validFrom: '2025-01-01',
    validTo: '2025-12-31',
    ...given,
  }
}

function ask(conditions: Condition[], given: Partial<PriceQuestion> = {}): PriceQuestion {
  return { article: tile, conditions, today, currency: 'EUR', ...given }
}

function priceOf(question: PriceQuestion, quantity = '1', unit = squareMetre) {
  return netPrice(question, quantity, unit)?.price
}

describe('price on request', () => {
  test('without retail price and condition', () => {
    expect(netPrice(ask([], { article: withoutRetail }), '1', squareMetre)).toBeUndefined()
  })

  test('for a percentage without a retail price to take it off', () => {
    const question = ask([condition({ percent: '30' })], { article: withoutRetail })
    expect(netPrice(question, '1', squareMetre)).toBeUndefined()
  })

  test('in a currency without a price: nothing is converted', () => {
    expect(netPrice(ask([condition({ price: '20' })], { currency: 'USD' }), '1', squareMetre)).toBeUndefined()
  })
})

test('a percentage is never taken off a retail price in another currency', () => {
  const abroad = ask([condition({ percent: '30', currency: 'CHF' })], { currency: 'CHF' })
  expect(netPrice(abroad, '1', squareMetre)).toBeUndefined()
})

test('a price agreed in parts of a cent is rounded to cents, half of one upwards', () => {
  expect(priceOf(ask([condition({ price: '12.345' })]))).toBe('12.35')
  expect(priceOf(ask([condition({ price: '0.004' })]))).toBe('40')
})

test('of conditions that agree the same the answer names one, in whatever order they are read', () => {
  const same = ['c2', 'c1', 'c3'].map((id) => condition({ id, price: '20' }))
  for (const read of [same, same.toReversed()])
    expect(netPrice(ask(read), '1', squareMetre)?.conditionId).toBe('c1')
})

describe('a condition is passed over', () => {
  test.each([
    ['before it begins', { validFrom: '2025-06-03' }],
    ['after it ended', { validTo: '2025-06-01' }],
    ['at a price of zero', { price: '0' }],
    ['at a discount of all', { price: undefined, percent: '100' }],
    ['in a unit the article does not have', { volumeUnit: 'PAL' }],
    ['below its quantity', { scaleFrom: '2' }],
  ])('%s', (_, given) => {
    const { price, ...rest } = condition({ price: '20', ...given })
    const tried = price === undefined ? rest : { ...rest, price }
    expect(netPrice(ask([tried]), '1', squareMetre)).toMatchObject({ price: '40', reason: 'retail' })
  })
})

describe('the most specific condition wins', () => {
  const article = condition({ id: 'a', price: '39' })
  const group = condition({ id: 'g', level: 'customer-group', percent: '50' })
  const everything = condition({ id: 'e', level: 'customer', percent: '60' })

  test('the article before its discount group, though it is dearer', () => {
    expect(netPrice(ask([everything, group, article]), '1', squareMetre)).toEqual({
      price: '39',
      currency: 'EUR',
      costUnit: 1,
      volumeUnit: 'M2',
      reason: 'customer-article',
      conditionId: 'a',
      validTo: '2025-12-31',
    })
  })

  test('the discount group before the customer-wide one', () => {
    expect(netPrice(ask([everything, group]), '1', squareMetre)).toMatchObject({
      price: '20',
      reason: 'customer-group',
    })
  })

  test('within a level the latest begun, then the lowest', () => {
    const newer = condition({ id: 'n', price: '45', validFrom: '2025-05-01' })
    const alsoNewer = condition({ id: 'm', price: '44', validFrom: '2025-05-01' })
    expect(priceOf(ask([article, newer]))).toBe('45')
    expect(priceOf(ask([article, newer, alsoNewer]))).toBe('44')
  })

  test('prices are compared per base unit, not by their digits', () => {
    const perCarton = condition({ id: 'k', price: '43.2', volumeUnit: 'KAR' })
    const perHundred = condition({ id: 'h', price: '2999', costUnit: 100 })
    expect(netPrice(ask([article, perCarton, perHundred]), '1', squareMetre)).toMatchObject({
      conditionId: 'h',
      price: '2999',
      costUnit: 100,
    })
  })
})

describe('a percentage', () => {
  test('comes off the retail price and is rounded to cents, half away from zero', () => {
    const odd = { ...tile, retail: { ...tile.retail!, price: '9.99' } }
    expect(priceOf(ask([condition({ percent: '12.5' })], { article: odd }))).toBe('8.74')
    expect(priceOf(ask([condition({ percent: '50' })], { article: odd }))).toBe('5')
  })

  test('below zero is a surcharge', () => {
    expect(priceOf(ask([condition({ percent: '-5' })]))).toBe('42')
  })
})

describe('a campaign', () => {
  const campaign = condition({ id: 'x', campaign: true, price: '30', validTo: '2025-06-30' })

  test('does not win where it is not lower', () => {
    expect(priceOf(ask([campaign, condition({ price: '30' })]))).toBe('30')
    expect(netPrice(ask([campaign, condition({ price: '30' })]), '1', squareMetre)?.reason).toBe(
      'customer-article',
    )
    expect(priceOf(ask([campaign, condition({ price: '25' })]))).toBe('25')
  })

  test('wins where it is lower, and says until when', () => {
    expect(netPrice(ask([campaign, condition({ price: '35' })]), '1', squareMetre)).toMatchObject({
      price: '30',
      reason: 'campaign',
      validTo: '2025-06-30',
    })
  })

  test('is the price where there is no other', () => {
    expect(priceOf(ask([campaign], { article: withoutRetail }))).toBe('30')
  })
})

describe('scale prices', () => {
  const scaled = [
    condition({ id: 's0', price: '38' }),
    condition({ id: 's50', price: '36', scaleFrom: '50' }),
    condition({ id: 's100', price: '33', scaleFrom: '100' }),
  ]

  test.each([
    ['49.99', '38', '50'],
    ['50', '36', '100'],
    ['100', '33', undefined],
  ])('%s m² cost %s, the next step is at %s', (quantity, price, next) => {
    const found = netPrice(ask(scaled), quantity, squareMetre)
    expect(found?.price).toBe(price)
    expect(found?.nextScale?.from).toBe(next)
  })

  test('count in the price unit: 35 cartons are 50.4 m²', () => {
    expect(priceOf(ask(scaled), '34', carton)).toBe('38')
    expect(priceOf(ask(scaled), '35', carton)).toBe('36')
  })

  test('are listed with the retail price until the first one', () => {
    const from50 = condition({ price: '36', scaleFrom: '50' })
    expect(scalePrices(ask([from50]))).toEqual([
      { from: '0', fromUnit: 'M2', ...tile.retail },
      { from: '50', fromUnit: 'M2', price: '36', currency: 'EUR', costUnit: 1, volumeUnit: 'M2' },
    ])
  })

  test('leave out steps that a better price makes meaningless', () => {
    const campaign = condition({ id: 'x', campaign: true, price: '35' })
    expect(scalePrices(ask([...scaled, campaign])).map(({ from, price }) => [from, price])).toEqual([
      ['0', '35'],
      ['100', '33'],
    ])
  })

  test('tell the truth where a dearer agreement on the article begins above a quantity', () => {
    const question = ask([
      condition({ id: 'g', level: 'customer-group', percent: '50' }),
      condition({ id: 'a', price: '39', scaleFrom: '100' }),
    ])
    expect(scalePrices(question).map(({ from, price }) => [from, price])).toEqual([
      ['0', '20'],
      ['100', '39'],
    ])
    expect(netPrice(question, '1', squareMetre)?.nextScale).toBeUndefined()
  })

  test('are empty where there is no price', () => {
    expect(scalePrices(ask([], { article: withoutRetail }))).toEqual([])
  })
})

test('whatever the conditions, a campaign never makes it dearer, and no price is zero', () => {
  const any = fc.record({
    id: fc.uuid(),
    level: fc.constantFrom('customer-article' as const, 'customer-group' as const, 'customer' as const),
    campaign: fc.boolean(),
    currency: fc.constant('EUR'),
    price: fc.nat({ max: 5000 }).map((cents) => String(cents / 100)),
    costUnit: fc.constantFrom(1, 10, 100),
    volumeUnit: fc.constant('M2'),
    scaleFrom: fc.constantFrom('0', '10', '100'),
    validFrom: fc.constantFrom('2025-01-01', '2025-04-01'),
    validTo: fc.constant('2025-12-31'),
  })
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (conditions) => {
      const price = netPrice(ask(conditions), '20', squareMetre)!
      const agreed = conditions.filter((each) => !each.campaign)
      const usual = netPrice(ask(agreed), '20', squareMetre)!
      expect(compare(price.price, '0')).toBe(1)
      expect(Number(price.price) / price.costUnit).toBeLessThanOrEqual(Number(usual.price) / usual.costUnit)
      expect(netPrice(ask(conditions.toReversed()), '20', squareMetre)?.price).toBe(price.price)
    }),
  )
})
