import { isNotNull } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { energyQualifiers } from '@shop/contract/energy'
import { money, moment, quantity } from '#server/db/columns.ts'

export type Localized = { de: string; en?: string | undefined }
export type ArticleTexts = {
  maktx: string
  maktx2?: string | undefined
  maktx3?: string | undefined
  maktx4?: string | undefined
  description?: string | undefined
}
export type AttributeValue = {
  key: string
  name: Localized
  value: Localized | string
  to?: string | undefined
  unit?: string | undefined
  facet?: boolean | undefined
}
export type UnitFraction = { unit: string; numerator: number; denominator: number; ean?: string | undefined }
export type FactoryNumber = {
  supplier_matnr: string
  supplier_number?: string | undefined
  supplier_name?: string | undefined
  price_quantity?: string | undefined
}
export type EekClass = {
  eek_class: string
  scale: string
  qualifier?: (typeof energyQualifiers)[number] | undefined
  load_profile?: string | undefined
  eprel_id?: string | undefined
  label?: string | undefined
  data_sheet?: string | undefined
}

export const categories = pgTable('categories', {
  id: text().primaryKey(),
  parent: text(),
  name: jsonb().$type<Localized>().notNull(),
  sort: integer().notNull().default(0),
  /** Root is 0; ids from the root to this one, itself included. */
  level: smallint().notNull(),
  path: text().array().notNull(),
  image: text().notNull().default(''),
  teaser: jsonb().$type<Localized>(),
})

export const articles = pgTable(
  'articles',
  {
    matnr: text().primaryKey(),
    bismt: text(),
    ean: text(),
    texts: jsonb().$type<{ de: ArticleTexts; en?: ArticleTexts | undefined }>().notNull(),
    categories: text().array().notNull(),
    brand: text().notNull().default(''),
    factoryNumbers: jsonb().$type<FactoryNumber[]>().notNull(),
    /** First factory number: identity of imported supplier articles. */
    supplierNumber: text().notNull().default(''),
    supplierMatnr: text().notNull().default(''),
    attributes: jsonb().$type<AttributeValue[]>().notNull(),
    meins: text().notNull(),
    salesUnit: text().notNull(),
    qtyStepsize: quantity().notNull(),
    units: jsonb().$type<UnitFraction[]>().notNull(),
    weight: numeric({ precision: 12, scale: 4 }),
    discountGroup: text(),
    taxCategory: text().notNull().default('S'),
    taxCode: text().notNull().default('full'),
    eekClasses: jsonb().$type<EekClass[]>().notNull(),
    searchWords: text().array().notNull().default([]),
    /** Product class of ETIM (EC…), whose names it is found by. */
    etimClass: text(),
    discontinued: boolean().notNull().default(false),
    successor: text(),
    /** Last day it is in the shop; then the clean-up removes it. */
    lastDay: date({ mode: 'string' }),
    procurable: boolean().notNull().default(true),
    created: date({ mode: 'string' }),
    salesRank: numeric({ precision: 15, scale: 3 }).notNull().default('0'),
    /** Every number the article goes by, in the form of `article_number()`; a trigger keeps it. */
    numbers: text().array().notNull().default([]),
    changedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.supplierNumber, table.supplierMatnr),
    index().on(table.ean),
    index().on(table.bismt),
    index().on(table.brand),
    index().using('gin', table.numbers),
    index().using('gin', table.categories),
    index().on(table.lastDay).where(isNotNull(table.lastDay)),
    index().on(table.etimClass).where(isNotNull(table.etimClass)),
  ],
)

export const media = pgTable(
  'media',
  {
    matnr: text()
      .notNull()
      .references(() => articles.matnr, { onDelete: 'cascade' }),
    kind: text().notNull(),
    sort: integer().notNull(),
    source: text().notNull(),
    title: jsonb().$type<Localized>(),
    mime: text(),
  },
  (table) => [primaryKey({ columns: [table.matnr, table.kind, table.sort] })],
)

export const accessories = pgTable(
  'accessories',
  {
    matnr: text()
      .notNull()
      .references(() => articles.matnr, { onDelete: 'cascade' }),
    accessory: text()
      .notNull()
      .references(() => articles.matnr, { onDelete: 'cascade' }),
    category: text().notNull(),
    sort: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matnr, table.accessory] }), index().on(table.accessory)],
)

/** Retail prices; never a customer's. */
export const retailPrices = pgTable(
  'retail_prices',
  {
    matnr: text()
      .notNull()
      .references(() => articles.matnr, { onDelete: 'cascade' }),
    currency: text().notNull(),
    price: money().notNull(),
    kpein: integer().notNull(),
    kmein: text().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.matnr, table.currency, table.validFrom] })],
)

export const synonyms = pgTable(
  'synonyms',
  {
    word: text().notNull(),
    language: text().$type<'de' | 'en'>().notNull(),
    synonyms: text().array().notNull(),
    /** The word finds its synonyms; they do not find it. */
    oneWay: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.word, table.language] })],
)

/** What codes of ETIM mean (features EF…, values EV…, classes EC…, units EU…), in the languages its dictionary was read in. */
export const terms = pgTable('terms', {
  code: text().primaryKey(),
  de: text(),
  en: text(),
  /** What else the trade calls a class. */
  synonyms: jsonb().$type<{ de?: string[] | undefined; en?: string[] | undefined }>(),
})

/**
 * What changed in the catalogue, for search indexes and caches of every node. Followers read by transaction id, only
 * rows below the oldest running transaction: sequence numbers commit out of order.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    xid: bigint({ mode: 'bigint' }).notNull(),
    kind: text().notNull(),
    key: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.xid, table.id)],
)
