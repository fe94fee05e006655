import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { tableWriter } from '#server/db/table-writer.ts'
import { articles } from '../../catalogue/tables.ts'
import { recordArticlesOf } from '../../changes/public.ts'
import { plants } from '../../plants/tables.ts'
import { stock } from '../tables.ts'

/** Writer of the import kind `stock`: article and plant must exist. */
export const importStock = tableWriter({
  table: stock,
  key: ['matnr', 'werks'],
  references: [
    { field: 'matnr', column: articles.matnr, of: (row: ImportRow<'stock'>) => row.matnr },
    { field: 'werks', column: plants.werks, of: (row: ImportRow<'stock'>) => row.werks },
  ],
  toTable: (row: ImportRow<'stock'>) => ({
    matnr: row.matnr,
    werks: row.werks,
    quantity: row.quantity,
    replenishmentDate: row.replenishment_date ?? null,
  }),
  toKey: (key: ImportKey<'stock'>) => key,
  changed: recordArticlesOf,
})
