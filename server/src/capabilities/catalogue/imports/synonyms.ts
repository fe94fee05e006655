import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { type BatchWriter, removeKeys, upsert } from '#server/db/batch.ts'
import { recordTable } from '../../changes/public.ts'
import { synonyms } from '../tables.ts'

const synonymKey = ['word', 'language'] as const

/** Writer of the import kind `synonyms`. */
export const importSynonyms: BatchWriter<ImportRow<'synonyms'>, ImportKey<'synonyms'>> = {
  write: async (db, rows) => {
    const values = rows.map(({ value }) => ({
      word: value.word,
      language: value.language,
      synonyms: value.synonyms,
      oneWay: value.one_way,
    }))
    const changed = await upsert(db, synonyms, synonymKey, values)
    if (changed.length > 0) await recordTable(db, 'synonyms')
    return []
  },
  remove: async (db, keys) => {
    const gone = await removeKeys(
      db,
      synonyms,
      synonymKey,
      keys.map(({ value }) => value),
    )
    if (gone.length > 0) await recordTable(db, 'synonyms')
    return []
  },
}
