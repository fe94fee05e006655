import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/db/columns.ts'
import { articles } from '../catalogue/tables.ts'

/** What a user compares, for one customer. */
export const comparisonArticles = pgTable(
  'comparison_articles',
  {
    userId: text().notNull(),
    kunnr: text().notNull(),
    matnr: text()
      .notNull()
      .references(() => articles.matnr, { onDelete: 'cascade' }),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kunnr, table.matnr] })],
)
