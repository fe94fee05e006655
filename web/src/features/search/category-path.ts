import type { Answer } from '#web/app/api/resources.ts'

export type FlatCategory = Answer<'categories', 'GET_SHOP_CATEGORY_NAMES'>['categories'][number]

/** The categories from the first level down to one, named by id or hierarchy value; empty where there is none. */
export function pathOf(categories: readonly FlatCategory[], wanted: string): FlatCategory[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const path: FlatCategory[] = []
  let here = byId.get(wanted) ?? categories.find(({ value }) => value === wanted)
  while (here && !path.includes(here)) {
    path.unshift(here)
    here = byId.get(here.parent)
  }
  return path
}
