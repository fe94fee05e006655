import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { userCustomers, users } from '../users/tables.ts'
import type { Person } from './readers.ts'

const person = {
  mail: users.mail,
  language: sql<'de' | 'en'>`${users.language}`,
  // Inside a selection Drizzle writes columns of the selected table without its name: the subquery names it itself.
  seesNet: sql<boolean>`exists (select 1 from user_permissions p
    where p.user_id = users.user_id and p.permission = 'NET_PRICES')`,
  orderMailActive: users.orderMailActive,
  orderMailNetPrice: users.orderMailNetPrice,
  orderMailCustomActive: users.orderMailCustomActive,
  orderMailCustomAddress: users.orderMailCustomAddress,
  orderMailCustomNetPrice: users.orderMailCustomNetPrice,
}

export async function findPerson(db: Db, userId: string): Promise<Person | undefined> {
  const [found] = await db.select(person).from(users).where(eq(users.userId, userId))
  return found
}

/** Budget managers of a customer who may decide now. */
export const listBudgetManagers = (db: Db, kunnr: string): Promise<Person[]> =>
  db
    .select(person)
    .from(users)
    .innerJoin(userCustomers, and(eq(userCustomers.userId, users.userId), eq(userCustomers.kunnr, kunnr)))
    .where(and(eq(users.budgetManager, true), eq(users.active, true), eq(users.locked, false)))
