import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, quantity } from '#server/db/columns.ts'
import { articles } from '../catalogue/tables.ts'

/** Articles a user will print labels for, for one customer. */
export const labelArticles = pgTable(
  'label_articles',
  {
    userId: text().notNull(),
    kunnr: text().notNull(),
    matnr: text()
      .notNull()
      .references(() => articles.matnr, { onDelete: 'cascade' }),
    version: integer().notNull().default(1),
    /** What the label says one takes, in the unit of sale. */
    articleQuantity: quantity().notNull(),
    /** How many labels are printed. */
    labelQuantity: integer().notNull(),
    addedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kunnr, table.matnr] })],
)
