import type { AddressPlace } from '@shop/contract/resources/shapes'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, ownId, quantity, refId } from '#server/db/columns.ts'
import type { Snapshot } from './snapshot.ts'

/** Choices of the checkout, kept with the basket; wire names of SAVE_CHECKOUT. */
export type CheckoutChoices = Partial<{
  project1: string
  project2: string
  text: string
  delivery_text: string
  payment_method: 'invoice' | 'sepa' | 'card'
  delivery_type: '01' | '02'
  delivery_address: string
  /** For this order alone. */
  free_address: AddressPlace
  delivery_date: string
  pickup_werks: string
  pickup_date: string
  complete_delivery: boolean
}>

/**
 * Baskets belong to (owner, customer). The owner is a user (`u:` and his id) or a guest's session (`g:` and its id).
 * The database guarantees at most one active basket and unique names (trimmed, without case) per owner and customer.
 */
export const baskets = pgTable(
  'baskets',
  {
    id: ownId(),
    owner: text().notNull(),
    kunnr: text().notNull(),
    name: text().notNull(),
    /** The name as it is compared: see `nameKey`. Kept by the shop, since a database's lower() depends on its locale. */
    nameKey: text().notNull(),
    kommi: text().notNull().default(''),
    active: boolean().notNull(),
    /** Grows with every change of the basket or its lines. */
    version: integer().notNull().default(1),
    /** Number the next line gets. */
    nextPosnr: integer().notNull().default(1),
    choices: jsonb().$type<CheckoutChoices>().notNull().default({}),
    /** What the customer last saw at checkout, newest first, each with its hash. */
    seen: jsonb().$type<Snapshot[]>().notNull().default([]),
    createdAt: moment().notNull().defaultNow(),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('baskets_name').on(table.owner, table.kunnr, table.nameKey),
    uniqueIndex('baskets_one_active')
      .on(table.owner, table.kunnr)
      .where(sql`${table.active}`),
  ],
)

export const basketPositions = pgTable(
  'basket_positions',
  {
    id: ownId(),
    basketId: refId()
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    posnr: integer().notNull(),
    version: integer().notNull().default(1),
    matnr: text().notNull(),
    quantity: quantity().notNull(),
    unit: text().notNull(),
    note: text().notNull().default(''),
    reference: text().notNull().default(''),
    addedOn: date({ mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [unique().on(table.basketId, table.posnr), index().on(table.matnr)],
)
