import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/db/columns.ts'

/** Keys of placed orders: a repeated key of the same owner and customer finds its order again. Kept at least 30 days. */
export const orderKeys = pgTable(
  'order_keys',
  {
    owner: text().notNull(),
    kunnr: text().notNull(),
    key: text().notNull(),
    basketId: text().notNull(),
    /** Hash of what the orderer had seen, and hash over articles and quantities: the same key with others is refused. */
    seen: text().notNull(),
    content: text().notNull(),
    docid: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.kunnr, table.key] })],
)
