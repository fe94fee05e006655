import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, ownId } from '#server/db/columns.ts'
import { customers } from '../customers/tables.ts'

export const users = pgTable(
  'users',
  {
    userId: text().primaryKey(),
    /** Login name; unique per installation, compared without case. */
    alias: text().notNull(),
    title: text().notNull().default(''),
    firstName: text().notNull().default(''),
    lastName: text().notNull(),
    mail: text().notNull().default(''),
    phone: text().notNull().default(''),
    fax: text().notNull().default(''),
    language: text().notNull(),
    passwordHash: text(),
    /** Set by the wholesaler or a master user; must be replaced at the first login. */
    initialPassword: boolean().notNull().default(true),
    initialPasswordAt: moment(),
    locked: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    master: boolean().notNull().default(false),
    budgetManager: boolean().notNull().default(false),
    budgetActive: boolean().notNull().default(false),
    isOciUser: boolean().notNull().default(false),
    isAdma: boolean().notNull().default(false),
    staff: text().$type<'clerk' | 'admin'>(),
    acceptedTermsVersion: text(),
    acceptedTermsAt: moment(),
    selfRegistered: boolean().notNull().default(false),
    letterSentAt: moment(),
    /** Made for the demo; refused at a start without it. */
    demo: boolean().notNull().default(false),
    // Settings of the user (specification section 3).
    addToBasketMode: smallint().$type<1 | 2 | 3>().notNull().default(3),
    /** Of before there was one per customer (usual_addresses); goes with the next release. */
    deliveryAddressId: text().notNull().default(''),
    deliveryLocation: text().notNull().default(''),
    deliveryPhone: text().notNull().default(''),
    deliveryType: text().$type<'01' | '02'>().notNull().default('01'),
    showAvailability: boolean().notNull().default(true),
    showNetPrice: boolean().notNull().default(true),
    orderMailActive: boolean().notNull().default(true),
    orderMailNetPrice: boolean().notNull().default(true),
    orderMailCustomActive: boolean().notNull().default(false),
    orderMailCustomAddress: text().notNull().default(''),
    orderMailCustomNetPrice: boolean().notNull().default(false),
    paymentMethod: text().$type<'invoice' | 'sepa' | 'card'>().notNull().default('invoice'),
  },
  (table) => [uniqueIndex('users_alias').on(sql`lower(${table.alias})`)],
)

/** Customer numbers a user may act for. */
export const userCustomers = pgTable(
  'user_customers',
  {
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    kunnr: text()
      .notNull()
      .references(() => customers.kunnr, { onDelete: 'cascade' }),
    favourite: boolean().notNull().default(false),
    sort: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kunnr] }), index().on(table.kunnr)],
)

export const userPermissions = pgTable(
  'user_permissions',
  {
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    permission: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.permission] })],
)

/** Hashes of earlier passwords: the last five may not come back. */
export const passwordHistory = pgTable(
  'password_history',
  {
    id: ownId(),
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    hash: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
)

/** Links of mails with which a user sets a password himself; stored as SHA-256 only, gone with their use. */
export const passwordTokens = pgTable(
  'password_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    purpose: text().$type<'reset' | 'invitation'>().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId, table.createdAt), index().on(table.expiresAt)],
)
