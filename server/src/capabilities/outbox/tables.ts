import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderMessage, OutboxMessage } from '@shop/contract/outbox'
import { moment, ownId } from '#server/db/columns.ts'

/** What must reach the ERP: written in the transaction of its document, delivered at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: ownId(),
    kind: text().$type<OutboxMessage['kind']>().notNull(),
    docid: text().notNull(),
    kunnr: text().notNull(),
    payload: jsonb().$type<OrderMessage>().notNull(),
    /** Transaction that queued it: who reads by id sees only rows below the oldest running one, ids commit out of order. */
    xid: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    state: text().$type<'waiting' | 'delivered' | 'acknowledged' | 'refused'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    lastError: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    acknowledgedAt: moment(),
  },
  (table) => [index().on(table.state, table.nextAttemptAt), index().on(table.docid)],
)
