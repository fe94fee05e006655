import type { ImportInput, ImportKind } from '@shop/contract/imports/kinds'
import { accessoryRows } from './catalogue/accessory-rows.ts'
import { articleRows } from './catalogue/article-rows.ts'
import { demoArticles, numberFinder } from './catalogue/articles.ts'
import { demoCategories } from './catalogue/categories.ts'
import { mediaRows } from './catalogue/media-rows.ts'
import { priceRows } from './catalogue/price-rows.ts'
import { stockRows } from './catalogue/stock-rows.ts'
import { synonymRows } from './catalogue/synonyms.ts'
import { termRows } from './catalogue/terms.ts'
import { documentRows } from './documents/document-rows.ts'
import { addressRows } from './partners/addresses.ts'
import { budgetRows } from './partners/budgets.ts'
import { conditionRows } from './partners/conditions.ts'
import { contactRows } from './partners/contacts.ts'
import { customerRows } from './partners/customers.ts'
import { catalogAssignmentRows, catalogRows, customerArticleRows } from './partners/own-numbers.ts'
import { plantRows, plants, tourRows } from './partners/plants.ts'
import { userRows } from './partners/users.ts'

/** The rows of one import kind; `rows` is read once, row by row. */
export type DemoPart = { [K in ImportKind]: { kind: K; rows: Iterable<ImportInput<K>> } }[ImportKind]

export interface DemoOptions {
  /** Calendar day (YYYY-MM-DD) all dates of the demo lie around. */
  today: string
}

/** Everything the ERP of the demo wholesaler delivers, in an order in which rows refer only backwards. */
export function demoRows({ today }: DemoOptions): DemoPart[] {
  const articles = demoArticles()
  const numberOf = numberFinder(articles)
  return [
    { kind: 'categories', rows: demoCategories().map(({ row }) => row) },
    { kind: 'plants', rows: plantRows() },
    { kind: 'tours', rows: tourRows() },
    { kind: 'terms', rows: termRows() },
    { kind: 'articles', rows: articleRows(articles, numberOf, today) },
    { kind: 'media', rows: mediaRows(articles) },
    { kind: 'accessories', rows: accessoryRows(articles, numberOf) },
    { kind: 'prices', rows: priceRows(articles, today) },
    { kind: 'stock', rows: stockRows(articles, plants, today) },
    { kind: 'contacts', rows: contactRows() },
    { kind: 'customers', rows: customerRows() },
    { kind: 'addresses', rows: addressRows() },
    { kind: 'users', rows: userRows() },
    { kind: 'budgets', rows: budgetRows(today) },
    { kind: 'conditions', rows: conditionRows(articles, today) },
    { kind: 'catalogs', rows: catalogRows(articles) },
    { kind: 'catalog-assignments', rows: catalogAssignmentRows() },
    { kind: 'customer-articles', rows: customerArticleRows(articles) },
    { kind: 'synonyms', rows: synonymRows() },
    { kind: 'documents', rows: documentRows(articles, today) },
  ]
}
