import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ownId, refId } from '#server/db/columns.ts'

/** One call of the import interface, with what became of its rows. */
export const importRuns = pgTable('import_runs', {
  id: ownId(),
  kind: text().notNull(),
  source: text().notNull(),
  actor: text().notNull(),
  state: text().$type<'running' | 'done' | 'aborted'>().notNull(),
  rowsRead: integer().notNull().default(0),
  rowsWritten: integer().notNull().default(0),
  rowsWrong: integer().notNull().default(0),
  startedAt: moment().notNull().defaultNow(),
  endedAt: moment(),
})

export const importErrors = pgTable(
  'import_errors',
  {
    runId: refId()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    index: integer().notNull(),
    key: text().notNull().default(''),
    field: text().notNull().default(''),
    reason: text().notNull(),
    value: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.row, table.index] }), index().on(table.runId)],
)
