import type { Context } from '#server/http/context.ts'
import { type checkBudget, type Verdict } from '../budgets/public.ts'
import type { Calculation } from './calculate.ts'

/** What the order means for the budgets of who orders on one, as `check` finds them; anybody else's is always within. */
export async function budgetVerdict(
  { totals }: Calculation,
  { db, actor, today }: Pick<Context, 'db' | 'actor' | 'today'>,
  check: typeof checkBudget,
): Promise<Verdict> {
  if (actor.user?.budgetActive !== true) return 'within'
  const { userId } = actor.user
  const order = { userId, kunnr: actor.kunnr, amount: totals.net ?? '0', currency: totals.currency }
  return await check(db, order, today)
}
