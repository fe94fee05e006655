import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import type { Db } from '#server/db/connection.ts'
import { type Budget, judge, type Verdict } from './budget.ts'
import { spendWindow } from './spend-window.ts'
import { listBudgets, listSpent, lockBudgets } from './store.ts'

type Order = { userId: string; kunnr: string; amount: Decimal; currency: string }

/** What an order means for its user's budgets, in the transaction in which it is placed. */
export const checkBudget = async (db: Db, order: Order, today: Day): Promise<Verdict> =>
  await verdict(db, order, await lockBudgets(db, order, today), today)

/** What it would mean if it were placed now: nothing is held, and another order may come first. */
export const foreseeBudget = async (db: Db, order: Order, today: Day): Promise<Verdict> =>
  await verdict(db, order, await listBudgets(db, order, today), today)

async function verdict(db: Db, order: Order, budgets: readonly Budget[], today: Day): Promise<Verdict> {
  const starts = budgets.map(({ type }) => spendWindow(type, today)?.from ?? today)
  const since = starts.toSorted()[0] ?? today
  const spent = await listSpent(db, { ...order, since })
  return judge(order, budgets, spent, today)
}
