import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { type BatchWriter, rightRows, unknownReferences, upsert, removeKeys } from '#server/db/batch.ts'
import { recordArticles } from '../../changes/public.ts'
import { articles } from '../../catalogue/tables.ts'
import { customerArticles, customers } from '../tables.ts'

const key = ['kunnr', 'matnr'] as const

/** Writer of the import kind `customer-articles`: customer and article must exist. */
export const importCustomerArticles: BatchWriter<
  ImportRow<'customer-articles'>,
  ImportKey<'customer-articles'>
> = {
  write: async (db, rows) => {
    const problems = await unknownReferences(db, rows, [
      { field: 'kunnr', column: customers.kunnr, of: (row) => row.kunnr },
      { field: 'matnr', column: articles.matnr, of: (row) => row.matnr },
    ])
    const right = rightRows(rows, problems).map(({ value }) => ({
      kunnr: value.kunnr,
      matnr: value.matnr,
      customerMatnr: value.customer_matnr,
    }))
    const changed = await upsert(db, customerArticles, key, right)
    await recordArticles(
      db,
      changed.map(({ matnr }) => matnr),
    )
    return problems
  },
  remove: async (db, keys) => {
    const gone = await removeKeys(
      db,
      customerArticles,
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
