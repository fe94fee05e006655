import {
  type CategoryTree,
  SearchOffline,
  type SearchRestriction,
} from '#server/adapters/search-engine/port.ts'
import { LeastUsed } from '#server/db/least-used.ts'
import type { Context } from '#server/http/context.ts'
import { restrictionOf } from '../assortment/public.ts'
import {
  type CategoryRow,
  categoryCounts,
  findCategoryIds,
  listCategories,
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
    const filled = (await filledCategories(viewer, seen)) ?? filledIn(await categoryCounts(viewer))
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

/** Id of the category that a hierarchy value in either language names, as far as the viewer gets to know it. */
export async function knownCategoryIds(
  viewer: Viewer,
): Promise<(hierarchyValue: string) => string | undefined> {
  const ids = await findCategoryIds(viewer.db)
  const rows = await listCategories(viewer.db)
  const isHidden = await hiddenCategories(viewer)
  return (value) => {
    const id = ids.get(value)
    const row = id === undefined ? undefined : rows.find((one) => one.id === id)
    return row && !isHidden(row) ? row.id : undefined
  }
}

/** Of an engine that says when its index changes: what was filled for whom since the last change. */
const keptOf = new WeakMap<object, { revision: number; filled: LeastUsed<Set<string>> }>()
/** Combinations of catalogues: a page of pictures asks with the same two dozens of times. */
const mostKept = 50

/** Those with articles, in or below them; undefined where the search does not answer. */
async function filledCategories(
  { services: { search }, language }: Viewer,
  { catalogs, open }: SearchRestriction,
): Promise<Set<string> | undefined> {
  const { revision } = search
  const name = JSON.stringify([catalogs, open])
  const known = keptOf.get(search)
  const isRight = revision !== undefined && known?.revision === revision
  const kept = isRight ? known.filled.get(name) : undefined
  if (kept !== undefined) return kept
  try {
    const restriction = { ...(catalogs && { catalogs }), ...(open !== undefined && { open }) }
    const asked = { q: '', language, rows: 0, facets: ['category'], restriction } as const
    const filled = filledIn((await search.search(asked)).categories)
    if (revision !== undefined && search.revision === revision) keep(search, revision, name, filled)
    return filled
  } catch (error) {
    if (error instanceof SearchOffline) return undefined
    throw error
  }
}

function keep(search: object, revision: number, name: string, filled: Set<string>): void {
  const known = keptOf.get(search)
  const now =
    known?.revision === revision ? known : { revision, filled: new LeastUsed<Set<string>>(mostKept) }
  now.filled.set(name, filled)
  keptOf.set(search, now)
}

function filledIn({ shown, counts, ends }: CategoryTree): Set<string> {
  const filled = new Set<string>()
  for (let at = 0; at < shown.length; at = counts[at] === 0 ? ends[at]! : at + 1)
    if (counts[at] !== 0) filled.add(shown[at]!.id)
  return filled
}
