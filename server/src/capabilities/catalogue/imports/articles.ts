import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { sql } from 'drizzle-orm'
import {
  type BatchProblem,
  type BatchWriter,
  type Numbered,
  rightRows,
  unknownReferences,
  upsert,
  removeKeys,
} from '#server/db/batch.ts'
import { recordArticles } from '../../changes/public.ts'
import { articles, categories } from '../tables.ts'

type Row = ImportRow<'articles'>

/** Writer of the import kind `articles`: its categories must exist, its sales unit must convert to the base unit. */
export const importArticles: BatchWriter<Row, ImportKey<'articles'>> = {
  write: async (db, rows) => {
    const problems = [
      ...(await unknownReferences(db, rows, [
        { field: 'categories', column: categories.id, of: (row) => row.categories },
      ])),
      ...rows.flatMap(unitProblems),
    ]
    const right = rightRows(rows, problems).map(({ value }) => toTable(value))
    const changed = await upsert(db, articles, ['matnr'], right, {
      also: { changedAt: sql`now()` },
    })
    await recordArticles(
      db,
      changed.map(({ matnr }) => matnr),
    )
    return problems
  },
  remove: async (db, keys) => {
    const gone = await removeKeys(
      db,
      articles,
      ['matnr'],
      keys.map(({ value }) => value),
    )
    await recordArticles(
      db,
      gone.map(({ matnr }) => matnr),
    )
    return []
  },
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
    discontinued: row.discontinued ?? false,
    successor: row.successor ?? null,
    procurable: row.procurable,
    created: row.created ?? null,
    salesRank: row.sales_rank ?? '0',
  }
}
