import { boolean, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** User catalogues: parts of the assortment for certain customers or users. */
export const catalogs = pgTable('catalogs', {
  id: text().primaryKey(),
  name: jsonb().$type<{ de: string; en?: string | undefined }>().notNull(),
  /** What it holds is seen only by those it is assigned to. */
  reserved: boolean().notNull().default(false),
})

const catalog = () =>
  text()
    .notNull()
    .references(() => catalogs.id, { onDelete: 'cascade' })

/** Articles of a catalogue. They stay when an article goes, so that it comes back to the same readers. */
export const catalogArticles = pgTable(
  'catalog_articles',
  { catalog: catalog(), matnr: text().notNull() },
  (table) => [primaryKey({ columns: [table.matnr, table.catalog] }), index().on(table.catalog)],
)

/** Categories a catalogue holds with all below them. */
export const catalogCategories = pgTable(
  'catalog_categories',
  { catalog: catalog(), category: text().notNull() },
  (table) => [primaryKey({ columns: [table.category, table.catalog] }), index().on(table.catalog)],
)

/** Who has a catalogue, and when. '' for `kunnr` or `userId` means any. */
export const catalogAssignments = pgTable(
  'catalog_assignments',
  {
    catalog: catalog(),
    kunnr: text().notNull().default(''),
    userId: text().notNull().default(''),
    /** He sees nothing but what his exclusive catalogues hold. */
    exclusive: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
    /** What the ERP keeps with the assignment; the shop only shows it. */
    language: text().notNull().default(''),
    currency: text().notNull().default(''),
    /** Given by a user of the customer: it counts only while the customer has the catalogue himself. */
    byCustomer: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.catalog, table.kunnr, table.userId] }),
    index().on(table.kunnr),
    index().on(table.userId),
  ],
)
