import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { catalogAssignments, catalogs } from './tables.ts'

type Whose = { userId: string; kunnr: string }

/** A catalogue a user of a customer is given besides what the customer has. */
export type GivenCatalog = {
  catalog: string
  exclusive: boolean
  active: boolean
  validFrom: string
  validTo: string
}

export type UserCatalog = GivenCatalog & {
  name: { de: string; en?: string | undefined }
  assigned: boolean
  language: string
  currency: string
  /** Whether people of the customer may give and take it; what the wholesaler has given is his. */
  changeable: boolean
}

const always = { validFrom: '1900-01-01', validTo: '9999-12-31' }

/**
 * Catalogues the customer has, whether or not they are in force today, and those the wholesaler has given the user for
 * this customer; each with the user's own assignment, where there is one.
 */
export async function listCatalogsFor(db: Db, { userId, kunnr }: Whose): Promise<UserCatalog[]> {
  const rows = await db
    .select({ assignment: catalogAssignments, name: catalogs.name })
    .from(catalogAssignments)
    .innerJoin(catalogs, eq(catalogs.id, catalogAssignments.catalog))
    .where(and(eq(catalogAssignments.kunnr, kunnr), inArray(catalogAssignments.userId, ['', userId])))
    .orderBy(asc(catalogAssignments.catalog), asc(catalogAssignments.userId))
  const [ofCustomer, ofUser] = [
    rows.filter(({ assignment }) => assignment.userId === ''),
    rows.filter(({ assignment }) => assignment.userId !== ''),
  ]
  const had = new Set(ofCustomer.map(({ assignment }) => assignment.catalog))
  const given = new Map(ofUser.map((row) => [row.assignment.catalog, row]))
  const others = ofUser.filter(({ assignment }) => !had.has(assignment.catalog) && !assignment.byCustomer)
  return [...ofCustomer, ...others].map(({ assignment: { catalog }, name }) => {
    const own = given.get(catalog)?.assignment
    return {
      catalog,
      name,
      assigned: own !== undefined,
      exclusive: own?.exclusive ?? false,
      active: own?.active ?? true,
      validFrom: own?.validFrom ?? always.validFrom,
      validTo: own?.validTo ?? always.validTo,
      language: own?.language ?? '',
      currency: own?.currency ?? '',
      changeable: own?.byCustomer ?? true,
    }
  })
}

/**
 * Replaces what people of the customer have given a user. The caller has made sure that each is a catalogue of the
 * customer and none the wholesaler has given.
 */
export async function writeGivenCatalogs(
  db: Db,
  { userId, kunnr }: Whose,
  given: readonly GivenCatalog[],
): Promise<void> {
  await db
    .delete(catalogAssignments)
    .where(
      and(
        eq(catalogAssignments.userId, userId),
        eq(catalogAssignments.kunnr, kunnr),
        eq(catalogAssignments.byCustomer, true),
      ),
    )
  if (given.length === 0) return
  await db
    .insert(catalogAssignments)
    .values(given.map((each) => ({ ...each, userId, kunnr, byCustomer: true })))
}

/** Takes every catalogue from a user who is deleted, or (`kunnrs`) those for customers he no longer acts for. */
export async function forgetAssignments(db: Db, userId: string, kunnrs?: readonly string[]): Promise<void> {
  if (kunnrs?.length === 0) return
  const of = kunnrs === undefined ? undefined : inArray(catalogAssignments.kunnr, [...kunnrs])
  await db.delete(catalogAssignments).where(and(eq(catalogAssignments.userId, userId), of))
}
