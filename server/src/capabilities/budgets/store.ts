import type { Day } from '@shop/contract/day'
import { budgetTypes } from '@shop/contract/user-words'
import { and, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { budgets } from '../customers/tables.ts'
import { documents } from '../documents/tables.ts'
import type { Budget, Spent } from './budget.ts'
import type { BudgetType } from './spend-window.ts'

type Whose = { userId: string; kunnr: string }

/** The budgets that count today, held until the transaction ends: two orders at once do not both fit into one. */
export const lockBudgets = async (db: Db, whose: Whose, today: Day): Promise<Budget[]> =>
  (await budgetsOf(db, whose, today).for('update')).filter(isBudget)

/** The same to look at. */
export const listBudgets = async (db: Db, whose: Whose, today: Day): Promise<Budget[]> =>
  (await budgetsOf(db, whose, today)).filter(isBudget)

const budgetsOf = (db: Db, { userId, kunnr }: Whose, today: Day) =>
  db
    .select({ type: budgets.type, amount: budgets.amount, currency: budgets.currency, lock: budgets.lock })
    .from(budgets)
    .where(
      and(
        eq(budgets.userId, userId),
        eq(budgets.kunnr, kunnr),
        lte(budgets.validFrom, today),
        gte(budgets.validTo, today),
      ),
    )
    .orderBy(budgets.type)

const isBudget = <Row extends { type: string }>(row: Row): row is Row & { type: BudgetType } =>
  isBudgetType(row.type)
const isBudgetType = (type: string): type is BudgetType => budgetTypes.some((known) => known === type)

/** All budgets of a user for a customer with the days they count, whether today is one of them or not. */
export const listAllBudgets = async (db: Db, { userId, kunnr }: Whose) =>
  (
    await db
      .select({
        type: budgets.type,
        amount: sql<string>`trim_scale(${budgets.amount})::text`,
        currency: budgets.currency,
        lock: budgets.lock,
        validFrom: budgets.validFrom,
        validTo: budgets.validTo,
      })
      .from(budgets)
      .where(and(eq(budgets.userId, userId), eq(budgets.kunnr, kunnr)))
  ).filter(isBudget)

/** Types of orders that have used up a budget; one that waits for its release has not yet. */
const spending = [1, 10]

/** What the user has ordered per day since a day, canceled orders left out. */
export async function listSpent(
  db: Db,
  { userId, kunnr, currency, since }: Whose & { currency: string; since: Day },
): Promise<Spent[]> {
  return await db
    .select({ day: documents.createDate, amount: sql<string>`trim_scale(sum(${documents.netPrice}))::text` })
    .from(documents)
    .where(
      and(
        eq(documents.kunnr, kunnr),
        eq(documents.userId, userId),
        eq(documents.currency, currency),
        gte(documents.createDate, since),
        inArray(documents.doctype, spending),
        ne(documents.status, 'X'),
        sql`${documents.netPrice} is not null`,
      ),
    )
    .groupBy(documents.createDate)
}
