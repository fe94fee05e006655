import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import { compare, sum } from '@shop/contract/exact'
import { type BudgetType, spendWindow } from './spend-window.ts'

/** A budget of a user for a customer. Amounts are net, with surcharges. */
export type Budget = {
  type: BudgetType
  amount: Decimal
  currency: string
  /** Orders above it are refused; otherwise they wait for a release. */
  lock: boolean
}

/** What a user has ordered on a day. */
export type Spent = { day: Day; amount: Decimal }

/** What an order means for the budgets of its user. */
export type Verdict = 'within' | 'release' | 'refused'

/**
 * Judges an order. A user who orders on a budget and has none that counts today, or none in the currency of the order,
 * needs a release: nobody has said what he may spend.
 * @param spent earlier orders in the currency, those that were not canceled
 */
export function judge(
  order: { amount: Decimal; currency: string },
  budgets: readonly Budget[],
  spent: readonly Spent[],
  today: Day,
): Verdict {
  const comparable = budgets.filter(({ currency }) => currency === order.currency)
  if (comparable.length === 0) return 'release'
  const exceeded = comparable.filter(({ type, amount }) => {
    const window = spendWindow(type, today)
    const earlier = spent.filter(({ day }) => window !== undefined && window.from <= day && day <= window.to)
    return compare(sum([order.amount, ...earlier.map((each) => each.amount)]), amount) > 0
  })
  if (exceeded.length === 0) return 'within'
  return exceeded.some(({ lock }) => lock) ? 'refused' : 'release'
}
