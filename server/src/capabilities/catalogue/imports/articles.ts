import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { sql } from 'drizzle-orm'
import { type BatchProblem, type BatchWriter, existing, type Numbered } from '#server/db/batch.ts'
import { takeDown } from '#server/db/journal.ts'
import { tableWriter } from '#server/db/table-writer.ts'
import { stock } from '../../availability/tables.ts'
import { recordArticlesOf } from '../../changes/public.ts'
import { accessories, articles, categories, media, retailPrices } from '../tables.ts'
import { withClassName } from '../terms/class-attribute.ts'
import { codesIn, namedAttributes } from '../terms/named-attributes.ts'
import { termsOf } from '../terms/term-store.ts'

type Row = ImportRow<'articles'>

const writer = tableWriter({
  table: articles,
  key: ['matnr'],
  references: [{ field: 'categories', column: categories.id, of: (row: Row) => row.categories }],
  check: (_db, rows: readonly Numbered<Row>[]) => rows.flatMap(unitProblems),
  toTable,
  toKey: (key: ImportKey<'articles'>) => key,
  also: { changedAt: sql`now()` },
  changed: recordArticlesOf,
  beforeRemoval: async (db, keys, journal) => {
    for (const { table, column, key } of belongings)
      await takeDown(db, journal, table, key, column, matnrsOf(keys))
  },
  needed: async (db, keys) => {
    const found = new Set<string>()
    for (const { column } of belongings)
      for (const matnr of await existing(db, column, matnrsOf(keys))) found.add(matnr)
    return found
  },
})

/**
 * Writer of the import kind `articles`: its categories must exist, its sales unit must convert to the base unit. Codes of ETIM
 * among its attributes become the names the shop knows for them, and that of its class one more.
 */
export const importArticles: BatchWriter<Row, ImportKey<'articles'>> = {
  ...writer,
  write: async (db, rows, options) => {
    const known = await termsOf(
      db,
      rows.flatMap(({ value }) => [
        ...codesIn(value.attributes),
        ...(value.etim_class === undefined ? [] : [value.etim_class]),
      ]),
    )
    const named = rows.map(({ row, value }) => {
      const attributes = namedAttributes(value.attributes, known)
      return { row, value: { ...value, attributes: [...withClassName(attributes, value.etim_class, known)] } }
    })
    return writer.write(db, named, options)
  },
}

/** Rows of other tables that go with an article. */
const belongings = [
  { table: media, column: media.matnr, key: ['matnr', 'kind', 'sort'] },
  { table: accessories, column: accessories.matnr, key: ['matnr', 'accessory'] },
  { table: accessories, column: accessories.accessory, key: ['matnr', 'accessory'] },
  { table: retailPrices, column: retailPrices.matnr, key: ['matnr', 'currency', 'valid_from'] },
  { table: stock, column: stock.matnr, key: ['matnr', 'werks'] },
]

function matnrsOf(keys: readonly { matnr?: string }[]): string[] {
  return keys.flatMap(({ matnr }) => matnr ?? [])
}

function unitProblems({ row, value }: Numbered<Row>): BatchProblem[] {
  const units = value.units.map(({ unit }) => unit)
  const problems: BatchProblem[] = []
  if (value.sales_unit !== undefined && value.sales_unit !== value.meins && !units.includes(value.sales_unit))
    problems.push({ row, field: 'sales_unit', reason: 'UNKNOWN_UNIT', value: value.sales_unit })
  const twice = units.find((unit, index) => unit === value.meins || units.indexOf(unit) !== index)
  if (twice !== undefined) problems.push({ row, field: 'units', reason: 'CONTRADICTION', value: twice })
  return problems
}

function toTable(row: Row): typeof articles.$inferInsert {
  const [main] = row.factory_numbers
  return {
    matnr: row.matnr,
    bismt: row.bismt ?? null,
    ean: row.ean ?? null,
    texts: row.texts,
    categories: [...new Set(row.categories)],
    brand: row.brand ?? '',
    factoryNumbers: row.factory_numbers,
    supplierNumber: main?.supplier_number ?? '',
    supplierMatnr: main?.supplier_matnr ?? '',
    attributes: row.attributes,
    meins: row.meins,
    salesUnit: row.sales_unit ?? row.meins,
    qtyStepsize: row.qty_stepsize,
    units: row.units,
    weight: row.weight ?? null,
    discountGroup: row.discount_group ?? null,
    taxCategory: row.tax_category,
    taxCode: row.tax_code,
    eekClasses: row.eek_classes,
    searchWords: [...new Set(row.search_words)],
    etimClass: row.etim_class ?? null,
    discontinued: row.discontinued ?? false,
    successor: row.successor ?? null,
    lastDay: row.last_day ?? null,
    procurable: row.procurable,
    created: row.created ?? null,
    salesRank: row.sales_rank ?? '0',
  }
}
