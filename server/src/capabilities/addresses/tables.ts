import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment, ownId } from '#server/db/columns.ts'
import { users } from '../users/tables.ts'
import { customers } from '../customers/tables.ts'
import type { Place } from './place.ts'

/** Numbers of addresses people make in the shop. */
export const addressSequence = pgSequence('address_sequence')

export const addresses = pgTable(
  'addresses',
  {
    /** The ERP's own, or `shop-` and a number. */
    id: text().primaryKey(),
    kunnr: text()
      .notNull()
      .references(() => customers.kunnr, { onDelete: 'cascade' }),
    /** Whose alone it is; null for all users of the customer. */
    userId: text().references(() => users.userId, { onDelete: 'cascade' }),
    firstName: text().notNull().default(''),
    name: text().notNull(),
    street: text().notNull(),
    plz: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    /** Changed and deleted by the wholesaler alone. */
    global: boolean().notNull(),
    /** The customer's default, as the ERP says. */
    isDefault: boolean().notNull(),
    /** Made, or changed, by the customer's people in the shop: an import leaves it alone. */
    keptByShop: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    /** Deleted, and may be brought back for a while. */
    deletedAt: moment(),
  },
  (table) => [index().on(table.kunnr), index().on(table.userId), index().on(table.deletedAt)],
)

/** The default delivery address of a user for a customer; what it names may be gone. */
export const usualAddresses = pgTable(
  'usual_addresses',
  {
    userId: text()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    kunnr: text()
      .notNull()
      .references(() => customers.kunnr, { onDelete: 'cascade' }),
    addressId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kunnr] })],
)

/** What customers asked the clerk to delete, with the address as it was then. */
export const addressDeletions = pgTable(
  'address_deletions',
  {
    id: ownId(),
    addressId: text().notNull(),
    kunnr: text()
      .notNull()
      .references(() => customers.kunnr, { onDelete: 'cascade' }),
    userId: text().notNull(),
    address: jsonb().$type<Place>().notNull(),
    reason: text().notNull(),
    state: text().$type<'open' | 'done' | 'refused' | 'withdrawn'>().notNull().default('open'),
    createdAt: moment().notNull(),
    answeredAt: moment(),
    /** User of the staff; '' where nobody has answered, or the import has. */
    answeredBy: text().notNull().default(''),
    answer: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('address_deletions_one_open')
      .on(table.addressId)
      .where(sql`${table.state} = 'open'`),
    index().on(table.kunnr),
    index().on(table.answeredAt),
  ],
)
