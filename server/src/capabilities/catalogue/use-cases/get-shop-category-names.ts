import type { categories } from '@shop/contract/resources/categories'
import type { Db } from '#server/db/connection.ts'
import type { UseCase } from '#server/http/context.ts'
import { isOnlyGerman, nameIn } from '../article-texts.ts'
import {
  type CategoryRow,
  findCategoryIds,
  hierarchyValues,
  listCategories,
  listCategoriesAround,
} from '../category-store.ts'
import { hiddenCategories } from '../hidden-categories.ts'
import { categoryImageValue } from '../hierarchy.ts'

/**
 * GET_SHOP_CATEGORY_NAMES: parents before children, siblings in their order; not those that hold nothing for somebody
 * with exclusive catalogues, or whose articles are all reserved for others.
 */
export const getShopCategoryNames: UseCase<typeof categories, 'GET_SHOP_CATEGORY_NAMES'> = async (
  { around },
  context,
) => {
  const { db, language } = context
  const all = around === undefined ? await listCategories(db) : await rowsAround(db, around)
  const isHidden = await hiddenCategories(context)
  const known = all.filter((row) => !isHidden(row))
  // Around a category that is not for who asks there is as little as around one that does not exist.
  const rows = around === undefined || (await holdsAsked(db, known, around)) ? known : []
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

async function holdsAsked(db: Db, rows: readonly CategoryRow[], wanted: string): Promise<boolean> {
  if (rows.some(({ id }) => id === wanted)) return true
  const id = (await findCategoryIds(db)).get(wanted)
  return rows.some((row) => row.id === id)
}

/** An id answers at once; only what is none is looked for among the hierarchy values. */
async function rowsAround(db: Db, wanted: string): Promise<CategoryRow[]> {
  const rows = await listCategoriesAround(db, wanted)
  if (rows.length > 0) return rows
  const id = (await findCategoryIds(db)).get(wanted)
  return id === undefined ? [] : listCategoriesAround(db, id)
}
