import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import type { Db } from '#server/db/connection.ts'
import { judge, type Verdict } from './budget.ts'
import { spendWindow } from './spend-window.ts'
import { listSpent, lockBudgets } from './store.ts'

type Order = { userId: string; kunnr: string; amount: Decimal; currency: string }

/** What an order means for its user's budgets, in the transaction in which it is placed. */
export async function checkBudget(db: Db, order: Order, today: Day): Promise<Verdict> {
  const budgets = await lockBudgets(db, order, today)
  const starts = budgets.map(({ type }) => spendWindow(type, today)?.from ?? today)
  const since = starts.toSorted()[0] ?? today
  const spent = await listSpent(db, { ...order, since })
  return judge(order, budgets, spent, today)
}
