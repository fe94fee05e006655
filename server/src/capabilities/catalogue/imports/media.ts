import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { tableWriter } from '#server/db/table-writer.ts'
import { recordArticlesOf } from '../../changes/public.ts'
import { accessories, articles, media } from '../tables.ts'

/** Writer of the import kind `media`. */
export const importMedia = tableWriter({
  table: media,
  key: ['matnr', 'kind', 'sort'],
  references: [{ field: 'matnr', column: articles.matnr, of: (row: ImportRow<'media'>) => row.matnr }],
  toTable: (row: ImportRow<'media'>) => ({
    matnr: row.matnr,
    kind: row.kind,
    sort: row.sort,
    source: row.source,
    title: row.title ?? null,
    mime: row.mime ?? null,
  }),
  toKey: (key: ImportKey<'media'>) => key,
  changed: recordArticlesOf,
})

/** Writer of the import kind `accessories`: both articles must exist. */
export const importAccessories = tableWriter({
  table: accessories,
  key: ['matnr', 'accessory'],
  references: [
    { field: 'matnr', column: articles.matnr, of: (row: ImportRow<'accessories'>) => row.matnr },
    { field: 'accessory', column: articles.matnr, of: (row: ImportRow<'accessories'>) => row.accessory },
  ],
  toTable: (row: ImportRow<'accessories'>) => ({
    matnr: row.matnr,
    accessory: row.accessory,
    category: row.category,
    sort: row.sort,
  }),
  toKey: (key: ImportKey<'accessories'>) => key,
  changed: recordArticlesOf,
})
