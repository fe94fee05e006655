import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ownId } from '#server/db/columns.ts'

/** What must reach the ERP: written in the transaction of its document, delivered at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: ownId(),
    kind: text().notNull(),
    docid: text().notNull(),
    kunnr: text().notNull(),
    payload: jsonb().notNull(),
    state: text().$type<'waiting' | 'delivered' | 'acknowledged' | 'refused'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    lastError: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    acknowledgedAt: moment(),
  },
  (table) => [index().on(table.state, table.nextAttemptAt), index().on(table.docid)],
)
