import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type CategoryTree, maxCategoryLevel } from '#server/adapters/search-engine/port.ts'
import { type CountedCategory, toTree } from '#server/adapters/search-engine/to-tree.ts'
import { type Db, rowsOf } from '#server/db/connection.ts'
import { keptTable } from '#server/db/kept-reads.ts'
import type { Actor } from '#server/http/context.ts'
import { isVisibleOfMany, visibleCatalogs } from '../assortment/public.ts'
import { type ArticleOrder, articleOrder } from './article-order.ts'
import { isOnlyGerman, nameIn } from './article-texts.ts'
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
  /** Of a category that was asked for alone. */
  teaser?: Localized | null
}

/** Levels count from 0 here. What stands lower is never shown: its articles are found in the category above it. */
const isShownLevel = lt(categories.level, maxCategoryLevel)

/** All categories that are shown, parents before children, siblings in their order. */
export function listCategories(db: Db): Promise<readonly CategoryRow[]> {
  const { id, parent, name, sort, level, path, image } = categories
  return keptTable(db, 'categories', async () =>
    db
      .select({ id, parent, name, sort, level, path, image })
      .from(categories)
      .where(isShownLevel)
      .orderBy(level, sort, id),
  )
}

/** The way down to a category, those beside it and those right below it, in the order of {@link listCategories}. */
export async function listCategoriesAround(db: Db, wanted: string): Promise<CategoryRow[]> {
  const { id, parent, name, sort, level, path, image, teaser } = categories
  const here = alias(categories, 'here')
  return db
    .select({
      id,
      parent,
      name,
      sort,
      level,
      path,
      image,
      teaser: sql<Localized | null>`case when ${id} = ${here.id} then ${teaser} end`,
    })
    .from(categories)
    .innerJoin(here, eq(here.id, wanted))
    .where(
      and(
        isShownLevel,
        or(
          sql`${id} = any(${here.path})`,
          eq(parent, here.id),
          sql`${parent} is not distinct from ${here.parent}`,
        ),
      ),
    )
    .orderBy(level, sort, id)
}

/**
 * Tells of a category whether it is reserved as a whole for others: it or one above it stands in a reserved catalogue,
 * and none of them in a reserved one of the actor's. undefined where no catalogue is reserved.
 */
export async function reservedCategories({
  db,
  actor,
}: Pick<CategoryReader, 'db' | 'actor'>): Promise<
  ((category: Pick<CategoryRow, 'path'>) => boolean) | undefined
> {
  const rows = await rowsOf<{ category: string | null; reserved: boolean; own: boolean }>(
    db,
    sql`
    select m.category, bool_or(k.reserved) as reserved,
      bool_or(k.reserved and k.id = any(${sql.param(visibleCatalogs(actor))}::text[])) as own
    from catalogs k left join catalog_categories m on k.id = m.catalog group by m.category`,
  )
  if (!rows.some(({ reserved }) => reserved)) return undefined
  const held = new Map(rows.map((row) => [row.category, row]))
  return ({ path }) =>
    path.some((id) => held.get(id)?.reserved === true) && !path.some((id) => held.get(id)?.own === true)
}

/** Hierarchy value of every category by its id, with names in the language. */
export function findCategoryValues(db: Db, language: Language): Promise<ReadonlyMap<string, string>> {
  return keptTable(db, `category values ${language}`, async () =>
    hierarchyValues(await listCategories(db), language),
  )
}

/** Category id by hierarchy value, in either language. */
export function findCategoryIds(db: Db): Promise<ReadonlyMap<string, string>> {
  return keptTable(db, 'category ids', async () => {
    const rows = await listCategories(db)
    const ids = new Map<string, string>()
    for (const language of ['en', 'de'] as const) {
      for (const [id, value] of hierarchyValues(rows, language)) ids.set(value, id)
    }
    return ids
  })
}

/** Value of each category in filters and facets (its way down, by id); the rows have parents before children. */
export function hierarchyValues(rows: readonly CategoryRow[], language: Language): Map<string, string> {
  const values = new Map<string, string>()
  for (const { id, parent, name, sort } of rows) {
    const above = parent === null ? '' : `${values.get(parent) ?? ''}/`
    values.set(id, `${above}${hierarchyStep(sort, name[language] ?? name.de)}`)
  }
  return values
}

/** Who reads: a use case's context is one. */
interface CategoryReader {
  db: Db
  language: Language
  actor: Pick<Actor, 'assortment'>
}

/** The condition that an article (alias a) is for the actor, in statements that go through the catalogue. */
export function visibleTo(actor: CategoryReader['actor']): SQL {
  const [before = '', ...rest] = isVisibleOfMany('a', '$1').split('$1')
  const catalogs = sql`${sql.param(visibleCatalogs(actor))}`
  return sql.join([sql.raw(before), ...rest.flatMap((text) => [catalogs, sql.raw(text)])])
}

/**
 * The category tree with article counts from the database: what is left when the search does not answer. Articles that
 * stand in the same categories are counted together, before anybody asks what these are below.
 */
export async function categoryCounts({ db, language, actor }: CategoryReader): Promise<CategoryTree> {
  const counts = await rowsOf<{ id: string; count: number }>(
    db,
    sql`
    select up.id, sum(alike.count)::int as count
    from (
      select a.categories, count(*) as count from articles a where ${visibleTo(actor)} group by a.categories
    ) alike, lateral (
      select distinct above.id from categories c, unnest(c.path) above (id) where c.id = any(alike.categories)
    ) up
    group by up.id`,
  )
  const countOf = new Map(counts.map(({ id, count }) => [id, count]))
  const roots: CountedCategory[] = []
  const nodes = new Map<string, CountedCategory>()
  for (const row of await listCategories(db)) {
    const node: CountedCategory = {
      category: {
        id: row.id,
        level: row.level + 1,
        name: nameIn(row.name, language),
        ...(isOnlyGerman(row.name, language) && { language: 'de' as const }),
        sort: String(row.sort).padStart(6, '0'),
        ...(row.image !== '' && { image: row.image }),
      },
      count: countOf.get(row.id) ?? 0,
      children: [],
    }
    if (node.count === 0) continue
    nodes.set(row.id, node)
    const siblings = row.parent === null ? roots : nodes.get(row.parent)?.children
    siblings?.push(node)
  }
  return toTree(roots)
}

/** One page of the articles in and below a category. */
export async function listCategoryArticles(
  { db, actor }: Pick<CategoryReader, 'db' | 'actor'>,
  category: string,
  { start, rows, ...order }: { start: number; rows: number } & ArticleOrder,
): Promise<{ numFound: number; matnrs: string[] }> {
  const inside = sql`${visibleTo(actor)} and a.categories && array(select id from categories where ${category} = any(path))`
  const found = await rowsOf<{ matnr: string; found: string }>(
    db,
    sql`
    select a.matnr, count(*) over () as found from articles a where ${inside}
    order by ${articleOrder(order)} limit ${rows} offset ${start}`,
  )
  // Behind the last page no row says how many there are.
  const [all] =
    found.length > 0 || start === 0
      ? found
      : await rowsOf<{ found: string }>(db, sql`select count(*) as found from articles a where ${inside}`)
  return { numFound: Number(all?.found ?? 0), matnrs: found.map(({ matnr }) => matnr) }
}
