import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { inArray } from 'drizzle-orm'
import type { BatchProblem, Numbered } from '#server/db/batch.ts'
import type { Db } from '#server/db/connection.ts'
import { tableWriter } from '#server/db/table-writer.ts'
import { recordArticlesOf } from '../../changes/public.ts'
import { articles, retailPrices } from '../tables.ts'

type Row = ImportRow<'prices'>

/** Writer of the import kind `prices`: the article must exist and have the price's unit. */
export const importPrices = tableWriter({
  table: retailPrices,
  key: ['matnr', 'currency', 'validFrom'],
  check: async (db, rows: readonly Numbered<Row>[]) => [
    ...(await unitProblems(db, rows)),
    ...rows.flatMap(validityProblems),
  ],
  toTable: (row: Row) => ({
    matnr: row.matnr,
    currency: row.currency,
    price: row.price,
    kpein: row.kpein,
    kmein: row.kmein,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  }),
  toKey: (key: ImportKey<'prices'>) => ({
    matnr: key.matnr,
    currency: key.currency,
    validFrom: key.valid_from,
  }),
  changed: recordArticlesOf,
})

async function unitProblems(db: Db, rows: readonly Numbered<Row>[]): Promise<BatchProblem[]> {
  const found = await db
    .select({ matnr: articles.matnr, meins: articles.meins, units: articles.units })
    .from(articles)
    .where(inArray(articles.matnr, [...new Set(rows.map(({ value }) => value.matnr))]))
  const unitsOf = new Map(
    found.map(({ matnr, meins, units }) => [matnr, [meins, ...units.map(({ unit }) => unit)]]),
  )
  return rows.flatMap(({ row, value: { matnr, kmein } }): BatchProblem[] => {
    const units = unitsOf.get(matnr)
    if (!units) return [{ row, field: 'matnr', reason: 'UNKNOWN_REFERENCE', value: matnr }]
    return units.includes(kmein) ? [] : [{ row, field: 'kmein', reason: 'UNKNOWN_UNIT', value: kmein }]
  })
}

function validityProblems({ row, value }: Numbered<Row>): BatchProblem[] {
  return value.valid_to < value.valid_from
    ? [{ row, field: 'valid_to', reason: 'CONTRADICTION', value: value.valid_to }]
    : []
}
