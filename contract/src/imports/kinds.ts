import { z } from 'zod'
import {
  accessory,
  article,
  catalog,
  catalogAssignment,
  category,
  condition,
  customerArticle,
  media,
  plant,
  price,
  stock,
  tour,
} from './catalogue.ts'
import { document } from './documents.ts'
import { address, budget, contact, customer, user } from './partners.ts'
import { synonym, term } from './words.ts'

/** Every kind of the import interface (POST api/import/{kind}), in an order in which a full load refers only backwards. */
export const importKinds = {
  categories: category,
  plants: plant,
  tours: tour,
  terms: term,
  articles: article,
  media,
  accessories: accessory,
  prices: price,
  stock,
  contacts: contact,
  customers: customer,
  addresses: address,
  users: user,
  budgets: budget,
  conditions: condition,
  catalogs: catalog,
  'catalog-assignments': catalogAssignment,
  'customer-articles': customerArticle,
  synonyms: synonym,
  documents: document,
} as const satisfies Record<string, z.ZodType>

export type ImportKind = keyof typeof importKinds
export const importKindNames = Object.keys(importKinds) as [ImportKind, ...ImportKind[]]

/** Fields of the business key: a row with the same key replaces the record, a row to delete needs no others. */
export const importKeys = {
  categories: ['id'],
  plants: ['werks'],
  tours: ['plz', 'werks'],
  terms: ['code'],
  articles: ['matnr'],
  media: ['matnr', 'kind', 'sort'],
  accessories: ['matnr', 'accessory'],
  prices: ['matnr', 'currency', 'valid_from'],
  stock: ['matnr', 'werks'],
  contacts: ['id'],
  customers: ['kunnr'],
  addresses: ['id'],
  users: ['userId'],
  budgets: ['userId', 'kunnr', 'type'],
  conditions: ['id'],
  catalogs: ['id'],
  'catalog-assignments': ['catalog', 'kunnr', 'userId'],
  'customer-articles': ['kunnr', 'matnr'],
  synonyms: ['word', 'language'],
  documents: ['doctype', 'orderNumber'],
} as const satisfies { [K in ImportKind]: readonly (keyof ImportRow<K>)[] }
/** A row as it is sent (NDJSON). */
export type ImportInput<K extends ImportKind> = z.input<(typeof importKinds)[K]>
/** A row as it is read: defaults filled in, numbers canonical. */
export type ImportRow<K extends ImportKind> = z.output<(typeof importKinds)[K]>
/** What a row to delete has been read to: its business key. */
export type ImportKey<K extends ImportKind> = Pick<
  ImportRow<K>,
  (typeof importKeys)[K][number] & keyof ImportRow<K>
>

/** `?invite=` of users: `mail` sends new ones a link to choose a password; nothing is sent without it. */
export const inviteOption = z.enum(['mail', 'none']).optional()
