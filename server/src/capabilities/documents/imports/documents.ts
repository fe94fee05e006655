import type { ImportKey } from '@shop/contract/imports/kinds'
import { type SQL, inArray, sql } from 'drizzle-orm'
import {
  type BatchProblem,
  type BatchWriter,
  type Numbered,
  rightRows,
  unknownReferences,
  upsert,
  removeKeys,
} from '#server/db/batch.ts'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { customers } from '../../customers/tables.ts'
import { documentFlow, documentPositions, documents } from '../tables.ts'
import { type DocumentRow, headOf, positionsOf } from './document-rows.ts'

type Stored = typeof documents.$inferSelect
type Rows = readonly Numbered<DocumentRow>[]

const number = ({ doctype, orderNumber }: { doctype: number; orderNumber: string | null }) =>
  `${doctype} ${orderNumber}`

/**
 * Writer of the import kind `documents`. A document is found by the `docid` the ERP names (it came from the shop),
 * else by type and number, else it is new and gets a docid. A row without positions says nothing about them.
 */
export const importDocuments: BatchWriter<DocumentRow, ImportKey<'documents'>> = {
  write: async (db, rows) => {
    const stored = await findStored(db, rows)
    const predecessors = await findPredecessors(db, rows)
    const problems = [
      ...(await unknownReferences(db, rows, [
        { field: 'kunnr', column: customers.kunnr, of: (row) => row.kunnr },
      ])),
      ...rows.flatMap((row) => identityProblems(row, stored)),
      ...rows.flatMap((row) => contentProblems(row, predecessors, rows)),
    ]
    const right = rightRows(rows, problems).map(({ value }) => value)
    const docids = await docidsOf(db, right, stored)
    await upsert(
      db,
      documents,
      ['docid'],
      right.map((row) => headOf(row, docidOf(docids, row), stored.byDocid.get(docidOf(docids, row)))),
    )
    await writePositions(
      db,
      right.flatMap((row) => positionsOf(row, docidOf(docids, row))),
    )
    await writeFlow(db, right, docids, predecessors)
    return problems
  },
  remove: async (db, keys) => {
    await removeKeys(
      db,
      documents,
      ['doctype', 'orderNumber'],
      keys.map(({ value }) => value),
    )
    return []
  },
}

type Found = { byDocid: Map<string, Stored>; byNumber: Map<string, Stored> }

async function findStored(db: Db, rows: Rows): Promise<Found> {
  const docids = rows.flatMap(({ value }) => value.docid ?? [])
  const found = await db
    .select()
    .from(documents)
    .where(sql`${inArray(documents.docid, docids)} or ${numbered(rows.map(({ value }) => value))}`)
  return {
    byDocid: new Map(found.map((document) => [document.docid, document])),
    byNumber: new Map(found.map((document) => [number(document), document])),
  }
}

/** Condition for the documents with these types and numbers. */
function numbered(documentNumbers: readonly { doctype: number; orderNumber: string }[]): SQL {
  const types = documentNumbers.map(({ doctype }) => doctype)
  const orderNumbers = documentNumbers.map(({ orderNumber }) => orderNumber)
  return sql`(${documents.doctype}, ${documents.orderNumber}) in (
    select * from unnest(${sql.param(types)}::smallint[], ${sql.param(orderNumbers)}::text[]))`
}

function identityProblems(
  { row, value }: Numbered<DocumentRow>,
  { byDocid, byNumber }: Found,
): BatchProblem[] {
  const sameNumber = byNumber.get(number(value))
  const stored = value.docid === undefined ? sameNumber : byDocid.get(value.docid)
  if (value.docid !== undefined && !stored)
    return [{ row, field: 'docid', reason: 'UNKNOWN_REFERENCE', value: value.docid }]
  if (sameNumber && stored && sameNumber.docid !== stored.docid)
    return [{ row, field: 'orderNumber', reason: 'ALREADY_TAKEN', value: value.orderNumber }]
  if (stored && stored.kunnr !== value.kunnr)
    return [{ row, field: 'kunnr', reason: 'CONTRADICTION', value: value.kunnr }]
  return []
}

function contentProblems(
  { row, value }: Numbered<DocumentRow>,
  predecessors: ReadonlyMap<string, string>,
  rows: Rows,
): BatchProblem[] {
  const problems: BatchProblem[] = []
  const numbers = value.positions.map(({ posnr }) => posnr)
  const twice = numbers.find((posnr, index) => numbers.indexOf(posnr) !== index)
  if (twice !== undefined)
    problems.push({ row, field: 'positions', reason: 'CONTRADICTION', value: String(twice) })
  const missing = value.predecessors.find(
    (before) =>
      !predecessors.has(number(before)) && !rows.some((other) => number(other.value) === number(before)),
  )
  if (missing)
    problems.push({ row, field: 'predecessors', reason: 'UNKNOWN_REFERENCE', value: number(missing) })
  return problems
}

/** docids of the documents that rows name as predecessors, by type and number. */
async function findPredecessors(db: Db, rows: Rows): Promise<Map<string, string>> {
  const named = rows.flatMap(({ value }) => value.predecessors)
  if (named.length === 0) return new Map()
  const found = await db
    .select({ docid: documents.docid, doctype: documents.doctype, orderNumber: documents.orderNumber })
    .from(documents)
    .where(numbered(named))
  return new Map(found.map((document) => [number(document), document.docid]))
}

/** The docid of each row by type and number: the stored one, or a new one. */
async function docidsOf(db: Db, rows: readonly DocumentRow[], stored: Found): Promise<Map<string, string>> {
  const known = rows.map(
    (row) => [number(row), row.docid ?? stored.byNumber.get(number(row))?.docid] as const,
  )
  const fresh = known.filter(([, docid]) => docid === undefined)
  const drawn = await rowsOf<{ docid: string }>(
    db,
    sql`select nextval('docid_sequence')::text as docid from generate_series(1, ${fresh.length}::int)`,
  )
  const pairs = fresh.map(([key], index) => [key, drawn[index]?.docid ?? ''] as const)
  return new Map([
    ...known.flatMap(([key, docid]) => (docid === undefined ? [] : [[key, docid] as const])),
    ...pairs,
  ])
}

function docidOf(docids: ReadonlyMap<string, string>, row: DocumentRow): string {
  const docid = docids.get(number(row))
  if (docid === undefined) throw new Error(`no docid was found for ${number(row)}`)
  return docid
}

async function writePositions(db: Db, rows: (typeof documentPositions.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return
  const docids = [...new Set(rows.map(({ docid }) => docid))]
  await db.execute(sql`
    delete from document_positions where docid = any(${sql.param(docids)}::text[]) and (docid, posnr) not in (
      select * from unnest(${sql.param(rows.map(({ docid }) => docid))}::text[],
        ${sql.param(rows.map(({ posnr }) => posnr))}::int[]))`)
  await upsert(db, documentPositions, ['docid', 'posnr'], rows)
}

async function writeFlow(
  db: Db,
  rows: readonly DocumentRow[],
  docids: ReadonlyMap<string, string>,
  predecessors: ReadonlyMap<string, string>,
): Promise<void> {
  const flow = rows.flatMap((row) =>
    row.predecessors.flatMap((before) => {
      const predecessor = docids.get(number(before)) ?? predecessors.get(number(before))
      return predecessor === undefined ? [] : [{ docid: docidOf(docids, row), predecessor }]
    }),
  )
  if (flow.length > 0) await db.insert(documentFlow).values(flow).onConflictDoNothing()
}
