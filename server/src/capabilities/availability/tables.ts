import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { quantity } from '#server/db/columns.ts'
import { articles } from '../catalogue/tables.ts'
import { plants } from '../plants/tables.ts'

/** Stock per article and branch in the base unit. */
export const stock = pgTable(
  'stock',
  {
    matnr: text()
      .notNull()
      .references(() => articles.matnr, { onDelete: 'cascade' }),
    werks: text()
      .notNull()
      .references(() => plants.werks, { onDelete: 'cascade' }),
    quantity: quantity().notNull(),
    replenishmentDate: date({ mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.matnr, table.werks] }), index().on(table.werks)],
)
