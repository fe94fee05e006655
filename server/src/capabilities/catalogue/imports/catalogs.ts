import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { inArray } from 'drizzle-orm'
import { type BatchWriter, rightRows, unknownReferences, upsert, removeKeys } from '#server/db/batch.ts'
import type { Db } from '#server/db/connection.ts'
import { recordArticlesIn, recordTable } from '../../changes/public.ts'
import { articles, catalogs, categories, synonyms } from '../tables.ts'

const synonymKey = ['word', 'language'] as const

/** Writer of the import kind `catalogs`: their categories and articles must exist. */
export const importCatalogs: BatchWriter<ImportRow<'catalogs'>, ImportKey<'catalogs'>> = {
  write: async (db, rows) => {
    const problems = await unknownReferences(db, rows, [
      { field: 'categories', column: categories.id, of: (row) => row.categories },
      { field: 'articles', column: articles.matnr, of: (row) => row.articles },
    ])
    const right = rightRows(rows, problems).map(({ value }) => ({
      id: value.id,
      name: value.name,
      categories: value.categories,
      articles: value.articles,
    }))
    const before = await held(
      db,
      right.map(({ id }) => id),
    )
    const changed = await upsert(db, catalogs, ['id'], right)
    const ids = new Set(changed.map(({ id }) => id))
    await recordHeld(
      db,
      [...before, ...right].filter(({ id }) => ids.has(id)),
    )
    return problems
  },
  remove: async (db, keys) => {
    const before = await held(
      db,
      keys.map(({ value }) => value.id),
    )
    await removeKeys(db, catalogs, ['id'], before)
    await recordHeld(db, before)
    return []
  },
}

/** Writer of the import kind `synonyms`. */
export const importSynonyms: BatchWriter<ImportRow<'synonyms'>, ImportKey<'synonyms'>> = {
  write: async (db, rows) => {
    const values = rows.map(({ value }) => ({
      word: value.word,
      language: value.language,
      synonyms: value.synonyms,
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

type Held = { id: string; categories: readonly string[]; articles: readonly string[] }

function held(db: Db, ids: readonly string[]): Promise<Held[]> {
  return db
    .select()
    .from(catalogs)
    .where(inArray(catalogs.id, [...ids]))
}

/** Articles that came into a catalogue or went out of it are found by other users than before. */
async function recordHeld(db: Db, contents: readonly Held[]): Promise<void> {
  await recordArticlesIn(db, {
    articles: contents.flatMap(({ articles }) => articles),
    categories: contents.flatMap(({ categories }) => categories),
  })
}
