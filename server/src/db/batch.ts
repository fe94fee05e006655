import type { ImportReason } from '@shop/contract/imports/report'
import { type SQL, getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from './connection.ts'
import { holdRows, type Journal, takeDownRemoved, takeDownWritten } from './journal.ts'

/** A record to write, with a number that tells it from the others of its batch. */
export type Numbered<Value> = { row: number; value: Value }

/** Why a row of a batch was not written, or what is odd about one that was: then it is `taken`. */
export type BatchProblem = {
  row: number
  field: string
  reason: ImportReason
  value?: string | undefined
  taken?: true
}

/** What an import asks for besides its rows. */
export type WriteOptions = {
  now: Date
  /** Whether new users get their access data by mail. */
  invite: 'mail' | 'none'
  /** Takes rows down before they change; without it the import cannot be undone. */
  journal?: Journal | undefined
}

/**
 * Writes a batch of records of one kind, or removes them by their business keys; keys are distinct within a batch.
 * Both take what is right and give back what is wrong, in a number of statements that does not depend on the size of
 * the batch. Every capability provides the writers of what it owns.
 */
export type BatchWriter<Row, Key> = {
  write: (db: Db, rows: readonly Numbered<Row>[], options: WriteOptions) => Promise<BatchProblem[]>
  remove: (db: Db, keys: readonly Numbered<Key>[], options: WriteOptions) => Promise<BatchProblem[]>
  /** The table whose rows an undone import gets back; kinds without one cannot be undone. */
  restores?: Restorable
}

/** A table whose rows can be brought back as they were before an import; keys are objects of its columns. */
export type Restorable = {
  table: PgTable
  key: readonly string[]
  changed: (db: Db, keys: readonly Record<string, string>[]) => Promise<void>
  needed?: ((db: Db, keys: readonly Record<string, string>[]) => Promise<ReadonlySet<string>>) | undefined
}

type UpsertOptions<T extends PgTable> = {
  /** Set besides where a stored row changes. */
  also?: Partial<Record<keyof T['$inferInsert'] & string, SQL>>
  /** Fields that only new rows get a value for. */
  onlyNew?: readonly (keyof T['$inferInsert'] & string)[]
  journal?: Journal | undefined
}

/**
 * Inserts rows or updates those that exist, in one statement with one parameter; every row must have the same fields.
 * Rows equal to what is stored are left alone. Gives back the keys of the rows that changed.
 */
export async function upsert<T extends PgTable, K extends keyof T['$inferSelect'] & string>(
  db: Db,
  table: T,
  key: readonly K[],
  rows: readonly T['$inferInsert'][],
  { also = {}, onlyNew = [], journal }: UpsertOptions<T> = {},
): Promise<Pick<T['$inferSelect'], K>[]> {
  const [first] = rows
  if (first === undefined) return []
  const fields = Object.keys(getTableColumns(table)).filter((field) => field in first)
  const kept = new Set<string>([...key, ...onlyNew])
  const updated = fields.filter((field) => !kept.has(field))
  const name = sql.identifier(getTableName(table))
  const list = (of: readonly string[], prefix = sql``) =>
    sql.join(
      of.map((field) => sql`${prefix}${identifier(field)}`),
      sql`, `,
    )
  const set = [
    ...updated.map((field) => sql`${identifier(field)} = excluded.${identifier(field)}`),
    ...Object.entries(also).map(([field, value]) => sql`${identifier(field)} = ${value}`),
  ]
  const change =
    updated.length === 0
      ? sql`nothing`
      : sql`update set ${sql.join(set, sql`, `)}
          where (${list(updated, sql`${name}.`)}) is distinct from (${list(updated, sql`excluded.`)})`
  const columns = key.map(snakeCase)
  const keys = key.map((field) => sql`${identifier(field)} as ${sql.identifier(field)}`)
  const records = asRecords(rows, fields)
  if (journal) await holdRows(db, table, columns, records)
  const changed = await rowsOf<Pick<T['$inferSelect'], K>>(
    db,
    sql`
      with written as (
        insert into ${name} (${list(fields)})
        select ${list(fields)} from jsonb_populate_recordset(null::${name}, ${records}::jsonb)
        on conflict (${list(key)}) do ${change} returning *)
      ${journal ? takeDownWritten(journal, table, columns) : sql``}
      select ${sql.join(keys, sql`, `)} from written`,
  )
  if (journal) journal.taken += changed.length
  return changed
}

function asRecords(rows: readonly object[], fields: readonly string[]): string {
  const names = fields.map((field) => [field, snakeCase(field)] as const)
  return JSON.stringify(
    rows.map((row) => {
      const values: Record<string, unknown> = { ...row }
      return Object.fromEntries(names.map(([field, column]) => [column, values[field]]))
    }),
  )
}

function identifier(field: string): SQL {
  return sql`${sql.identifier(snakeCase(field))}`
}

/** Deletes the records with these keys in one statement with one parameter; gives back those that were there. */
export async function removeKeys<T extends PgTable, K extends keyof T['$inferSelect'] & string>(
  db: Db,
  table: T,
  key: readonly K[],
  keys: readonly Pick<T['$inferSelect'], K>[],
  journal?: Journal,
): Promise<Pick<T['$inferSelect'], K>[]> {
  if (keys.length === 0) return []
  const name = sql.identifier(getTableName(table))
  const columns = (of: SQL) =>
    sql.join(
      key.map((field) => sql`${of}.${identifier(field)}`),
      sql`, `,
    )
  const returned = key.map((field) => sql`${identifier(field)} as ${sql.identifier(field)}`)
  const gone = await rowsOf<Pick<T['$inferSelect'], K>>(
    db,
    sql`
      with removed as (
        delete from ${name} using jsonb_populate_recordset(null::${name}, ${asRecords(keys, key)}::jsonb) gone
        where (${columns(sql`${name}`)}) = (${columns(sql`gone`)}) returning ${name}.*)
      ${journal ? takeDownRemoved(journal, table, key.map(snakeCase)) : sql``}
      select ${sql.join(returned, sql`, `)} from removed`,
  )
  if (journal) journal.taken += gone.length
  return gone
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

/** The rows that no problem keeps from being written. */
export function rightRows<Value>(
  rows: readonly Numbered<Value>[],
  problems: readonly BatchProblem[],
): Numbered<Value>[] {
  const wrong = new Set(problems.flatMap(({ row, taken }) => (taken ? [] : row)))
  return rows.filter(({ row }) => !wrong.has(row))
}

/** Name of a column as the database has it. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
