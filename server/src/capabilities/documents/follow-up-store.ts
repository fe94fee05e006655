import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'
import type { DocumentRow } from './head.ts'
import { createDocument, nextNumber } from './order-store.ts'
import type { PositionRow } from './store.ts'
import {
  documentFlow,
  documents,
  erpCreditSequence,
  erpDeliverySequence,
  erpInvoiceSequence,
} from './tables.ts'

/** A document of one of these types, held until the transaction ends. */
export async function lockDocument(
  db: Db,
  docid: string,
  types: readonly number[],
): Promise<DocumentRow | undefined> {
  const [found] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.docid, docid), inArray(documents.doctype, [...types])))
    .for('update')
  return found
}

const sequences = { 2: erpInvoiceSequence, 4: erpCreditSequence, 13: erpDeliverySequence }

type FollowUp = {
  doctype: 2 | 4 | 13
  from: DocumentRow
  head: Partial<DocumentRow>
  /** When it is written. */
  now: Date
  positions: readonly PositionRow[]
}

/** Writes the built-in ERP's next document of a type, with its number, after the one it came from. */
export async function createFollowUp(
  db: Db,
  { doctype, from, head, now, positions }: FollowUp,
): Promise<{ docid: string; orderNumber: string }> {
  const { docid: predecessor, ...shared } = from
  const orderNumber = await nextNumber(db, sequences[doctype].seqName)
  const own = { orderNumber, doctype, createdAt: now, archived: false, reason: '', desiredDeliveryDate: null }
  const { document } = await createDocument(db, { ...shared, ...own, ...head }, positions)
  const { docid } = document
  await db.insert(documentFlow).values({ docid, predecessor })
  return { docid, orderNumber }
}

/** What a delivery leaves of an order's lines. */
export async function saveDelivery(
  db: Db,
  docid: string,
  lines: readonly Pick<PositionRow, 'posnr' | 'remnant' | 'status' | 'deliveries'>[],
): Promise<void> {
  await db.execute(sql`
    update document_positions p set remnant = l.remnant, status = l.status, deliveries = l.deliveries
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as l(posnr int, remnant numeric, status text, deliveries jsonb)
    where p.docid = ${docid} and p.posnr = l.posnr`)
}

export async function setStatus(db: Db, docid: string, status: DocumentRow['status']): Promise<void> {
  await db.update(documents).set({ status }).where(eq(documents.docid, docid))
}

/** How much of each line of these invoices is credited, by `docid posnr`. */
export async function creditedQuantities(db: Db, invoices: readonly string[]): Promise<Map<string, string>> {
  const rows = await rowsOf<{ line: string; quantity: string }>(
    db,
    sql`
    select f.predecessor || ' ' || p.posnr as line, trim_scale(sum(p.quantity))::text as quantity
    from document_flow f join documents d on d.docid = f.docid and d.doctype = 4 and d.status <> 'X'
      join document_positions p on p.docid = d.docid
    where f.predecessor = any(${sql.param([...invoices])}::text[])
    group by 1`,
  )
  return new Map(rows.map(({ line, quantity }) => [line, quantity]))
}
