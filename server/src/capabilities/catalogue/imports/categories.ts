import type { ImportKey, ImportRow } from '@shop/contract/imports/kinds'
import { inArray, sql } from 'drizzle-orm'
import {
  type BatchProblem,
  type BatchWriter,
  type Numbered,
  rightRows,
  upsert,
  removeKeys,
} from '#server/db/batch.ts'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { recordArticles, recordArticlesIn, recordTable } from '../../changes/public.ts'
import { categories } from '../tables.ts'

type Row = ImportRow<'categories'>

/** Writer of the import kind `categories`; parents stand before their children or in the same batch. */
export const importCategories: BatchWriter<Row, ImportKey<'categories'>> = {
  write: async (db, rows, { journal }) => {
    const stored = await db.select({ id: categories.id, parent: categories.parent }).from(categories)
    const problems = parentProblems(rows, new Map(stored.map(({ id, parent }) => [id, parent ?? undefined])))
    const right = rightRows(rows, problems).map(({ value }) => toTable(value))
    const changed = await upsert(db, categories, ['id'], right, {
      onlyNew: ['level', 'path'],
      journal,
    })
    if (changed.length > 0) await recordTree(db)
    return problems
  },
  remove: async (db, keys, { journal }) => {
    const ids = keys.map(({ value }) => value.id)
    const children = await db
      .select({ id: categories.id, parent: categories.parent })
      .from(categories)
      .where(inArray(categories.parent, ids))
    const needed = new Set(children.filter(({ id }) => !ids.includes(id)).map(({ parent }) => parent))
    const problems = keys
      .filter(({ value }) => needed.has(value.id))
      .map(({ row }): BatchProblem => ({ row, field: 'id', reason: 'IN_USE' }))
    const right = rightRows(keys, problems).map(({ value }) => value)
    const gone = await removeKeys(db, categories, ['id'], right, journal)
    await takeOutOfArticles(
      db,
      right.map(({ id }) => id),
    )
    if (gone.length > 0) await recordTable(db, 'categories')
    return problems
  },
  restores: {
    table: categories,
    key: ['id'],
    changed: recordTree,
    needed: async (db, keys) =>
      categoriesInUse(
        db,
        keys.flatMap(({ id }) => id ?? []),
      ),
  },
}

async function recordTree(db: Db): Promise<void> {
  await placeInTree(db)
  await recordTable(db, 'categories')
}

/** Categories with others below them or articles in them. */
async function categoriesInUse(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const asked = sql`${sql.param([...ids])}::text[]`
  const found = await rowsOf<{ id: string }>(
    db,
    sql`
      select parent as id from categories where parent = any(${asked}) and id <> all(${asked})
      union select unnest(categories) from articles where categories && ${asked}`,
  )
  return new Set(found.map(({ id }) => id))
}

/** Parents must exist (stored or right in the batch), and no category may be its own ancestor. */
function parentProblems(
  rows: readonly Numbered<Row>[],
  stored: ReadonlyMap<string, string | undefined>,
): BatchProblem[] {
  const parents = new Map([...stored, ...rows.map(({ value }) => [value.id, value.parent] as const)])
  const problems = rows
    .filter(({ value }) => isOwnAncestor(value.id, parents))
    .map(({ row, value }): BatchProblem => ({ row, field: 'parent', reason: 'CYCLE', value: value.parent }))
  // A refused category takes those below it along, level by level.
  for (;;) {
    const right = rightRows(rows, problems)
    const known = new Set([...stored.keys(), ...right.map(({ value }) => value.id)])
    const orphans = right.filter(({ value: { parent } }) => parent !== undefined && !known.has(parent))
    if (orphans.length === 0) return problems
    for (const { row, value } of orphans)
      problems.push({ row, field: 'parent', reason: 'UNKNOWN_REFERENCE', value: value.parent })
  }
}

function isOwnAncestor(id: string, parents: ReadonlyMap<string, string | undefined>): boolean {
  const seen = new Set<string>()
  for (let above = parents.get(id); above !== undefined && !seen.has(above); above = parents.get(above)) {
    if (above === id) return true
    seen.add(above)
  }
  return false
}

/** Level and path are found afterwards, from the whole tree. */
function toTable(row: Row): typeof categories.$inferInsert {
  return {
    id: row.id,
    parent: row.parent ?? null,
    name: row.name,
    sort: row.sort,
    image: row.image ?? '',
    teaser: row.teaser ?? null,
    level: 0,
    path: [],
  }
}

/** Brings level and path of all categories up to date; articles below a moved one change their place, too. */
async function placeInTree(db: Db): Promise<void> {
  const moved = await rowsOf<{ id: string }>(
    db,
    sql`
      with recursive tree as (
        select id, 0 as level, array[id] as path from categories where parent is null
        union all
        select child.id, tree.level + 1, tree.path || child.id
        from categories child join tree on child.parent = tree.id
      )
      update categories set level = tree.level, path = tree.path from tree
      where tree.id = categories.id and (categories.level, categories.path) is distinct from (tree.level, tree.path)
      returning categories.id`,
  )
  await recordArticlesIn(db, { categories: moved.map(({ id }) => id) })
}

async function takeOutOfArticles(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = sql`${sql.param([...ids])}::text[]`
  const changed = await rowsOf<{ matnr: string }>(
    db,
    sql`
      update articles set changed_at = now(), categories = array(
        select id from unnest(categories) with ordinality as old(id, place) where id <> all(${gone}) order by place)
      where categories && ${gone} returning matnr`,
  )
  await recordArticles(
    db,
    changed.map(({ matnr }) => matnr),
  )
}
