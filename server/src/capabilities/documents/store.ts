import type { DocumentTypeNumber } from '@shop/contract/documents'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { statement } from '#server/db/statement.ts'
import type { Actor } from '#server/http/context.ts'
import { isVisible, visibleCatalogs } from '../assortment/public.ts'
import { contacts, customers } from '../customers/tables.ts'
import type { DocumentRow } from './head.ts'
import { documentPositions, documents } from './tables.ts'

/** Types one document runs through under the same docid: budget order, queued, order. */
const lifecycle: readonly number[] = [9, 10, 1]

/** A document as somebody asks for it: by the shop's number, or the ERP's within the type it was asked under. */
export type DocumentKey = { kunnr: string; doctype: number; docid: string; types: DocumentTypeNumber[] }

/** The customer's document among the types that may be seen. The shop's number wins over an equal one of the ERP. */
export async function findDocument(db: Db, key: DocumentKey): Promise<DocumentRow | undefined> {
  const family = lifecycle.includes(key.doctype) ? [...lifecycle] : [key.doctype]
  const [found] = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.kunnr, key.kunnr),
        inArray(documents.doctype, key.types),
        or(
          eq(documents.docid, key.docid),
          and(eq(documents.orderNumber, key.docid), inArray(documents.doctype, family)),
        ),
      ),
    )
    .orderBy(sql`${documents.docid} = ${key.docid} desc, ${documents.doctype} = ${key.doctype} desc`)
    .limit(1)
  return found
}

/** A document for the shop's own work (mails), whoever may see it. */
export async function getDocument(db: Db, docid: string): Promise<DocumentRow> {
  const [found] = await db.select().from(documents).where(eq(documents.docid, docid))
  if (found === undefined) throw new Error(`no document ${docid}`)
  return found
}

export type PositionRow = typeof documentPositions.$inferSelect

/** A document's lines in their order. */
export const listPositions = (db: Db, docid: string): Promise<PositionRow[]> =>
  db
    .select()
    .from(documentPositions)
    .where(eq(documentPositions.docid, docid))
    .orderBy(asc(documentPositions.posnr))

const orderable = statement<{ matnr: string }, [matnrs: string[], catalogs: string[]]>(
  'orderable_articles',
  `select a.matnr from articles a
   where a.matnr = any($1) and ${isVisible('a', '$2')} and (
     not a.discontinued or exists (select from stock s where s.matnr = a.matnr and s.quantity > 0))`,
)

/** Articles the reader can still find and order: known, for him, and in stock where they are discontinued. */
export async function orderableArticles(
  { db, actor }: { db: Db; actor: Pick<Actor, 'assortment'> },
  matnrs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await orderable(db, [...new Set(matnrs)], visibleCatalogs(actor))
  return new Set(rows.map((row) => row.matnr))
}

export type Contact = { name: string; role: string; phone: string; mail: string }

/** The wholesaler's contact person of a customer. */
export async function findContact(db: Db, kunnr: string): Promise<Contact | undefined> {
  const [found] = await db
    .select({ name: contacts.name, role: contacts.role, phone: contacts.phone, mail: contacts.mail })
    .from(customers)
    .innerJoin(contacts, eq(contacts.id, customers.contact))
    .where(eq(customers.kunnr, kunnr))
  return found
}

export type FlowRow = Pick<DocumentRow, 'docid' | 'doctype' | 'orderNumber' | 'createDate' | 'status'> & {
  relation: 'predecessor' | 'self' | 'successor'
}

/**
 * All documents this one came from and all that came from it, oldest first. Steps over documents of types that may not
 * be seen, and never leaves the customer.
 */
export function listFlow(
  db: Db,
  of: { kunnr: string; docid: string; types: DocumentTypeNumber[] },
): Promise<FlowRow[]> {
  const types = sql.join(
    of.types.map((type) => sql`${type}`),
    sql`, `,
  )
  return rowsOf<FlowRow>(
    db,
    sql`
    with recursive before (docid) as (
      select predecessor from document_flow where docid = ${of.docid}
      union select f.predecessor from document_flow f join before b on f.docid = b.docid
    ), after (docid) as (
      select docid from document_flow where predecessor = ${of.docid}
      union select f.docid from document_flow f join after a on f.predecessor = a.docid
    ), related (docid, relation) as (
      select docid, 'predecessor' from before
      union all select docid, 'successor' from after
      union all select ${of.docid}, 'self'
    )
    select distinct on (d.create_date, d.docid) d.docid, d.doctype, d.order_number as "orderNumber",
      d.create_date::text as "createDate", d.status, r.relation
    from related r join documents d using (docid)
    where d.kunnr = ${of.kunnr} and d.doctype in (${types})
    order by d.create_date, d.docid, r.relation = 'self' desc`,
  )
}
