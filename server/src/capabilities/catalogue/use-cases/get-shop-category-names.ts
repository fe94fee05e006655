import type { categories } from '@shop/contract/resources/categories'
import type { UseCase } from '#server/http/context.ts'
import { nameIn } from '../article-texts.ts'
import { hierarchyValues, listCategories } from '../category-store.ts'
import { categoryImageValue } from '../hierarchy.ts'

/** GET_SHOP_CATEGORY_NAMES: parents before children, siblings in their order. */
export const getShopCategoryNames: UseCase<typeof categories, 'GET_SHOP_CATEGORY_NAMES'> = async (
  _input,
  { db, language },
) => {
  const rows = await listCategories(db)
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
