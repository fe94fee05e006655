import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'

export { forgetChanged } from './forget-changed.ts'

/**
 * Writes to the change log, once per article, in the transaction of the change: anything that a search index or a
 * cache holds of it (texts, media, retail price, stock, catalogues, customers' numbers). One statement.
 */
export async function recordArticles(db: Db, matnrs: Iterable<string>): Promise<void> {
  const distinct = [...new Set(matnrs)]
  if (distinct.length === 0) return
  await db.execute(sql`
    insert into catalogue_changes (xid, kind, key)
    select pg_current_xact_id()::text::bigint, 'article', key from unnest(${sql.param(distinct)}::text[]) as key`)
}

/** As recordArticles, for rows that belong to articles. */
export function recordArticlesOf(db: Db, rows: readonly { matnr: string }[]): Promise<void> {
  return recordArticles(
    db,
    rows.map(({ matnr }) => matnr),
  )
}

/** As recordArticles, for these articles and all that stand in these categories or below them. */
export async function recordArticlesIn(
  db: Db,
  { articles = [], categories }: { articles?: readonly string[]; categories: readonly string[] },
): Promise<void> {
  if (articles.length === 0 && categories.length === 0) return
  await db.execute(sql`
    insert into catalogue_changes (xid, kind, key)
    select pg_current_xact_id()::text::bigint, 'article', matnr from articles
    where matnr = any(${sql.param([...articles])}::text[]) or articles.categories && array(
      select id from categories where path && ${sql.param([...categories])}::text[])`)
}

/** As recordArticles, for all articles of these product classes. */
export async function recordArticlesOfClasses(db: Db, classes: readonly string[]): Promise<void> {
  if (classes.length === 0) return
  await db.execute(sql`
    insert into catalogue_changes (xid, kind, key)
    select pg_current_xact_id()::text::bigint, 'article', matnr from articles
    where etim_class = any(${sql.param([...classes])}::text[])`)
}

/** Says in the change log that the category table or the synonyms changed; followers read the whole of them. */
export async function recordTable(db: Db, kind: 'categories' | 'synonyms'): Promise<void> {
  await db.execute(sql`
    insert into catalogue_changes (xid, kind, key) values (pg_current_xact_id()::text::bigint, ${kind}, '')`)
}

export { removeChanges } from './remove-old.ts'
export { removeRestored } from './remove-restored.ts'
