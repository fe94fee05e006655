import type { TableColumns } from '@shop/contract/imports/table-columns'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment, ownId, refId } from '#server/db/columns.ts'

/** Who runs an import, or undoes one, by a command: a process of its own beside the shop's. */
export const commandLine = 'command line'

/** `queued` runs wait for a node that carries them out; those of the interface and the command line begin as running. */
export type RunState = 'queued' | 'running' | 'done' | 'aborted'

/** One call of the import interface, with what became of its rows. */
export const importRuns = pgTable('import_runs', {
  id: ownId(),
  kind: text().notNull(),
  source: text().notNull(),
  actor: text().notNull(),
  state: text().$type<RunState>().notNull(),
  /** What a queued run is to do; see `Reading`. */
  task: jsonb(),
  rowsRead: integer().notNull().default(0),
  rowsWritten: integer().notNull().default(0),
  rowsWrong: integer().notNull().default(0),
  /** Percent of the files done; null where nobody can know. */
  progress: integer(),
  /** How long it will go on, in seconds, as the node at work saw it last; null until that can be told. */
  secondsLeft: integer(),
  /** Why a run was broken off: a code of the readers, "CANCELLED", "INTERRUPTED", "TECHNICAL_ERROR". */
  stoppedBy: text().notNull().default(''),
  cancelRequested: boolean().notNull().default(false),
  /** Said now and then by the node at work: one that falls silent has left the run behind. */
  aliveAt: moment(),
  startedAt: moment().notNull().defaultNow(),
  endedAt: moment(),
  /** `kept`: rows can be restored. Images go after some weeks, and where a run changes too much for them. */
  images: text().$type<'kept' | 'too-many' | 'expired' | 'none'>().notNull().default('none'),
  undo: text().$type<'requested' | 'running' | 'done'>(),
  undoneBy: text().notNull().default(''),
  undoneAt: moment(),
  rowsRestored: integer().notNull().default(0),
  rowsNotRestored: integer().notNull().default(0),
})

/** What is wrong with, or odd about, rows of a run. */
export const importErrors = pgTable(
  'import_errors',
  {
    runId: refId()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    severity: text().$type<'error' | 'warning' | 'note'>().notNull().default('error'),
    file: text().notNull().default(''),
    row: integer().notNull(),
    index: integer().notNull(),
    key: text().notNull().default(''),
    field: text().notNull().default(''),
    reason: text().notNull(),
    value: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.row, table.index] }), index().on(table.runId)],
)

/** Rows as they were before a run changed them, in the order of the changes. */
export const importImages = pgTable(
  'import_images',
  {
    id: ownId(),
    runId: refId()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    /** Table and primary key of the row. */
    table: text().notNull(),
    key: jsonb().notNull(),
    /** The whole row before; null where there was none. */
    before: jsonb(),
    /** Fingerprint of the row after; null where it was removed. */
    after: text(),
    /** What became of it when the run was undone; null: not yet. */
    outcome: text().$type<'restored' | 'changed' | 'in-use'>(),
  },
  (table) => [index().on(table.runId, table.table, table.key)],
)

/** Files staff sent for an import, until it has ended. */
export const importFiles = pgTable('import_files', {
  id: ownId(),
  name: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  actor: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** While somebody looks at it and those sent with it: percent read, and whether he wants it stopped. */
  looked: integer(),
  stopLooking: boolean().notNull().default(false),
})

export const importFileChunks = pgTable(
  'import_file_chunks',
  {
    fileId: refId()
      .notNull()
      .references(() => importFiles.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.index] })],
)

/** How a supplier's table was read last: offered again the next time. */
export const importMappings = pgTable('import_mappings', {
  supplier: text().primaryKey(),
  columns: jsonb().$type<TableColumns>().notNull(),
  changedAt: moment().notNull().defaultNow(),
})
