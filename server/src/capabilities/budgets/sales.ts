import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import { sum } from '@shop/contract/exact'
import type { salesPeriods } from '@shop/contract/user-words'
import type { Spent } from './budget.ts'
import { spendWindow } from './spend-window.ts'

type Window = { from: Day; to: Day }
export type Sales = { period: (typeof salesPeriods)[number]; amount: Decimal } & Window

/** The first day whose orders any period of `salesOf` counts. */
export const firstDayOfSales = (today: Day): Day => `${Number(today.slice(0, 4)) - 1}-01-01`

/** What was ordered in these days, both included. */
export const spentIn = (spent: readonly Spent[], { from, to }: Window): Decimal =>
  sum(spent.filter(({ day }) => from <= day && day <= to).map(({ amount }) => amount))

/** Turnover of the running day, week (from Monday), month and year, and of the year before. */
export function salesOf(spent: readonly Spent[], today: Day): Sales[] {
  const lastYear = String(Number(today.slice(0, 4)) - 1)
  const day = { from: today, to: today }
  const windows: readonly (readonly [Sales['period'], Window])[] = [
    ['today', day],
    ['week', spendWindow('weekly', today) ?? day],
    ['month', spendWindow('monthly', today) ?? day],
    ['year', spendWindow('yearly', today) ?? day],
    ['lastYear', { from: `${lastYear}-01-01`, to: `${lastYear}-12-31` }],
  ]
  return windows.map(([period, window]) => ({ period, ...window, amount: spentIn(spent, window) }))
}
