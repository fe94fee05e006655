import { addDays, type Day, weekday } from '@shop/contract/day'
import type { budgetTypes } from '@shop/contract/user-words'

export type BudgetType = (typeof budgetTypes)[number]

/**
 * The days, both included, whose orders count against a budget today: the day, the week from Monday, the calendar
 * month or year. Undefined for a budget per order, against which no other order counts.
 */
export function spendWindow(type: BudgetType, today: Day): { from: Day; to: Day } | undefined {
  const [year = '', month = ''] = today.split('-')
  switch (type) {
    case 'order':
      return undefined
    case 'daily':
      return { from: today, to: today }
    case 'weekly': {
      const monday = addDays(today, 1 - weekday(today))
      return { from: monday, to: addDays(monday, 6) }
    }
    case 'monthly':
      return { from: `${year}-${month}-01`, to: lastDayOf(year, month) }
    default:
      return { from: `${year}-01-01`, to: `${year}-12-31` }
  }
}

function lastDayOf(year: string, month: string): Day {
  const next =
    month === '12' ? `${Number(year) + 1}-01-01` : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`
  return addDays(next, -1)
}
