import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { type OrderStep, orderSteps } from './order-lifecycle.ts'
import { docidSequence, documentPositions, documents, erpOrderSequence } from './tables.ts'

type NewDocument = Omit<typeof documents.$inferInsert, 'docid' | 'positionCount'>
type NewPosition = Omit<typeof documentPositions.$inferInsert, 'docid'>

/** Stores an order as the customer saw it, under a new number of the shop. */
export async function createDocument(
  db: Db,
  head: NewDocument,
  positions: readonly NewPosition[],
): Promise<string> {
  const docid = await nextNumber(db, docidSequence.seqName)
  await db.insert(documents).values({ ...head, docid, positionCount: positions.length })
  await db.insert(documentPositions).values(positions.map((position) => ({ ...position, docid })))
  return docid
}

/** The built-in ERP's next order number. */
export const nextErpNumber = (db: Db): Promise<string> => nextNumber(db, erpOrderSequence.seqName)

/** The next number of a sequence. */
export async function nextNumber(db: Db, sequence: string | undefined): Promise<string> {
  const [row] = await rowsOf<{ number: string }>(db, sql`select nextval(${sequence})::text as number`)
  if (row === undefined) throw new Error('a sequence gave no number')
  return row.number
}

/**
 * Takes an order one step further.
 * @returns false when it is not in the state the step begins with: somebody else was quicker, or it is another type
 */
export async function moveOrder(
  db: Db,
  docid: string,
  step: OrderStep,
  facts: { orderNumber?: string; reason?: string } = {},
): Promise<boolean> {
  const { from, to } = orderSteps[step]
  const moved = await db
    .update(documents)
    .set({ ...to, ...facts })
    .where(
      and(eq(documents.docid, docid), eq(documents.doctype, from.doctype), eq(documents.status, from.status)),
    )
    .returning({ docid: documents.docid })
  if (moved.length === 0) return false
  if (to.status === 'X') await cancelPositions(db, docid)
  return true
}

async function cancelPositions(db: Db, docid: string): Promise<void> {
  await db
    .update(documentPositions)
    .set({ status: 'X', remnant: '0' })
    .where(eq(documentPositions.docid, docid))
}

/** An order of the customer, in any state of its life; offers, invoices and the like are none. */
export async function findOrder(
  db: Db,
  { docid, kunnr }: { docid: string; kunnr: string },
): Promise<{ docid: string; doctype: number; userId: string | null } | undefined> {
  const [found] = await db
    .select({ docid: documents.docid, doctype: documents.doctype, userId: documents.userId })
    .from(documents)
    .where(
      and(eq(documents.docid, docid), eq(documents.kunnr, kunnr), inArray(documents.doctype, [1, 9, 10])),
    )
  return found
}

/** The order with this number of the ERP, whoever's it is. */
export async function findOrderByNumber(db: Db, orderNumber: string): Promise<string | undefined> {
  const [found] = await db
    .select({ docid: documents.docid })
    .from(documents)
    .where(and(eq(documents.doctype, 1), eq(documents.orderNumber, orderNumber)))
  return found?.docid
}
