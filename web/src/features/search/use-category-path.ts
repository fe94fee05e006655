import { useSuspenseQuery } from '@tanstack/react-query'
import { categoriesAround } from '#web/app/categories.ts'
import { type FlatCategory, pathOf } from './category-path.ts'

/** A category that is not among the hits' categories: the way down to it, and its name in the visitor's language. */
export function useCategoryPath(category: string): { path: FlatCategory[]; name: string } {
  const path = pathOf(useSuspenseQuery(categoriesAround(category)).data.categories, category)
  return { path, name: path.at(-1)?.name ?? category }
}
