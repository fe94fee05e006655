import type { ImportReason } from '@shop/contract/imports/report'
import { type SQL, and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './connection.ts'

/** A record to write, with a number that tells it from the others of its batch. */
export type Numbered<Value> = { row: number; value: Value }

/** Why a row of a batch was not written. */
export type BatchProblem = { row: number; field: string; reason: ImportReason; value?: string | undefined }

/**
 * Writes a batch of records of one kind, or removes them by their business keys; keys are distinct within a batch.
 * Both take what is right and give back what is wrong, in a number of statements that does not depend on the size of
 * the batch. Every capability provides the writers of what it owns.
 */
export type BatchWriter<Row, Key> = {
  write: (db: Db, rows: readonly Numbered<Row>[]) => Promise<BatchProblem[]>
  remove: (db: Db, keys: readonly Numbered<Key>[]) => Promise<BatchProblem[]>
}

type UpsertOptions = {
  /** Set besides where a stored row changes. */
  also?: Record<string, SQL>
  /** Columns that only new rows get a value for. */
  onlyNew?: readonly PgColumn[]
}

/**
 * Inserts rows or updates those that exist, in one statement; every row must have the same fields. Rows equal to what
 * is stored are left alone. Gives back the rows that changed.
 */
export async function upsert<T extends PgTable>(
  db: Db,
  table: T,
  key: readonly PgColumn[],
  rows: readonly T['$inferInsert'][],
  { also = {}, onlyNew = [] }: UpsertOptions = {},
): Promise<T['$inferSelect'][]> {
  const [first] = rows
  if (first === undefined) return []
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => name in first && !key.includes(column) && !onlyNew.includes(column),
  )
  const excluded = columns.map(([name]) => [name, sql`excluded.${sql.identifier(snakeCase(name))}`] as const)
  const insert = db.insert(table).values([...rows] as never)
  if (columns.length === 0) {
    return insert.onConflictDoNothing({ target: [...key] }).returning()
  }
  const stored = sql.join(
    columns.map(([, column]) => sql`${column}`),
    sql`, `,
  )
  const wanted = sql.join(
    excluded.map(([, value]) => value),
    sql`, `,
  )
  return insert
    .onConflictDoUpdate({
      target: [...key],
      set: { ...Object.fromEntries(excluded), ...also } as never,
      setWhere: sql`(${stored}) is distinct from (${wanted})`,
    })
    .returning()
}

/** Condition for the records with these keys: one tuple of values per record, in the order of the columns. */
export function withKeys(columns: readonly PgColumn[], keys: readonly (readonly unknown[])[]): SQL {
  const [first] = columns
  if (first === undefined || keys.length === 0) return sql`false`
  if (columns.length === 1)
    return inArray(
      first,
      keys.map(([value]) => value),
    )
  const tuples = keys.map((values) => and(...columns.map((column, index) => eq(column, values[index]))))
  return or(...tuples) ?? sql`false`
}

/** What a field of a row refers to: values that must stand in a column. */
export type Reference<Row> = {
  field: string
  column: PgColumn
  of: (row: Row) => string | null | undefined | readonly string[]
}

/** Problems of rows whose references lead nowhere; one statement per reference. */
export async function unknownReferences<Row>(
  db: Db,
  rows: readonly Numbered<Row>[],
  references: readonly Reference<Row>[],
): Promise<BatchProblem[]> {
  const problems: BatchProblem[] = []
  for (const { field, column, of } of references) {
    const asked = rows.map(({ row, value }) => ({ row, values: [of(value) ?? []].flat() }))
    const known = await existing(
      db,
      column,
      asked.flatMap(({ values }) => values),
    )
    for (const { row, values } of asked) {
      const missing = values.find((value) => !known.has(value))
      if (missing !== undefined) problems.push({ row, field, reason: 'UNKNOWN_REFERENCE', value: missing })
    }
  }
  return problems
}

/** Those of the values that stand in a text column. */
export async function existing(db: Db, column: PgColumn, values: readonly string[]): Promise<Set<string>> {
  if (values.length === 0) return new Set()
  const wanted = [...new Set(values)]
  const rows = await db
    .selectDistinct({ value: column })
    .from(column.table)
    .where(sql`${column} = any(${sql.param(wanted)}::text[])`)
  return new Set(rows.map(({ value }) => String(value)))
}

/** The rows no problem is about. */
export function rightRows<Value>(
  rows: readonly Numbered<Value>[],
  problems: readonly BatchProblem[],
): Numbered<Value>[] {
  const wrong = new Set(problems.map(({ row }) => row))
  return rows.filter(({ row }) => !wrong.has(row))
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
