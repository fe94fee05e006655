import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ownId } from '#server/db/columns.ts'

/** Work to do later, taken by any node with FOR UPDATE SKIP LOCKED; retried with back-off. */
export const jobs = pgTable(
  'jobs',
  {
    id: ownId(),
    kind: text().notNull(),
    payload: jsonb().notNull(),
    state: text().$type<'waiting' | 'done' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    runAt: moment().notNull().defaultNow(),
    lastError: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    /** Same key: the job is queued once. */
    uniqueKey: text().unique(),
  },
  (table) => [index().on(table.state, table.runAt)],
)
