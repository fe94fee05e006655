import { boolean, doublePrecision, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

export type OpeningHours = { day: number; from: string; to: string }[]

/** The wholesaler's branches. */
export const plants = pgTable('plants', {
  werks: text().primaryKey(),
  name: text().notNull(),
  street: text().notNull(),
  plz: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  state: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  phone: text().notNull().default(''),
  mail: text().notNull().default(''),
  openingHours: jsonb().$type<OpeningHours>().notNull(),
  pickupCutoff: text().notNull(),
  deliveryCutoff: text().notNull(),
  pickup: boolean().notNull(),
})

/** Days on which a lorry of a branch goes to postcodes with this beginning; 1 Monday … 7 Sunday. */
export const tours = pgTable(
  'tours',
  {
    plz: text().notNull(),
    werks: text()
      .notNull()
      .references(() => plants.werks, { onDelete: 'cascade' }),
    days: smallint().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.plz, table.werks] })],
)
