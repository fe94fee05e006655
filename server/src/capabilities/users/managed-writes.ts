import { randomUUID } from 'node:crypto'
import type { Permission } from '@shop/contract/permissions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { unlessTaken } from '#server/db/unless-taken.ts'
import { userCustomers, userPermissions, users } from './tables.ts'

/** Fields people of the customer may write. */
export type UserChanges = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'alias'
    | 'title'
    | 'firstName'
    | 'lastName'
    | 'mail'
    | 'phone'
    | 'fax'
    | 'language'
    | 'master'
    | 'budgetManager'
    | 'budgetActive'
    | 'locked'
    | 'active'
  >
>

type NewUser = UserChanges & { alias: string; lastName: string; language: string }

/** Creates a user of a customer, who has no password yet; undefined when the login name is taken. */
export async function insertManaged(
  db: Db,
  user: NewUser,
  { kunnr, permissions }: { kunnr: string; permissions: readonly Permission[] },
): Promise<string | undefined> {
  const userId = `M-${randomUUID()}`
  if (!(await unlessTaken(db, (inner) => inner.insert(users).values({ ...user, userId })))) return undefined
  await db.insert(userCustomers).values({ userId, kunnr })
  await addPermissions(db, userId, permissions)
  return userId
}

/** Saves what is given; false when the login name is another user's. */
export function updateManaged(db: Db, userId: string, changes: UserChanges): Promise<boolean> {
  if (Object.keys(changes).length === 0) return Promise.resolve(true)
  return unlessTaken(db, (inner) => inner.update(users).set(changes).where(eq(users.userId, userId)))
}

/** Gives and takes permissions. */
export async function changePermissions(
  db: Db,
  userId: string,
  { given, taken }: { given: readonly Permission[]; taken: readonly Permission[] },
): Promise<void> {
  if (taken.length > 0)
    await db
      .delete(userPermissions)
      .where(and(eq(userPermissions.userId, userId), inArray(userPermissions.permission, [...taken])))
  await addPermissions(db, userId, given)
}

async function addPermissions(db: Db, userId: string, permissions: readonly Permission[]): Promise<void> {
  if (permissions.length === 0) return
  await db
    .insert(userPermissions)
    .values(permissions.map((permission) => ({ userId, permission })))
    .onConflictDoNothing()
}

/** Gives and takes customer numbers; new ones come after those a user has. */
export async function changeAccesses(
  db: Db,
  userId: string,
  { given, taken }: { given: readonly string[]; taken: readonly string[] },
): Promise<void> {
  if (taken.length > 0)
    await db
      .delete(userCustomers)
      .where(and(eq(userCustomers.userId, userId), inArray(userCustomers.kunnr, [...taken])))
  if (given.length === 0) return
  const last = sql<number>`(select coalesce(max(x.sort), -1) from user_customers x where x.user_id = ${userId})`
  await db
    .insert(userCustomers)
    .values(given.map((kunnr, index) => ({ userId, kunnr, sort: sql`${last} + ${index + 1}::int` })))
    .onConflictDoNothing()
}

/** Deletes a user with all that hangs on him: sessions, permissions, customers, passwords. */
export async function deleteManaged(db: Db, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.userId, userId))
}
