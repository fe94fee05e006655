import type { categories } from '@shop/contract/resources/categories'
import type { Db } from '#server/db/connection.ts'
import type { UseCase } from '#server/http/context.ts'
import { nameIn } from '../article-texts.ts'
import {
  type CategoryRow,
  findCategoryIds,
  hierarchyValues,
  listCategories,
  listCategoriesAround,
} from '../category-store.ts'
import { categoryImageValue } from '../hierarchy.ts'

/** GET_SHOP_CATEGORY_NAMES: parents before children, siblings in their order. */
export const getShopCategoryNames: UseCase<typeof categories, 'GET_SHOP_CATEGORY_NAMES'> = async (
  { around },
  { db, language },
) => {
  const rows = around === undefined ? await listCategories(db) : await rowsAround(db, around)
  const values = hierarchyValues(rows, language)
  return {
    categories: rows.map(({ id, parent, name, sort, level }) => ({
      id,
      parent: parent ?? '',
      value: values.get(id) ?? '',
      name: nameIn(name, language),
      image: categoryImageValue(level, sort, id),
      level,
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
