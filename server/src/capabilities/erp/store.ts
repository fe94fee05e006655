import { type SQL, and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { holdingInAnyCase } from '#server/db/like.ts'
import { type Page, usualRows } from '#server/db/page.ts'
import { customers } from '../customers/tables.ts'
import { documents } from '../documents/tables.ts'

/** Queued orders and orders. */
export const orderTypes = [1, 10] as const

const columns = {
  docid: documents.docid,
  doctype: documents.doctype,
  status: documents.status,
  orderNumber: sql<string>`coalesce(${documents.orderNumber}, '')`,
  createDate: documents.createDate,
  kunnr: documents.kunnr,
  customerName: customers.name,
  creatorName: documents.creatorName,
  kommission: documents.kommission,
  currency: documents.currency,
  netPrice: documents.netPrice,
  completeDelivery: documents.completeDelivery,
  reason: documents.reason,
}

type Question = Page & { query: string; onlyOpen: boolean }

/** A page of the orders of all customers, newest first. */
export async function listOrders(db: Db, { query, onlyOpen, start = 0, rows = usualRows }: Question) {
  const where = and(
    inArray(documents.doctype, [...orderTypes]),
    onlyOpen ? inArray(documents.status, ['A', 'B']) : undefined,
    query === '' ? undefined : matching(query),
  )
  const joined = eq(customers.kunnr, documents.kunnr)
  const [found] = await db
    .select({ numFound: count() })
    .from(documents)
    .innerJoin(customers, joined)
    .where(where)
  const orders = await db
    .select(columns)
    .from(documents)
    .innerJoin(customers, joined)
    .where(where)
    .orderBy(desc(documents.createDate), desc(documents.docid))
    .limit(rows)
    .offset(start)
  return { orders, numFound: found?.numFound ?? 0 }
}

function matching(query: string): SQL {
  const pattern = holdingInAnyCase(query)
  return sql`(${documents.docid} = ${query} or ${documents.orderNumber} = ${query} or ${documents.kunnr} = ${query}
    or ${customers.name} ~* ${pattern} or ${documents.kommission} ~* ${pattern})`
}

export async function findOrderHead(db: Db, docid: string) {
  const [found] = await db
    .select(columns)
    .from(documents)
    .innerJoin(customers, eq(customers.kunnr, documents.kunnr))
    .where(and(eq(documents.docid, docid), inArray(documents.doctype, [...orderTypes])))
  return found
}

export type FollowUpRow = {
  docid: string
  doctype: number
  status: 'A' | 'B' | 'C' | 'X'
  orderNumber: string
  createDate: string
  netPrice: string | null
  positions: { posnr: number; text: string; quantity: string; unit: string }[]
}

/** Delivery notes, invoices and credit notes that came from an order, with their lines, oldest first. */
export function listFollowUps(db: Db, docid: string): Promise<FollowUpRow[]> {
  return rowsOf<FollowUpRow>(
    db,
    sql`
    with recursive after (docid) as (
      select docid from document_flow where predecessor = ${docid}
      union select f.docid from document_flow f join after a on f.predecessor = a.docid
    )
    select d.docid, d.doctype, d.status, coalesce(d.order_number, '') as "orderNumber",
      d.create_date::text as "createDate", d.net_price::text as "netPrice",
      (select jsonb_agg(jsonb_build_object('posnr', p.posnr, 'text', p.text, 'quantity',
          trim_scale(p.quantity)::text, 'unit', p.unit) order by p.posnr)
        from document_positions p where p.docid = d.docid) as positions
    from after join documents d using (docid)
    where d.doctype in (2, 4, 13)
    order by d.create_date, d.created_at, d.docid`,
  )
}
