import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/db/columns.ts'
import { documents } from '../documents/tables.ts'

/** Steps of the built-in ERP that were taken, by the key of whoever asked: a repeated one finds its document again. */
export const erpSteps = pgTable(
  'erp_steps',
  {
    docid: text()
      .notNull()
      .references(() => documents.docid, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** What was asked, as hash: the same key with something else is refused. */
    content: text().notNull(),
    madeDocid: text().notNull(),
    madeNumber: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.docid, table.key] })],
)
