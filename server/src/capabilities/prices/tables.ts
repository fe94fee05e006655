import { boolean, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { money, quantity } from '#server/db/columns.ts'

/** Price conditions of customers and campaigns; see the import kind `conditions`. */
export const conditions = pgTable(
  'conditions',
  {
    id: text().primaryKey(),
    kunnr: text(),
    matnr: text(),
    discountGroup: text(),
    campaign: boolean().notNull(),
    price: money(),
    percent: numeric({ precision: 7, scale: 3 }),
    currency: text().notNull(),
    kpein: integer().notNull(),
    kmein: text(),
    scaleFrom: quantity().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
  },
  // Every way to look is a beginning of it: by article, by group (no article), customer-wide (neither), campaigns (no customer).
  (table) => [index().on(table.kunnr, table.matnr, table.discountGroup)],
)
