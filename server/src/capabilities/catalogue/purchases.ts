import type { Decimal } from '@shop/contract/decimal'
import type { Day } from '@shop/contract/day'
import type { Db } from '#server/db/connection.ts'
import { statement } from '#server/db/statement.ts'

/** Order, release order, order on its way to the ERP: what counts as a purchase. */
export const orderTypes: readonly number[] = [1, 6, 10]

type Purchase = {
  doctype: number
  docid: string
  day: Day
  quantity: Decimal
  unit: string
}

type LastPurchase = Purchase & {
  number: string
  currency: string
  net_price: Decimal | null
  kpein: number
  kmein: string
}

const lastPurchases = statement<LastPurchase, [kunnr: string, matnr: string, doctypes: readonly number[]]>(
  'last_purchase',
  `select d.doctype, d.docid, coalesce(d.order_number, d.docid) as number, d.create_date::text as day, d.currency, trim_scale(p.quantity)::text as quantity, p.unit,
     trim_scale(p.net_price)::text as net_price, p.kpein, p.kmein
   from document_positions p join documents d on d.docid = p.docid
   where p.matnr = $2 and d.kunnr = $1 and d.doctype = any((select $3::int[])::int[]) and d.status <> 'X' and p.status <> 'X'
   order by d.create_date desc, d.docid desc limit 1`,
)

/** When the customer last ordered the article, in documents of these types. */
export async function findLastPurchase(
  db: Db,
  of: { kunnr: string; matnr: string; doctypes: readonly number[] },
): Promise<LastPurchase | undefined> {
  const [purchase] = await lastPurchases(db, of.kunnr, of.matnr, of.doctypes)
  return purchase
}

const latestArticles = statement<
  Purchase & { matnr: string },
  [kunnr: string, doctypes: readonly number[], rows: number]
>(
  'latest_articles',
  `with latest as (
     select docid, doctype, create_date from documents
     where kunnr = $1 and doctype = any($2) and status <> 'X'
     order by create_date desc, docid desc limit 30)
   select matnr, doctype, docid, create_date::text as day, trim_scale(quantity)::text as quantity, unit
   from (select distinct on (p.matnr) p.matnr, d.doctype, d.docid, d.create_date, p.posnr, p.quantity, p.unit
     from latest d join document_positions p on p.docid = d.docid
     where p.matnr is not null and p.status <> 'X'
     order by p.matnr, d.create_date desc, d.docid desc, p.posnr) each
   order by create_date desc, docid desc, posnr limit $3`,
)

/** What the customer bought last in documents of these types, each article once; of his latest thirty orders. */
export function listLastPurchases(
  db: Db,
  of: { kunnr: string; doctypes: readonly number[]; rows: number },
): Promise<(Purchase & { matnr: string })[]> {
  return latestArticles(db, of.kunnr, of.doctypes, of.rows)
}
