import { eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { hierarchyStep } from './hierarchy.ts'
import { type Localized, categories } from './tables.ts'

type Language = 'de' | 'en'

export type CategoryRow = {
  id: string
  parent: string | null
  name: Localized
  sort: number
  level: number
  path: string[]
  image: string
}

/** All categories, parents before children, siblings in their order. */
export async function listCategories(db: Db): Promise<CategoryRow[]> {
  const { id, parent, name, sort, level, path, image } = categories
  return db.select({ id, parent, name, sort, level, path, image }).from(categories).orderBy(level, sort, id)
}

/** The way down to a category, those beside it and those right below it, in the order of {@link listCategories}. */
export async function listCategoriesAround(db: Db, wanted: string): Promise<CategoryRow[]> {
  const { id, parent, name, sort, level, path, image } = categories
  const here = alias(categories, 'here')
  return db
    .select({ id, parent, name, sort, level, path, image })
    .from(categories)
    .innerJoin(here, eq(here.id, wanted))
    .where(
      or(
        sql`${id} = any(${here.path})`,
        eq(parent, here.id),
        sql`${parent} is not distinct from ${here.parent}`,
      ),
    )
    .orderBy(level, sort, id)
}

/** Hierarchy value of every category by its id, with names in the language. */
export async function findCategoryValues(db: Db, language: Language): Promise<Map<string, string>> {
  return hierarchyValues(await listCategories(db), language)
}

/** Category id by hierarchy value, in either language. */
export async function findCategoryIds(db: Db): Promise<Map<string, string>> {
  const rows = await listCategories(db)
  const ids = new Map<string, string>()
  for (const language of ['en', 'de'] as const) {
    for (const [id, value] of hierarchyValues(rows, language)) ids.set(value, id)
  }
  return ids
}

export function hierarchyValues(rows: readonly CategoryRow[], language: Language): Map<string, string> {
  const values = new Map<string, string>()
  for (const { id, parent, name, sort } of rows) {
    const above = parent === null ? '' : `${values.get(parent) ?? ''}/`
    values.set(id, `${above}${hierarchyStep(sort, name[language] ?? name.de)}`)
  }
  return values
}

type Counted = {
  id: string
  level: number
  name: string
  sort: string
  image?: string
  count: number
  children: Counted[]
}

/** The category tree with article counts from the database: what is left when the search does not answer. */
export async function categoryCounts(db: Db, language: Language): Promise<Counted[]> {
  const counts = await rowsOf<{ id: string; count: number }>(
    db,
    sql`
    select up.id, count(distinct a.matnr)::int as count
    from articles a join categories c on c.id = any(a.categories), unnest(c.path) as up(id)
    group by up.id`,
  )
  const countOf = new Map(counts.map(({ id, count }) => [id, count]))
  const roots: Counted[] = []
  const nodes = new Map<string, Counted>()
  for (const row of await listCategories(db)) {
    const node: Counted = {
      id: row.id,
      level: row.level + 1,
      name: row.name[language] ?? row.name.de,
      sort: String(row.sort).padStart(6, '0'),
      count: countOf.get(row.id) ?? 0,
      children: [],
      ...(row.image !== '' && { image: row.image }),
    }
    nodes.set(row.id, node)
    const siblings = row.parent === null ? roots : nodes.get(row.parent)?.children
    siblings?.push(node)
  }
  return roots
}

/** One page of the articles in and below a category, best-selling first. */
export async function listCategoryArticles(
  db: Db,
  category: string,
  { start, rows }: { start: number; rows: number },
): Promise<{ numFound: number; matnrs: string[] }> {
  const found = await rowsOf<{ matnr: string; found: string }>(
    db,
    sql`
    select matnr, count(*) over () as found from articles
    where categories && (select array_agg(id) from categories where ${category} = any(path))
    order by sales_rank desc, matnr limit ${rows} offset ${start}`,
  )
  return { numFound: Number(found[0]?.found ?? 0), matnrs: found.map(({ matnr }) => matnr) }
}
