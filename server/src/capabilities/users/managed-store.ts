import { type SQL, and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { userFilters } from '@shop/contract/user-words'
import type { Db } from '#server/db/connection.ts'
import { holdingInAnyCase } from '#server/db/like.ts'
import { type Page, usualRows } from '#server/db/page.ts'
import { customers } from '../customers/tables.ts'
import { userCustomers, userPermissions, users } from './tables.ts'

/** Who manages, and the customer he acts for. */
export type Manager = { userId: string; kunnr: string }

const password = sql<'none' | 'initial' | 'own'>`case when ${users.passwordHash} is null then 'none'
  when ${users.initialPassword} then 'initial' else 'own' end`

const stateColumns = {
  userId: users.userId,
  alias: users.alias,
  mail: users.mail,
  phone: users.phone,
  password,
  active: users.active,
  locked: users.locked,
  master: users.master,
  budgetManager: users.budgetManager,
  budgetActive: users.budgetActive,
  isOciUser: users.isOciUser,
  letterSentAt: users.letterSentAt,
}

/** The people of a customer; the wholesaler's own, who may act for any, are none of them. */
const isOf = (kunnr: string): SQL | undefined =>
  and(
    isNull(users.staff),
    eq(users.isAdma, false),
    sql`exists (select 1 from ${userCustomers} x where x.user_id = ${users.userId} and x.kunnr = ${kunnr})`,
  )

const filters: Readonly<Record<(typeof userFilters)[number], SQL>> = {
  active: sql`${users.active} and not ${users.locked}`,
  locked: sql`${users.locked}`,
  inactive: sql`not ${users.active}`,
  initial: sql`${users.passwordHash} is not null and ${users.initialPassword}`,
  uninvited: sql`${users.passwordHash} is null`,
  master: sql`${users.master}`,
  budget: sql`${users.budgetActive}`,
}

/** A page of a customer's users, by name; `query` is looked for in names, login name, mail and phone. */
export async function listManaged(
  db: Db,
  kunnr: string,
  {
    query,
    only,
    start = 0,
    rows = usualRows,
  }: Page & { query: string; only?: keyof typeof filters | undefined },
) {
  const where = and(
    isOf(kunnr),
    query === '' ? undefined : matching(query),
    only === undefined ? undefined : filters[only],
  )
  const [found] = await db.select({ numFound: count() }).from(users).where(where)
  const page = await db
    .select({
      ...stateColumns,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(users)
    .where(where)
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.userId))
    .limit(rows)
    .offset(start)
  return { users: page, numFound: found?.numFound ?? 0 }
}

function matching(query: string): SQL {
  const pattern = holdingInAnyCase(query)
  return sql`(${users.alias} ~* ${pattern} or ${users.mail} ~* ${pattern} or ${users.phone} ~* ${pattern}
    or ${users.firstName} || ' ' || ${users.lastName} ~* ${pattern})`
}

export type ManagedRow = NonNullable<Awaited<ReturnType<typeof findManaged>>>

/** A user of the customer acted for, with whether he acts for customers who manages does not; undefined for others. */
export async function findManaged(db: Db, userId: string, by: Manager) {
  const [found] = await db
    .select({
      ...stateColumns,
      title: users.title,
      firstName: users.firstName,
      lastName: users.lastName,
      fax: users.fax,
      language: sql<'de' | 'en'>`${users.language}`,
      acceptedTerms: users.acceptedTermsVersion,
      selfRegistered: users.selfRegistered,
      // Named with its table: alone in a select, a column stands without, and would be that of the table inside.
      actsForOthers: sql<boolean>`exists (
        select from ${userCustomers} t where t.user_id = users.user_id and not exists (
          select from ${userCustomers} m where m.user_id = ${by.userId} and m.kunnr = t.kunnr))`,
    })
    .from(users)
    .where(and(eq(users.userId, userId), isOf(by.kunnr)))
  return found
}

/**
 * Lets nobody else manage the users of the customers a user acts for, until the transaction ends: the last master user
 * is found by reading what others could change.
 */
export async function holdCustomersOf(db: Db, userId: string): Promise<void> {
  await db
    .select({ kunnr: customers.kunnr })
    .from(customers)
    .where(sql`${customers.kunnr} in (select x.kunnr from ${userCustomers} x where x.user_id = ${userId})`)
    .orderBy(asc(customers.kunnr))
    .for('no key update')
}

/** Whether each of the customers a user acts for (of those named, where some are) has another master user who can sign in. */
export async function hasOtherMasters(db: Db, userId: string, kunnrs?: readonly string[]): Promise<boolean> {
  const named = kunnrs === undefined ? undefined : inArray(userCustomers.kunnr, [...kunnrs])
  const [alone] = await db
    .select({ kunnr: userCustomers.kunnr })
    .from(userCustomers)
    .where(
      and(
        eq(userCustomers.userId, userId),
        named,
        sql`not exists (
          select from ${userCustomers} o join ${users} u on u.user_id = o.user_id
          where o.kunnr = ${userCustomers.kunnr} and o.user_id <> ${userId}
            and u.master and u.active and not u.locked and u.staff is null and not u.is_adma)`,
      ),
    )
    .limit(1)
  return alone === undefined
}

/** Names of the permissions a user holds. */
export async function listHeld(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ permission: userPermissions.permission })
    .from(userPermissions)
    .where(eq(userPermissions.userId, userId))
  return rows.map(({ permission }) => permission)
}

/**
 * Customers somebody manages users of, by number, with whether a user may act for each. Field sales may act for any
 * number of them; they are told those of the user alone.
 */
export function listAccesses(db: Db, userId: string, by: { userId: string; isAdma: boolean }) {
  const isAssigned = sql<boolean>`exists (
    select from ${userCustomers} t where t.user_id = ${userId} and t.kunnr = ${customers.kunnr})`
  return db
    .select({
      kunnr: customers.kunnr,
      name: customers.name,
      city: customers.city,
      assigned: isAssigned,
    })
    .from(userCustomers)
    .innerJoin(customers, eq(customers.kunnr, userCustomers.kunnr))
    .where(
      and(
        eq(userCustomers.userId, by.userId),
        eq(customers.neutral, false),
        by.isAdma ? isAssigned : undefined,
      ),
    )
    .orderBy(asc(customers.kunnr))
}
