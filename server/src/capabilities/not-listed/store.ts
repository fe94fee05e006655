import { type SQL, and, count, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { holdingInAnyCase } from '#server/db/like.ts'
import { type Page, usualRows } from '#server/db/page.ts'
import { customers } from '../customers/tables.ts'
import { users } from '../users/tables.ts'
import { productRequests } from './tables.ts'

type NewRequest = Omit<typeof productRequests.$inferInsert, 'id' | 'doneAt' | 'doneBy'>

/** Keeps a request; undefined where its key was used before. Whoever sends the same at once waits for the first. */
export async function insertRequest(db: Db, request: NewRequest): Promise<string | undefined> {
  const [row] = await db
    .insert(productRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: productRequests.id })
  return row && String(row.id)
}

/** The request a key was used for, with the hash of what was sent. */
export async function findByKey(db: Db, of: Pick<NewRequest, 'userId' | 'kunnr' | 'key'>) {
  const { userId, kunnr, key } = productRequests
  const [row] = await db
    .select({ id: sql<string>`${productRequests.id}::text`, content: productRequests.content })
    .from(productRequests)
    .where(and(eq(userId, of.userId), eq(kunnr, of.kunnr), eq(key, of.key)))
  return row
}

/** How many requests a customer has sent since a moment. */
export const countRequests = (db: Db, kunnr: string, since: Date): Promise<number> =>
  db.$count(productRequests, and(eq(productRequests.kunnr, kunnr), gte(productRequests.createdAt, since)))

const doer = alias(users, 'doer')

const head = {
  id: sql<string>`${productRequests.id}::text`,
  createdAt: productRequests.createdAt,
  kunnr: productRequests.kunnr,
  customerName: sql<string>`coalesce(${customers.name}, '')`,
  userName: sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
  customerReference: productRequests.customerReference,
  done: sql<boolean>`${productRequests.doneAt} is not null`,
}

type Question = Page & { query: string; onlyOpen: boolean }

/** A page of the requests of all customers, newest first, and how many there are. */
export async function listRequests(db: Db, { query, onlyOpen, start = 0, rows = usualRows }: Question) {
  const where = and(
    onlyOpen ? isNull(productRequests.doneAt) : undefined,
    query === '' ? undefined : matching(query),
  )
  const ofCustomer = eq(customers.kunnr, productRequests.kunnr)
  const [found] = await db
    .select({ numFound: count() })
    .from(productRequests)
    .leftJoin(customers, ofCustomer)
    .where(where)
  const requests = await db
    .select({
      ...head,
      positionCount: sql<number>`jsonb_array_length(${productRequests.positions})`,
      hasAttachment: sql<boolean>`${productRequests.attachment} is not null`,
    })
    .from(productRequests)
    .leftJoin(customers, ofCustomer)
    .leftJoin(users, eq(users.userId, productRequests.userId))
    .where(where)
    .orderBy(desc(productRequests.id))
    .limit(rows)
    .offset(start)
  return { requests, numFound: found?.numFound ?? 0 }
}

function matching(query: string): SQL {
  const pattern = holdingInAnyCase(query)
  return sql`(${productRequests.id}::text = ${query} or ${productRequests.kunnr} = ${query}
    or ${customers.name} ~* ${pattern} or ${productRequests.customerReference} ~* ${pattern}
    or exists (select from jsonb_array_elements(${productRequests.positions}) line, jsonb_each_text(line) field
      where field.value ~* ${pattern}))`
}

export async function findRequest(db: Db, id: string) {
  const [request] = await db
    .select({
      ...head,
      userMail: sql<string>`coalesce(${users.mail}, '')`,
      remark: productRequests.remark,
      positions: productRequests.positions,
      attachmentName: productRequests.attachmentName,
      attachmentBytes: sql<number>`coalesce(octet_length(${productRequests.attachment}), 0)`,
      doneAt: productRequests.doneAt,
      doneBy: sql<string>`coalesce(${doer.alias}, ${productRequests.doneBy})`,
    })
    .from(productRequests)
    .leftJoin(customers, eq(customers.kunnr, productRequests.kunnr))
    .leftJoin(users, eq(users.userId, productRequests.userId))
    .leftJoin(doer, eq(doer.userId, productRequests.doneBy))
    .where(eq(productRequests.id, BigInt(id)))
  return request
}

/** The file of a request; undefined where there is none. */
export async function findAttachment(db: Db, id: string) {
  const { attachmentName: name, attachmentMime: mime, attachment: content } = productRequests
  const [file] = await db
    .select({ name, mime, content })
    .from(productRequests)
    .where(eq(productRequests.id, BigInt(id)))
  return file?.content ? { ...file, content: file.content } : undefined
}

/**
 * Marks a request as done or as open and gives the customer it is from; `unchanged` where it was so already.
 * @param done when and by which user; undefined for open
 */
export async function markRequest(
  db: Db,
  id: string,
  done: { at: Date; by: string } | undefined,
): Promise<{ kunnr: string } | 'unchanged' | 'unknown'> {
  const [request] = await db
    .select({ doneAt: productRequests.doneAt, kunnr: productRequests.kunnr })
    .from(productRequests)
    .where(eq(productRequests.id, BigInt(id)))
    .for('update')
  if (request === undefined) return 'unknown'
  if ((request.doneAt === null) === (done === undefined)) return 'unchanged'
  await db
    .update(productRequests)
    .set({ doneAt: done?.at ?? null, doneBy: done?.by ?? '' })
    .where(eq(productRequests.id, BigInt(id)))
  return { kunnr: request.kunnr }
}
