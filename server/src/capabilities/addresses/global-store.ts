import { type SQL, and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { holdingInAnyCase } from '#server/db/like.ts'
import { type Page, usualRows } from '#server/db/page.ts'
import { customers } from '../customers/tables.ts'
import { addressDeletions, addresses } from './tables.ts'

const columns = {
  id: addresses.id,
  firstName: addresses.firstName,
  name: addresses.name,
  street: addresses.street,
  plz: addresses.plz,
  city: addresses.city,
  country: addresses.country,
  version: addresses.version,
  kunnr: addresses.kunnr,
  customerName: customers.name,
  ofErp: sql<boolean>`not ${addresses.keptByShop}`,
  deletionId: sql<string | null>`${addressDeletions.id}::text`,
}

const isGlobal = and(eq(addresses.global, true), isNull(addresses.deletedAt))

const globals = (db: Db) =>
  db
    .select(columns)
    .from(addresses)
    .innerJoin(customers, eq(customers.kunnr, addresses.kunnr))
    .leftJoin(
      addressDeletions,
      and(eq(addressDeletions.addressId, addresses.id), eq(addressDeletions.state, 'open')),
    )

/** A global address of any customer. */
export async function findGlobal(db: Db, id: string) {
  const [found] = await globals(db).where(and(isGlobal, eq(addresses.id, id)))
  return found
}

/** A page of the global addresses of all customers by customer and name, and how many there are. */
export async function listGlobals(db: Db, { query, start = 0, rows = usualRows }: Page & { query: string }) {
  const where = and(isGlobal, query === '' ? undefined : matching(query))
  const [found] = await db
    .select({ numFound: count() })
    .from(addresses)
    .innerJoin(customers, eq(customers.kunnr, addresses.kunnr))
    .where(where)
  const list = await globals(db)
    .where(where)
    .orderBy(asc(addresses.kunnr), asc(addresses.name), asc(addresses.id))
    .limit(rows)
    .offset(start)
  return { addresses: list, numFound: found?.numFound ?? 0 }
}

function matching(query: string): SQL {
  const pattern = holdingInAnyCase(query)
  const text = sql`concat_ws(' ', ${addresses.firstName}, ${addresses.name}, ${addresses.street}, ${addresses.plz}, ${addresses.city})`
  return sql`(${addresses.kunnr} = ${query} or ${customers.name} ~* ${pattern} or ${text} ~* ${pattern})`
}

/** Whether there is a customer of this number. */
export const isCustomer = async (db: Db, kunnr: string): Promise<boolean> =>
  (await db.$count(customers, eq(customers.kunnr, kunnr))) > 0
