import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { inArray } from 'drizzle-orm'
import {
  type BatchProblem,
  type BatchWriter,
  type Numbered,
  rightRows,
  upsert,
  removeKeys,
} from '#server/db/batch.ts'
import type { Db } from '#server/db/connection.ts'
import { recordArticles } from '../../changes/public.ts'
import { articles, retailPrices } from '../tables.ts'

type Row = ImportRow<'prices'>
const key = ['matnr', 'currency', 'validFrom'] as const

/** Writer of the import kind `prices`: the article must exist and have the price's unit. */
export const importPrices: BatchWriter<Row, ImportKey<'prices'>> = {
  write: async (db, rows) => {
    const problems = [...(await unitProblems(db, rows)), ...rows.flatMap(validityProblems)]
    const right = rightRows(rows, problems).map(({ value }) => ({
      matnr: value.matnr,
      currency: value.currency,
      price: value.price,
      kpein: value.kpein,
      kmein: value.kmein,
      validFrom: value.valid_from,
      validTo: value.valid_to,
    }))
    const changed = await upsert(db, retailPrices, key, right)
    await recordArticles(
      db,
      changed.map(({ matnr }) => matnr),
    )
    return problems
  },
  remove: async (db, keys) => {
    const gone = await removeKeys(
      db,
      retailPrices,
      key,
      keys.map(({ value }) => ({
        matnr: value.matnr,
        currency: value.currency,
        validFrom: value.valid_from,
      })),
    )
    await recordArticles(
      db,
      gone.map(({ matnr }) => matnr),
    )
    return []
  },
}

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
