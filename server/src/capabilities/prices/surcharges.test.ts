import { describe, expect, test } from 'vitest'
import { type OrderFacts, type SurchargeRule, surchargesOf } from './surcharges.ts'

const rules: SurchargeRule[] = [
  {
    kind: 'freight',
    currency: 'EUR',
    deliveryTypes: ['01'],
    tiers: [
      { upToKg: '30', amount: '9.9' },
      { upToKg: '1000', amount: '49' },
      { upToKg: '2500', amount: '79' },
    ],
    freeFrom: '1500',
  },
  { kind: 'smallQuantity', currency: 'EUR', deliveryTypes: ['01', '02'], below: '50', amount: '7.5' },
  { kind: 'palletDeposit', currency: 'EUR', deliveryTypes: ['01', '02'], amountEach: '12', taxCode: 'full' },
]
const order: OrderFacts = { currency: 'EUR', deliveryType: '01', goods: '400', weight: '600', pallets: 0 }

describe('no surcharge', () => {
  test.each([
    ['on an empty order', { goods: '0' }],
    ['on a pick-up above the small quantity', { deliveryType: '02' as const }],
    ['in a currency without rules', { currency: 'USD' }],
    ['from the free limit on', { goods: '1500' }],
  ])('%s', (_, given) => {
    expect(surchargesOf(rules, { ...order, ...given })).toEqual([])
  })
})

test.each([
  ['30', '9.9'],
  ['30.001', '49'],
  ['9000', '79'],
])('%s kg cost %s freight', (weight, net) => {
  expect(surchargesOf(rules, { ...order, weight })).toEqual([{ kind: 'freight', net, freeAfter: '1100' }])
})

test('a small order says how much is missing to be free of it', () => {
  expect(surchargesOf(rules, { ...order, deliveryType: '02', goods: '49.99' })).toEqual([
    { kind: 'smallQuantity', net: '7.5', freeAfter: '0.01' },
  ])
})

test('every whole pallet carries its deposit', () => {
  expect(surchargesOf(rules, { ...order, goods: '2000', pallets: 3 })).toEqual([
    { kind: 'palletDeposit', net: '36', taxCode: 'full', quantity: 3 },
  ])
})
