import type { SearchRestriction } from '#server/adapters/search-engine/port.ts'
import type { Actor } from '#server/http/context.ts'

/**
 * What somebody may find. The user-catalogue flag narrows to the catalogues he has, and does nothing where he has none:
 * it never widens.
 */
export function restrictionOf(
  { kunnr, assortment: { open, catalogs } }: Pick<Actor, 'kunnr' | 'assortment'>,
  onlyCatalogs = false,
): SearchRestriction {
  const isOpen = open && !(onlyCatalogs && catalogs.length > 0)
  return { catalogs, open: isOpen, ...(kunnr !== '' && { kunnr }) }
}
