import type { Day } from '@shop/contract/day'
import type { documentSortFields } from '@shop/contract/resources/docs'
import { type SQL, type SQLWrapper, and, asc, count, desc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { alphabetical } from '#server/db/alphabetical.ts'
import { holdingInAnyCase } from '#server/db/like.ts'
import type { HeadRow } from './head.ts'
import { documentPositions, documents } from './tables.ts'
import type { DayRange } from './timespan.ts'

type SortField = (typeof documentSortFields)[number]
type TextFilter = '' | 'docid' | 'orderNumber' | 'kommission' | 'project' | 'creator' | 'text'

/** What a text is looked for in, or the article numbers a document has to hold one of. */
export type DocumentMatch = { type: TextFilter; query: string } | { type: 'article'; matnrs: string[] }

export type DocumentFilter = {
  kunnr: string
  /** Only these types; an empty list finds nothing. */
  types: number[]
  /** Undefined: all. */
  statuses: ('A' | 'B' | 'C' | 'X')[] | undefined
  days: DayRange
  match: DocumentMatch | undefined
  /** Id of the delivery address; undefined: any. */
  address: string | undefined
}

export type DocumentSort = { field: SortField; direction: 'asc' | 'desc' }

const head = {
  docid: documents.docid,
  doctype: documents.doctype,
  status: documents.status,
  orderNumber: documents.orderNumber,
  createDate: documents.createDate,
  dueDate: documents.dueDate,
  billDate: documents.billDate,
  validFrom: documents.validFrom,
  validTo: documents.validTo,
  desiredDeliveryDate: documents.desiredDeliveryDate,
  creatorName: documents.creatorName,
  currency: documents.currency,
  netPrice: documents.netPrice,
  grossPrice: documents.grossPrice,
  retailPrice: documents.retailPrice,
  kommission: documents.kommission,
  projectName: documents.projectName,
  projectNumber: documents.projectNumber,
  positionCount: documents.positionCount,
}

/**
 * One page of a customer's documents and how many there are in all; one statement, two for a page beyond the last.
 * @param seesNet whoever does not see net prices gets 'brutto' in the order of retail totals: the order would tell them
 */
export async function listDocuments(
  db: Db,
  filter: DocumentFilter,
  sort: DocumentSort,
  page: { start: number; rows: number; seesNet: boolean },
): Promise<{ rows: HeadRow[]; numFound: number }> {
  const where = conditionOf(filter)
  // Named twice, so PostgreSQL evaluates the filter once, for page and total.
  const found = db.$with('found').as(db.select({ docid: documents.docid }).from(documents).where(where))
  const rows = await db
    .with(found)
    .select({ ...head, numFound: sql<number>`(select count(*)::int from found)` })
    .from(documents)
    .innerJoin(found, eq(found.docid, documents.docid))
    .orderBy(...orderOf(sort, page.seesNet))
    .limit(page.rows)
    .offset(page.start)
  const [first] = rows
  if (first !== undefined || page.start === 0) return { rows, numFound: first?.numFound ?? 0 }
  const [total] = await db.select({ numFound: count() }).from(documents).where(where)
  return { rows, numFound: total?.numFound ?? 0 }
}

function conditionOf({ kunnr, types, statuses, days, match, address }: DocumentFilter): SQL | undefined {
  return and(
    eq(documents.kunnr, kunnr),
    inArray(documents.doctype, types),
    statuses === undefined ? undefined : inArray(documents.status, statuses),
    from(days.from),
    days.to === undefined ? undefined : lte(documents.createDate, days.to),
    match === undefined ? undefined : matching(match),
    address === undefined ? undefined : sql`${documents.deliveryAddress} ->> 'id' = ${address}`,
  )
}

const from = (day: Day | undefined) => (day === undefined ? undefined : gte(documents.createDate, day))

const contains = (column: AnyPgColumn, query: string) => sql`${column} ~* ${holdingInAnyCase(query)}`

const fields: Readonly<Record<Exclude<TextFilter, '' | 'text'>, readonly AnyPgColumn[]>> = {
  docid: [documents.docid],
  orderNumber: [documents.orderNumber],
  kommission: [documents.kommission],
  project: [documents.projectName, documents.projectNumber],
  creator: [documents.creatorName],
}

function matching(match: DocumentMatch): SQL | undefined {
  if (match.type === 'article') {
    return sql`${documents.docid} in (select ${documentPositions.docid} from ${documentPositions}
      where ${inArray(documentPositions.matnr, match.matnrs)})`
  }
  const { type, query } = match
  if (type === 'text') {
    const position = sql`select 1 from ${documentPositions}
      where ${documentPositions.docid} = ${documents.docid} and ${contains(documentPositions.text, query)}`
    return or(
      contains(documents.textNote, query),
      contains(documents.deliveryNote, query),
      sql`exists (${position})`,
    )
  }
  const columns = type === '' ? Object.values(fields).flat() : fields[type]
  return or(...columns.map((column) => contains(column, query)))
}

/** Sort fields of the specification (section 4): "fall" is when it falls due. */
const sortColumns: Readonly<Record<SortField, SQLWrapper>> = {
  datum: documents.createDate,
  belegnummer: documents.docid,
  bestellnummer: documents.orderNumber,
  status: documents.status,
  prbez: alphabetical(documents.projectName),
  name: alphabetical(documents.creatorName),
  gueltig_von: documents.validFrom,
  gueltig_bis: documents.validTo,
  fall: documents.dueDate,
  brutto: documents.grossPrice,
  kommission: alphabetical(documents.kommission),
}

function orderOf({ field, direction }: DocumentSort, seesNet: boolean): SQL[] {
  const column = field === 'brutto' && !seesNet ? documents.retailPrice : sortColumns[field]
  const by = sql`${column} ${sql.raw(direction)} nulls last`
  // Equal ones stand newest first, whatever the direction, and in an order that paging can rely on.
  return field === 'datum'
    ? [by, direction === 'asc' ? asc(documents.docid) : desc(documents.docid)]
    : [by, desc(documents.createDate), desc(documents.docid)]
}
