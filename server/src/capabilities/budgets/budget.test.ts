import { describe, expect, test } from 'vitest'
import { type Budget, judge } from './budget.ts'

const today = '2026-03-11'
const order = { amount: '100', currency: 'EUR' }
const budget = (given: Partial<Budget>): Budget => ({
  type: 'monthly',
  amount: '500',
  currency: 'EUR',
  lock: false,
  ...given,
})

describe('an order on a budget', () => {
  test('needs a release where no budget says what may be spent', () => {
    expect(judge(order, [], [], today)).toBe('release')
    expect(judge(order, [budget({ currency: 'CHF' })], [], today)).toBe('release')
  })

  test('needs a release above any of the budgets, and is refused where that one locks', () => {
    const budgets = [budget({}), budget({ type: 'order', amount: '99.99' })]
    expect(judge(order, budgets, [], today)).toBe('release')
    expect(
      judge(order, [budget({}), budget({ type: 'order', amount: '99.99', lock: true })], [], today),
    ).toBe('refused')
  })

  test('counts what was ordered before in the period, and nothing else', () => {
    const spent = [
      { day: '2026-03-01', amount: '400' },
      { day: '2026-02-28', amount: '400' },
    ]
    expect(judge(order, [budget({})], spent, today)).toBe('within')
    expect(judge(order, [budget({})], [...spent, { day: today, amount: '0.01' }], today)).toBe('release')
    expect(judge(order, [budget({ type: 'order' })], [{ day: today, amount: '450' }], today)).toBe('within')
    expect(judge(order, [budget({ type: 'daily', amount: '100' })], spent, today)).toBe('within')
  })
})
