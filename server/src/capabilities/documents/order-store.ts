import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import { statement } from '#server/db/statement.ts'
import type { DocumentRow } from './head.ts'
import { type OrderStep, orderSteps } from './order-lifecycle.ts'
import type { StoredOrder } from './order-message.ts'
import type { PositionRow } from './store.ts'
import { docidSequence, documentPositions, documents, erpOrderSequence } from './tables.ts'

type NewDocument = Omit<DocumentRow, 'docid' | 'positionCount'>
type NewPosition = Omit<PositionRow, 'docid'>

/** Stores an order as the customer saw it, under a new number of the shop; gives it as it is stored. */
export async function createDocument(
  db: Db,
  head: NewDocument,
  positions: readonly NewPosition[],
): Promise<StoredOrder> {
  const docid = await nextNumber(db, docidSequence.seqName)
  const whole = { ...head, docid, positionCount: positions.length }
  const [document] = await insertRows(db, 'insert_document', documents, [whole])
  if (document === undefined) throw new Error('a document was not stored')
  const lines = positions.map((position) => ({ ...position, docid }))
  return { document, positions: await insertRows(db, 'insert_positions', documentPositions, lines) }
}

/** The built-in ERP's next order number. */
export const nextErpNumber = (db: Db): Promise<string> => nextNumber(db, erpOrderSequence.seqName)

const nextOf = statement<{ number: string }, [sequence: string | undefined]>(
  'next_number',
  'select nextval($1::text)::text as number',
)

/** The next number of a sequence. */
export async function nextNumber(db: Db, sequence: string | undefined): Promise<string> {
  const [row] = await nextOf(db, sequence)
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
