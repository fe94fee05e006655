import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { type BatchWriter, rightRows, unknownReferences, upsert, removeKeys } from '#server/db/batch.ts'
import { recordArticles } from '../../changes/public.ts'
import { accessories, articles, media } from '../tables.ts'

const mediaKey = ['matnr', 'kind', 'sort'] as const
const accessoryKey = ['matnr', 'accessory'] as const

/** Writer of the import kind `media`. */
export const importMedia: BatchWriter<ImportRow<'media'>, ImportKey<'media'>> = {
  write: async (db, rows) => {
    const problems = await unknownReferences(db, rows, [
      { field: 'matnr', column: articles.matnr, of: (row) => row.matnr },
    ])
    const right = rightRows(rows, problems).map(({ value }) => ({
      matnr: value.matnr,
      kind: value.kind,
      sort: value.sort,
      source: value.source,
      title: value.title ?? null,
      mime: value.mime ?? null,
    }))
    const changed = await upsert(db, media, mediaKey, right)
    await recordArticles(
      db,
      changed.map(({ matnr }) => matnr),
    )
    return problems
  },
  remove: async (db, keys) => {
    const gone = await removeKeys(
      db,
      media,
      mediaKey,
      keys.map(({ value }) => value),
    )
    await recordArticles(
      db,
      gone.map(({ matnr }) => matnr),
    )
    return []
  },
}

/** Writer of the import kind `accessories`: both articles must exist. */
export const importAccessories: BatchWriter<ImportRow<'accessories'>, ImportKey<'accessories'>> = {
  write: async (db, rows) => {
    const problems = await unknownReferences(db, rows, [
      { field: 'matnr', column: articles.matnr, of: (row) => row.matnr },
      { field: 'accessory', column: articles.matnr, of: (row) => row.accessory },
    ])
    const right = rightRows(rows, problems).map(({ value }) => ({
      matnr: value.matnr,
      accessory: value.accessory,
      category: value.category,
      sort: value.sort,
    }))
    const changed = await upsert(db, accessories, accessoryKey, right)
    await recordArticles(
      db,
      changed.map(({ matnr }) => matnr),
    )
    return problems
  },
  remove: async (db, keys) => {
    const gone = await removeKeys(
      db,
      accessories,
      accessoryKey,
      keys.map(({ value }) => value),
    )
    await recordArticles(
      db,
      gone.map(({ matnr }) => matnr),
    )
    return []
  },
}
