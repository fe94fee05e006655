import type { categories } from '@shop/contract/resources/categories'
import { SearchOffline } from '#server/adapters/search-engine/port.ts'
import type { Db } from '#server/db/connection.ts'
import type { Context, UseCase } from '#server/http/context.ts'
import { restrictionOf } from '../../assortment/public.ts'
import { isOnlyGerman, nameIn } from '../article-texts.ts'
import {
  categoryCounts,
  type CategoryRow,
  type CountedCategory,
  findCategoryIds,
  hierarchyValues,
  listCategories,
  listCategoriesAround,
  reservedCategories,
} from '../category-store.ts'
import { categoryImageValue } from '../hierarchy.ts'

/**
 * GET_SHOP_CATEGORY_NAMES: parents before children, siblings in their order; not those that hold nothing for somebody
 * with exclusive catalogues, or are reserved for others.
 */
export const getShopCategoryNames: UseCase<typeof categories, 'GET_SHOP_CATEGORY_NAMES'> = async (
  { around },
  context,
) => {
  const { db, language } = context
  const all = around === undefined ? await listCategories(db) : await rowsAround(db, around)
  const isHidden = await hiddenCategories(context)
  const rows = all.filter((row) => !isHidden(row))
  const values = hierarchyValues(rows, language)
  return {
    categories: rows.map(({ id, parent, name, sort, level, image, teaser }) => ({
      id,
      parent: parent ?? '',
      value: values.get(id) ?? '',
      name: nameIn(name, language),
      ...(isOnlyGerman(name, language) && { language: 'de' as const }),
      image: categoryImageValue({ id, level: level + 1, sort, image }),
      level: level + 1,
      ...(teaser && { teaser: nameIn(teaser, language) }),
      ...(teaser && isOnlyGerman(teaser, language) && { teaserLanguage: 'de' as const }),
    })),
  }
}

/** An id answers at once; only what is none is looked for among the hierarchy values. */
async function rowsAround(db: Db, wanted: string): Promise<CategoryRow[]> {
  const rows = await listCategoriesAround(db, wanted)
  if (rows.length > 0) return rows
  const id = (await findCategoryIds(db)).get(wanted)
  return id === undefined ? [] : listCategoriesAround(db, id)
}

async function hiddenCategories(context: Context): Promise<(category: CategoryRow) => boolean> {
  const { services, language, actor } = context
  if (actor.assortment.open) return reservedCategories(context)
  const found = await services.search
    .search({ q: '', language, rows: 0, facets: ['category'], restriction: restrictionOf(actor) })
    .catch((error: unknown) => {
      if (error instanceof SearchOffline) return undefined
      throw error
    })
  const filled = new Set(filledBelow(found?.categories ?? (await categoryCounts(context))))
  return ({ id }) => !filled.has(id)
}

const filledBelow = (counted: readonly CountedCategory[]): string[] =>
  counted.flatMap(({ category, count, children }) =>
    count === 0 ? [] : [category.id, ...filledBelow(children)],
  )
