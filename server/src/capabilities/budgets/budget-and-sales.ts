import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import type { Db } from '#server/db/connection.ts'
import type { Budget } from './budget.ts'
import { firstDayOfSales, type Sales, salesOf, spentIn } from './sales.ts'
import { spendWindow } from './spend-window.ts'
import { listAllBudgets, listSpent } from './store.ts'

export type { Sales } from './sales.ts'

/** A budget with its dates and what the running period has used of it. */
export type ManagedBudget = Budget & { validFrom: Day; validTo: Day; used: Decimal | null }

type Whose = { userId: string; kunnr: string; currency: string }

/**
 * A user's budgets for a customer, also those that do not count today, and his turnover.
 * @param amounts whether who asks may see what was ordered for how much
 */
export async function readBudgetAndSales(
  db: Db,
  whose: Whose,
  { today, amounts }: { today: Day; amounts: boolean },
): Promise<{ budgets: ManagedBudget[]; sales: Sales[] | null }> {
  const budgets = await listAllBudgets(db, whose)
  const spent = amounts ? await listSpent(db, { ...whose, since: firstDayOfSales(today) }) : undefined
  return {
    budgets: budgets.map((budget) => {
      const window = spendWindow(budget.type, today)
      const isTold = spent !== undefined && window !== undefined && budget.currency === whose.currency
      return { ...budget, used: isTold ? spentIn(spent, window) : null }
    }),
    sales: spent === undefined ? null : salesOf(spent, today),
  }
}
