import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  type BatchProblem,
  type BatchWriter,
  type Numbered,
  type Reference,
  type Restorable,
  removeKeys,
  rightRows,
  unknownReferences,
  upsert,
} from './batch.ts'
import type { Db } from './connection.ts'
import type { Journal } from './journal.ts'

type Fields<T extends PgTable> = keyof T['$inferSelect'] & string

/** What is to be known of a table to write the rows of an import kind to it. */
type TableSpec<Row, Key, T extends PgTable, K extends Fields<T>> = {
  table: T
  /** Primary key of the table. */
  key: readonly K[]
  references?: readonly Reference<Row>[]
  /** What is wrong with rows besides references that lead nowhere. */
  check?: (db: Db, rows: readonly Numbered<Row>[]) => BatchProblem[] | Promise<BatchProblem[]>
  toTable: (row: Row) => T['$inferInsert']
  /** Primary key of the row that a business key names. */
  toKey: (key: Key) => Pick<T['$inferSelect'], K>
  /** Set besides where a stored row changes. */
  also?: Partial<Record<keyof T['$inferInsert'] & string, SQL>>
  /** Tells whoever must know (change log) that rows are other than before. */
  changed?: (db: Db, keys: readonly Pick<T['$inferSelect'], K>[]) => Promise<void>
  /** Takes down rows of other tables that go with removed ones. */
  beforeRemoval?: (db: Db, keys: readonly Pick<T['$inferSelect'], K>[], journal: Journal) => Promise<void>
  /** Which of these rows other records need, so that undoing an import must leave them. */
  needed?: Restorable['needed']
}

/** The writer of a kind whose rows are the rows of one table, as most are. */
export function tableWriter<Row, Key, T extends PgTable, K extends Fields<T>>(
  spec: TableSpec<Row, Key, T, K>,
): BatchWriter<Row, Key> {
  const { table, key, references = [], also = {}, changed = async () => undefined } = spec
  return {
    write: async (db, rows, { journal }) => {
      const problems = [
        ...(await unknownReferences(db, rows, references)),
        ...((await spec.check?.(db, rows)) ?? []),
      ]
      const right = rightRows(rows, problems).map(({ value }) => spec.toTable(value))
      await changed(db, await upsert(db, table, key, right, { also, journal }))
      return problems
    },
    remove: async (db, rows, { journal }) => {
      const keys = rows.map(({ value }) => spec.toKey(value))
      if (journal) await spec.beforeRemoval?.(db, keys, journal)
      await changed(db, await removeKeys(db, table, key, keys, journal))
      return []
    },
    restores: {
      table,
      key,
      // Keys come back from the journal with the very fields they were taken down with.
      changed: (db, keys) => changed(db, keys as unknown as Pick<T['$inferSelect'], K>[]),
      needed: spec.needed,
    },
  }
}
