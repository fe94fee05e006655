import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { budgets } from './tables.ts'

type BudgetRow = Omit<typeof budgets.$inferInsert, 'userId' | 'kunnr'>

/** Replaces the budgets of a user for a customer. */
export async function replaceBudgets(
  db: Db,
  { userId, kunnr }: { userId: string; kunnr: string },
  rows: readonly BudgetRow[],
): Promise<void> {
  await db.delete(budgets).where(and(eq(budgets.userId, userId), eq(budgets.kunnr, kunnr)))
  if (rows.length > 0) await db.insert(budgets).values(rows.map((row) => ({ ...row, userId, kunnr })))
}

/** Takes every budget from a user who is deleted, or (`kunnrs`) those for customers he no longer acts for. */
export async function forgetBudgets(db: Db, userId: string, kunnrs?: readonly string[]): Promise<void> {
  if (kunnrs?.length === 0) return
  const of = kunnrs === undefined ? undefined : inArray(budgets.kunnr, [...kunnrs])
  await db.delete(budgets).where(and(eq(budgets.userId, userId), of))
}
