import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { type BatchWriter, rightRows, unknownReferences, upsert, removeKeys } from '#server/db/batch.ts'
import { recordArticles } from '../../changes/public.ts'
import { articles } from '../../catalogue/tables.ts'
import { plants } from '../../plants/tables.ts'
import { stock } from '../tables.ts'

const key = ['matnr', 'werks'] as const

/** Writer of the import kind `stock`: article and plant must exist. */
export const importStock: BatchWriter<ImportRow<'stock'>, ImportKey<'stock'>> = {
  write: async (db, rows) => {
    const problems = await unknownReferences(db, rows, [
      { field: 'matnr', column: articles.matnr, of: (row) => row.matnr },
      { field: 'werks', column: plants.werks, of: (row) => row.werks },
    ])
    const right = rightRows(rows, problems).map(({ value }) => ({
      matnr: value.matnr,
      werks: value.werks,
      quantity: value.quantity,
      replenishmentDate: value.replenishment_date ?? null,
    }))
    const changed = await upsert(db, stock, key, right)
    await recordArticles(
      db,
      changed.map(({ matnr }) => matnr),
    )
    return problems
  },
  remove: async (db, keys) => {
    const gone = await removeKeys(
      db,
      stock,
      key,
      keys.map(({ value }) => value),
    )
    await recordArticles(
      db,
      gone.map(({ matnr }) => matnr),
    )
    return []
  },
}
