import { type SQL, and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { holdingInAnyCase } from '#server/db/like.ts'
import { type Page, usualRows } from '#server/db/page.ts'
import { customers } from '../customers/tables.ts'
import { users } from '../users/tables.ts'
import { addressDeletions, addresses } from './tables.ts'

const id = sql<string>`${addressDeletions.id}::text`
const columns = {
  id,
  addressId: addressDeletions.addressId,
  address: addressDeletions.address,
  state: addressDeletions.state,
  reason: addressDeletions.reason,
  createdAt: addressDeletions.createdAt,
  answeredAt: addressDeletions.answeredAt,
  answer: addressDeletions.answer,
}
const withId = (number: string) => eq(addressDeletions.id, BigInt(number))

type NewDeletion = Omit<typeof addressDeletions.$inferInsert, 'id' | 'state'>

/** Keeps a request; undefined where the address has an open one. Whoever asks at once waits for the first. */
export async function insertDeletion(db: Db, deletion: NewDeletion) {
  const [created] = await db
    .insert(addressDeletions)
    .values(deletion)
    .onConflictDoNothing()
    .returning(columns)
  return created
}

/** The open request to delete an address. */
export async function findOpenDeletion(db: Db, addressId: string) {
  const [found] = await db
    .select(columns)
    .from(addressDeletions)
    .where(and(eq(addressDeletions.addressId, addressId), eq(addressDeletions.state, 'open')))
  return found
}

/** A page of a customer's requests, newest first, and how many there are. */
export async function listDeletions(db: Db, kunnr: string, { start = 0, rows = usualRows }: Page) {
  const where = eq(addressDeletions.kunnr, kunnr)
  const deletions = await db
    .select(columns)
    .from(addressDeletions)
    .where(where)
    .orderBy(desc(addressDeletions.id))
    .limit(rows)
    .offset(start)
  return { deletions, numFound: await db.$count(addressDeletions, where) }
}

/** A request, held until the transaction ends; of this customer alone where one is named. */
export async function holdDeletion(db: Db, number: string, kunnr?: string) {
  const [held] = await db
    .select()
    .from(addressDeletions)
    .where(and(withId(number), kunnr === undefined ? undefined : eq(addressDeletions.kunnr, kunnr)))
    .for('update')
  return held
}

type Answer = Pick<typeof addressDeletions.$inferInsert, 'state' | 'answeredAt' | 'answeredBy' | 'answer'>

/** Closes a request that is held. */
export async function closeDeletion(db: Db, number: string, answer: Answer) {
  const [closed] = await db.update(addressDeletions).set(answer).where(withId(number)).returning(columns)
  if (closed === undefined) throw new Error(`the request ${number} just held is gone`)
  return closed
}

/** Open requests about addresses that are gone are done. */
export async function finishDeletionsOf(db: Db, addressIds: readonly string[], now: Date): Promise<void> {
  if (addressIds.length === 0) return
  await db
    .update(addressDeletions)
    .set({ state: 'done', answeredAt: now })
    .where(and(inArray(addressDeletions.addressId, [...addressIds]), eq(addressDeletions.state, 'open')))
}

const doer = alias(users, 'doer')

const requested = {
  ...columns,
  kunnr: addressDeletions.kunnr,
  customerName: sql<string>`coalesce(${customers.name}, '')`,
  userName: sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
  userMail: sql<string>`coalesce(${users.mail}, '')`,
  userLanguage: sql<'de' | 'en'>`case when ${users.language} = 'en' then 'en' else 'de' end`,
  answeredBy: sql<string>`coalesce(${doer.alias}, ${addressDeletions.answeredBy})`,
  current: {
    id: addresses.id,
    firstName: addresses.firstName,
    name: addresses.name,
    street: addresses.street,
    plz: addresses.plz,
    city: addresses.city,
    country: addresses.country,
    version: addresses.version,
    ofErp: sql<boolean>`not ${addresses.keptByShop}`,
  },
}

const requests = (db: Db) =>
  db
    .select(requested)
    .from(addressDeletions)
    .leftJoin(customers, eq(customers.kunnr, addressDeletions.kunnr))
    .leftJoin(users, eq(users.userId, addressDeletions.userId))
    .leftJoin(doer, eq(doer.userId, addressDeletions.answeredBy))
    .leftJoin(addresses, eq(addresses.id, addressDeletions.addressId))

/** A request with whoever asked, and the address as it is now. */
export async function findRequest(db: Db, number: string) {
  const [found] = await requests(db).where(withId(number))
  return found
}

export type DeletionRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>

type Question = Page & { query: string; onlyOpen: boolean }

/** A page of the requests of all customers, newest first, and how many there are. */
export async function listRequests(db: Db, { query, onlyOpen, start = 0, rows = usualRows }: Question) {
  const where = and(
    onlyOpen ? eq(addressDeletions.state, 'open') : undefined,
    query === '' ? undefined : matching(query),
  )
  const [found] = await db
    .select({ numFound: count() })
    .from(addressDeletions)
    .leftJoin(customers, eq(customers.kunnr, addressDeletions.kunnr))
    .where(where)
  const deletions = await requests(db)
    .where(where)
    .orderBy(desc(addressDeletions.id))
    .limit(rows)
    .offset(start)
  return { deletions, numFound: found?.numFound ?? 0 }
}

function matching(query: string): SQL {
  const pattern = holdingInAnyCase(query)
  return sql`(${id} = ${query} or ${addressDeletions.kunnr} = ${query} or ${customers.name} ~* ${pattern}
    or exists (select from jsonb_each_text(${addressDeletions.address}) field where field.value ~* ${pattern}))`
}
