import type { Actor } from '#server/http/context.ts'

/** A catalogue that is in force for somebody today. */
export type AssignedCatalog = { catalog: string; exclusive: boolean }

/**
 * The SQL of the catalogues in force for a user acting for a customer, as one JSON list of `AssignedCatalog`.
 * Arguments are expressions of the statement; `today` is the wholesaler's day.
 */
export const assignedCatalogs = (of: { kunnr: string; userId: string; today: string }): string => `(
  select json_agg(json_build_object('catalog', a.catalog, 'exclusive', a.exclusive) order by a.catalog)
  from catalog_assignments a
  where a.kunnr in (${of.kunnr}, '') and a.user_id in (${of.userId}, '') and (a.kunnr, a.user_id) <> ('', '')
    and a.active and ${of.today}::date between a.valid_from and a.valid_to
    and (not a.by_customer or exists (
      select from catalog_assignments w
      where w.catalog = a.catalog and w.kunnr = a.kunnr and w.user_id = '' and w.active
        and ${of.today}::date between w.valid_from and w.valid_to)))`

/**
 * What somebody with these catalogues may see: nothing but the exclusive ones where he has such, else everything that
 * is not reserved, and what is reserved for him.
 */
export function assortmentOf(assigned: readonly AssignedCatalog[]): Actor['assortment'] {
  const exclusive = assigned.filter((each) => each.exclusive)
  const open = exclusive.length === 0
  return { open, catalogs: (open ? assigned : exclusive).map(({ catalog }) => catalog) }
}
