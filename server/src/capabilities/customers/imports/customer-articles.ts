import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { tableWriter } from '#server/db/table-writer.ts'
import { articles } from '../../catalogue/tables.ts'
import { recordArticlesOf } from '../../changes/public.ts'
import { customerArticles, customers } from '../tables.ts'

/** Writer of the import kind `customer-articles`: customer and article must exist. */
export const importCustomerArticles = tableWriter({
  table: customerArticles,
  key: ['kunnr', 'matnr'],
  references: [
    { field: 'kunnr', column: customers.kunnr, of: (row: ImportRow<'customer-articles'>) => row.kunnr },
    { field: 'matnr', column: articles.matnr, of: (row: ImportRow<'customer-articles'>) => row.matnr },
  ],
  toTable: (row: ImportRow<'customer-articles'>) => ({
    kunnr: row.kunnr,
    matnr: row.matnr,
    customerMatnr: row.customer_matnr,
  }),
  toKey: (key: ImportKey<'customer-articles'>) => key,
  changed: recordArticlesOf,
})
