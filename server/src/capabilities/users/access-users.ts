import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { customers } from '../customers/tables.ts'
import { userCustomers, users } from './tables.ts'

/** Somebody access data may be sent to, with the customer whose address a letter goes to. */
export type AccessUser = {
  userId: string
  alias: string
  title: string
  name: string
  mail: string
  language: 'de' | 'en'
  isActive: boolean
  initialPassword: boolean
  staff: 'clerk' | 'admin' | null
  /** First customer he may act for, '' for none. */
  kunnr: string
  address: { name: string; street: string; plz: string; city: string; country: string } | null
}

const columns = {
  userId: users.userId,
  alias: users.alias,
  title: users.title,
  name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
  mail: users.mail,
  language: sql<'de' | 'en'>`${users.language}`,
  isActive: sql<boolean>`${users.active} and not ${users.locked}`,
  initialPassword: users.initialPassword,
  staff: users.staff,
  kunnr: sql<string>`coalesce(${userCustomers.kunnr}, '')`,
  address: {
    name: customers.name,
    street: customers.street,
    plz: customers.plz,
    city: customers.city,
    country: customers.country,
  },
}

const select = (db: Db) =>
  db
    .selectDistinctOn([users.userId], columns)
    .from(users)
    .leftJoin(userCustomers, eq(userCustomers.userId, users.userId))
    .leftJoin(customers, eq(customers.kunnr, userCustomers.kunnr))
    .orderBy(asc(users.userId), asc(userCustomers.sort))

export async function findAccessUser(db: Db, userId: string): Promise<AccessUser | undefined> {
  const [found] = await select(db).where(eq(users.userId, userId))
  return found
}

/** Whom somebody may mean who names himself by login name or mail address; an address may be that of several. */
export function findByNameOrMail(db: Db, text: string): Promise<AccessUser[]> {
  const wanted = text.trim().toLowerCase()
  return select(db)
    .where(or(sql`lower(${users.alias}) = ${wanted}`, sql`lower(${users.mail}) = ${wanted}`))
    .limit(5)
}

/** Active users with a mail address who have neither a password nor got access data: the way in is still missing. */
export async function listUninvited(db: Db): Promise<string[]> {
  const found = await db
    .select({ userId: users.userId })
    .from(users)
    .where(
      and(
        eq(users.active, true),
        eq(users.locked, false),
        ne(users.mail, ''),
        isNull(users.passwordHash),
        isNull(users.letterSentAt),
      ),
    )
    .orderBy(asc(users.userId))
  return found.map(({ userId }) => userId)
}

/** Notes that access data were sent. */
export async function noteAccessData(db: Db, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ letterSentAt: now }).where(eq(users.userId, userId))
}
