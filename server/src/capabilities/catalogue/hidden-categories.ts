import { SearchOffline, type SearchRestriction } from '#server/adapters/search-engine/port.ts'
import type { Context } from '#server/http/context.ts'
import { restrictionOf } from '../assortment/public.ts'
import {
  type CategoryRow,
  categoryCounts,
  type CountedCategory,
  reservedCategories,
} from './category-store.ts'

/** Who looks at the catalogue: a use case's context is one. */
type Viewer = {
  db: Context['db']
  language: Context['language']
  actor: Pick<Context['actor'], 'assortment' | 'kunnr'>
  services: Pick<Context['services'], 'search'>
}

/**
 * Tells of a category whether the viewer does not get to know it. Somebody with exclusive catalogues knows those that
 * hold something for him, everybody else all but those reserved for others: as a whole, or with every article that stands
 * in them. Without the search the last are known, for counting all articles takes too long to be waited for.
 */
export async function hiddenCategories(
  viewer: Viewer,
): Promise<(category: Pick<CategoryRow, 'id' | 'path'>) => boolean> {
  const seen = restrictionOf(viewer.actor)
  if (!viewer.actor.assortment.open) {
    const filled =
      (await filledCategories(viewer, seen)) ?? new Set(filledBelow(await categoryCounts(viewer)))
    return ({ id }) => !filled.has(id)
  }
  const reserved = await reservedCategories(viewer)
  if (reserved === undefined) return () => false
  const [filled, filledForSome] = await Promise.all([
    filledCategories(viewer, seen),
    filledCategories(viewer, {}),
  ])
  return (category) =>
    reserved(category) || (filledForSome?.has(category.id) === true && filled?.has(category.id) === false)
}

/** Those with articles, in or below them; undefined where the search does not answer. */
async function filledCategories(
  { services, language }: Viewer,
  restriction: SearchRestriction,
): Promise<Set<string> | undefined> {
  try {
    const asked = { q: '', language, rows: 0, facets: ['category'], restriction } as const
    return new Set(filledBelow((await services.search.search(asked)).categories))
  } catch (error) {
    if (error instanceof SearchOffline) return undefined
    throw error
  }
}

const filledBelow = (
  counted: readonly Pick<CountedCategory, 'category' | 'count' | 'children'>[],
): string[] =>
  counted.flatMap(({ category, count, children }) =>
    count === 0 ? [] : [category.id, ...filledBelow(children)],
  )
