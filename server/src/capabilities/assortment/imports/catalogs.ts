import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { inArray, sql } from 'drizzle-orm'
import {
  type BatchProblem,
  type BatchWriter,
  existing,
  type Numbered,
  removeKeys,
  upsert,
} from '#server/db/batch.ts'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { articles, categories } from '../../catalogue/tables.ts'
import { recordArticlesIn } from '../../changes/public.ts'
import { catalogArticles, catalogCategories, catalogs } from '../tables.ts'

type Row = ImportRow<'catalogs'>
/** What came into catalogues or went out of them. */
type Moved = { articles: string[]; categories: string[] }

/**
 * Writer of the import kind `catalogs`. They may name articles and categories before these come, so that what is reserved
 * is never anybody else's; what does not exist is told. Articles that came into a catalogue or went out of it, and all of
 * one that became reserved or free, are found by other users than before.
 */
export const importCatalogs: BatchWriter<Row, ImportKey<'catalogs'>> = {
  write: async (db, rows) => {
    const turned = await turnedCatalogs(db, rows)
    await upsert(
      db,
      catalogs,
      ['id'],
      rows.map(({ value: { id, name, reserved } }) => ({ id, name, reserved })),
    )
    const moved = await replaceContents(db, rows)
    const whole = await contentsOf(db, turned)
    await recordArticlesIn(db, {
      articles: [...moved.articles, ...whole.articles],
      categories: [...moved.categories, ...whole.categories],
    })
    return notThereYet(db, rows)
  },
  remove: async (db, keys) => {
    const ids = keys.map(({ value }) => value.id)
    const whole = await contentsOf(db, ids)
    await removeKeys(
      db,
      catalogs,
      ['id'],
      keys.map(({ value }) => value),
    )
    await recordArticlesIn(db, whole)
    return []
  },
}

/** What catalogues hold that does not exist: a number misspelt, or one that comes later. */
async function notThereYet(db: Db, rows: readonly Numbered<Row>[]): Promise<BatchProblem[]> {
  const remarks: BatchProblem[] = []
  for (const [field, column] of [
    ['categories', categories.id],
    ['articles', articles.matnr],
  ] as const) {
    const known = await existing(
      db,
      column,
      rows.flatMap(({ value }) => value[field]),
    )
    for (const { row, value } of rows)
      for (const missing of new Set(value[field]).difference(known))
        remarks.push({ row, field, reason: 'NOT_THERE_YET', value: missing, taken: true })
  }
  return remarks
}

/** Known catalogues that become reserved, or no longer are. */
async function turnedCatalogs(db: Db, rows: readonly Numbered<Row>[]): Promise<string[]> {
  const reserved = new Map(rows.map(({ value }) => [value.id, value.reserved]))
  const known = await db
    .select({ id: catalogs.id, reserved: catalogs.reserved })
    .from(catalogs)
    .where(inArray(catalogs.id, [...reserved.keys()]))
  return known.filter((row) => reserved.get(row.id) !== row.reserved).map(({ id }) => id)
}

async function contentsOf(db: Db, ids: readonly string[]): Promise<Moved> {
  if (ids.length === 0) return { articles: [], categories: [] }
  const [held, whole] = [
    await db
      .select()
      .from(catalogArticles)
      .where(inArray(catalogArticles.catalog, [...ids])),
    await db
      .select()
      .from(catalogCategories)
      .where(inArray(catalogCategories.catalog, [...ids])),
  ]
  return { articles: held.map(({ matnr }) => matnr), categories: whole.map(({ category }) => category) }
}

/** Sets what the catalogues hold, touching only what differs. */
async function replaceContents(db: Db, rows: readonly Numbered<Row>[]): Promise<Moved> {
  const ids = rows.map(({ value }) => value.id)
  if (ids.length === 0) return { articles: [], categories: [] }
  const held = rows.flatMap(({ value: { id, articles: list } }) =>
    [...new Set(list)].map((matnr) => ({ catalog: id, matnr })),
  )
  const whole = rows.flatMap(({ value: { id, categories: list } }) =>
    [...new Set(list)].map((category) => ({ catalog: id, category })),
  )
  const goneArticles = await rowsOf<{ matnr: string }>(
    db,
    sql`
    delete from catalog_articles m where m.catalog = any(${sql.param(ids)}::text[]) and not exists (
      select from jsonb_populate_recordset(null::catalog_articles, ${JSON.stringify(held)}::jsonb) r
      where (r.catalog, r.matnr) = (m.catalog, m.matnr)) returning m.matnr`,
  )
  const goneCategories = await rowsOf<{ category: string }>(
    db,
    sql`
    delete from catalog_categories m where m.catalog = any(${sql.param(ids)}::text[]) and not exists (
      select from jsonb_populate_recordset(null::catalog_categories, ${JSON.stringify(whole)}::jsonb) r
      where (r.catalog, r.category) = (m.catalog, m.category)) returning m.category`,
  )
  const newArticles = await upsert(db, catalogArticles, ['matnr', 'catalog'], held)
  const newCategories = await upsert(db, catalogCategories, ['category', 'catalog'], whole)
  return {
    articles: [...goneArticles, ...newArticles].map(({ matnr }) => matnr),
    categories: [...goneCategories, ...newCategories].map(({ category }) => category),
  }
}
