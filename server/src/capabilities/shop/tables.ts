import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/db/columns.ts'

/** Settings of the installation that staff or the import change while the shop runs: lock, guest mode, company, legal texts. */
export const shopSettings = pgTable('shop_settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  changedAt: moment().notNull().defaultNow(),
})
