import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import type { Db } from '#server/db/connection.ts'
import { holdingInAnyCase } from '#server/db/like.ts'
import { statement } from '#server/db/statement.ts'
import { isVisibleOfMany } from '../assortment/public.ts'

export type Topseller = {
  matnr: string
  orders: number
  quantities: { quantity: Decimal; unit: string }[]
  last: { doctype: number; docid: string; orderNumber: string; date: Day; quantity: Decimal; unit: string }
}

export type TopsellerQuestion = {
  kunnr: string
  /** Only this user's orders; null: everybody's. */
  userId: string | null
  /** What counts as an order and may be seen. */
  doctypes: readonly number[]
  from: Day | null
  order: 'often' | 'latest'
  /** Each stands in the article's name or brand; none: all articles. */
  words: readonly string[]
  /** Articles that are meant by number, whatever they are called. */
  matnrs: readonly string[]
  /** As `visibleCatalogs` gives them. */
  catalogs: readonly string[]
  start: number
  rows: number
}

type Row = { found: number } & ({ [Key in keyof Topseller]: null } | Topseller)

/** Which lines count, of documents d and their positions p. */
const counted = `d.kunnr = $1 and (d.user_id = $2 or $2 is null) and d.doctype = any((select $3::int[])::int[]) and d.status <> 'X'
       and d.create_date >= coalesce((select $4::date), '-infinity') and p.status <> 'X'`

// Lists and days are read by selects of their own, so that one plan is kept (db/statement.ts). Quantities and the newest
// order are looked up for the page's articles alone: a customer may have a hundred thousand lines.
const topsellers = statement<
  Row,
  [
    kunnr: string,
    userId: string | null,
    doctypes: readonly number[],
    from: Day | null,
    patterns: readonly string[],
    matnrs: readonly string[],
    catalogs: readonly string[],
    order: string,
    start: number,
    rows: number,
  ]
>(
  'topsellers',
  `with bought as materialized (
     select matnr, count(*)::int as orders, max(day) as day, max(docid) as docid from (
       select p.matnr, d.docid, d.create_date as day
       from documents d join document_positions p on p.docid = d.docid where ${counted} and p.matnr is not null
       group by p.matnr, d.docid, d.create_date) each
     group by matnr),
   sold as materialized (
     select b.* from bought b join articles a on a.matnr = b.matnr
     where ${isVisibleOfMany('a', '(select $7::text[])')}
       and (a.matnr = any((select $6::text[])::text[]) or not exists (
         select from unnest((select $5::text[])) pattern
         where concat_ws(' ', a.brand, a.texts #>> '{de,maktx}', a.texts #>> '{en,maktx}') !~* pattern))),
   page as materialized (
     select *, row_number() over (order by case when $8 = 'often' then orders end desc, day desc, docid desc, matnr) as place
     from sold order by place offset $9 limit $10),
   lines as materialized (
     select p.matnr, d.docid, d.doctype, coalesce(d.order_number, d.docid) as number, d.create_date as day, p.posnr, p.quantity, p.unit
     from documents d join document_positions p on p.docid = d.docid
     where ${counted} and p.matnr = any(array(select matnr from page))),
   sums as (select matnr, unit, sum(quantity) as quantity from lines group by matnr, unit),
   latest as (select distinct on (matnr) * from lines order by matnr, day desc, docid desc, posnr)
   select (select count(*)::int from sold) as found, page.matnr, page.orders,
     (select json_agg(json_build_object('quantity', trim_scale(s.quantity)::text, 'unit', s.unit) order by s.quantity desc, s.unit)
       from sums s where s.matnr = page.matnr) as quantities,
     case when latest.docid is not null then json_build_object('doctype', latest.doctype, 'docid', latest.docid,
       'orderNumber', latest.number, 'date', latest.day::text, 'quantity', trim_scale(latest.quantity)::text, 'unit', latest.unit) end as last
   from (select) always left join page on true left join latest on latest.matnr = page.matnr
   order by page.place`,
)

/** One page of what was ordered again and again, and how many such articles there are in all; one statement. */
export async function listTopsellers(
  db: Db,
  of: TopsellerQuestion,
): Promise<{ numFound: number; articles: Topseller[] }> {
  const { kunnr, userId, doctypes, from, words, matnrs, catalogs, order, start, rows } = of
  const patterns = words.map(holdingInAnyCase)
  const found = await topsellers(
    db,
    kunnr,
    userId,
    doctypes,
    from,
    patterns,
    matnrs,
    catalogs,
    order,
    start,
    rows,
  )
  const isArticle = (row: Row): row is Topseller & { found: number } => row.matnr !== null
  return {
    numFound: found[0]?.found ?? 0,
    articles: found.filter(isArticle).map(({ found: _, ...article }) => article),
  }
}
