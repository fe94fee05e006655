import { boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The wholesaler's people a customer sees as his contact. */
export const contacts = pgTable('contacts', {
  id: text().primaryKey(),
  name: text().notNull(),
  role: text().notNull().default(''),
  phone: text().notNull().default(''),
  mail: text().notNull().default(''),
  picture: text().notNull().default(''),
})

export const customers = pgTable('customers', {
  kunnr: text().primaryKey(),
  name: text().notNull(),
  name2: text().notNull().default(''),
  street: text().notNull(),
  plz: text().notNull(),
  city: text().notNull(),
  country: text().notNull(),
  vatId: text().notNull().default(''),
  currency: text().notNull(),
  language: text().notNull(),
  werks: text(),
  contact: text(),
  locked: boolean().notNull().default(false),
  paymentDays: integer().notNull(),
  skontoDays: integer().notNull(),
  skontoPercent: numeric({ precision: 5, scale: 2 }).notNull(),
  paymentMethods: jsonb().$type<('invoice' | 'sepa' | 'card')[]>().notNull(),
  buyerReference: text().notNull().default(''),
  /** The number field sales log in under before choosing a customer; also that of guests. */
  neutral: boolean().notNull().default(false),
})

/** The customer's own numbers for articles. */
export const customerArticles = pgTable(
  'customer_articles',
  {
    kunnr: text()
      .notNull()
      .references(() => customers.kunnr, { onDelete: 'cascade' }),
    matnr: text().notNull(),
    customerMatnr: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kunnr, table.matnr] }),
    index().on(table.kunnr, table.customerMatnr),
  ],
)

/** Budgets per user, customer and period; checked with the orders of the period. */
export const budgets = pgTable(
  'budgets',
  {
    userId: text().notNull(),
    kunnr: text()
      .notNull()
      .references(() => customers.kunnr, { onDelete: 'cascade' }),
    type: text().notNull(),
    amount: numeric({ precision: 15, scale: 2 }).notNull(),
    currency: text().notNull(),
    lock: boolean().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kunnr, table.type] })],
)
