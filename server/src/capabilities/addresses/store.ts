import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { customers } from '../customers/tables.ts'
import type { Home, StoredAddress } from './entries.ts'
import { type Place, placeOf } from './place.ts'
import { addressDeletions, addresses, usualAddresses } from './tables.ts'

/** Who looks: a user of a customer. */
export type Looker = { userId: string; kunnr: string }

/** What people make in the shop has ids an import cannot have. */
export const shopPrefix = 'shop-'

const seenBy = ({ userId, kunnr }: Looker) =>
  and(eq(addresses.kunnr, kunnr), or(isNull(addresses.userId), eq(addresses.userId, userId)))
const isThere = isNull(addresses.deletedAt)
const openDeletion = and(eq(addressDeletions.addressId, addresses.id), eq(addressDeletions.state, 'open'))

const columns = {
  id: addresses.id,
  userId: addresses.userId,
  firstName: addresses.firstName,
  name: addresses.name,
  street: addresses.street,
  plz: addresses.plz,
  city: addresses.city,
  country: addresses.country,
  global: addresses.global,
  isDefault: addresses.isDefault,
  version: addresses.version,
  deletionId: sql<string | null>`${addressDeletions.id}::text`,
  deletionAt: addressDeletions.createdAt,
}

/** Addresses a user of the customer sees. */
export const listAddresses = (db: Db, of: Looker): Promise<StoredAddress[]> =>
  db
    .select(columns)
    .from(addresses)
    .leftJoin(addressDeletions, openDeletion)
    .where(and(seenBy(of), isThere))
    .prepare('addresses_of_customer')
    .execute()

/** The customer's own address and the default the user has chosen; undefined for a customer who is not there. */
export async function findHome(db: Db, { userId, kunnr }: Looker): Promise<Home | undefined> {
  const { name, street, plz, city, country } = customers
  const [found] = await db
    .select({ name, street, plz, city, country, usual: usualAddresses.addressId })
    .from(customers)
    .leftJoin(usualAddresses, and(eq(usualAddresses.kunnr, kunnr), eq(usualAddresses.userId, userId)))
    .where(eq(customers.kunnr, kunnr))
    .prepare('address_home')
    .execute()
  return found && { customer: { ...found, firstName: '' }, usual: found.usual ?? '' }
}

/** Keeps a new address; its id. Of a user alone, or with null of all users of the customer, then a global one. */
export async function insertAddress(
  db: Db,
  { kunnr, userId }: { kunnr: string; userId: string | null },
  place: Place,
): Promise<string> {
  const [created] = await db
    .insert(addresses)
    .values({
      id: sql`${shopPrefix} || nextval('address_sequence')`,
      kunnr,
      userId,
      ...placeOf(place),
      global: userId === null,
      isDefault: false,
      keptByShop: true,
    })
    .returning({ id: addresses.id })
  if (created === undefined) throw new Error('no address was created')
  return created.id
}

/** An address a user of the customer sees, held until the transaction ends; undefined for none. */
export async function holdAddress(db: Db, of: Looker, id: string) {
  const [held] = await db
    .select()
    .from(addresses)
    .where(and(seenBy(of), isThere, eq(addresses.id, id)))
    .for('update')
  return held
}

/** A global address of any customer, held until the transaction ends; undefined for none. */
export async function holdGlobalAddress(db: Db, id: string) {
  const [held] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.global, true), isThere, eq(addresses.id, id)))
    .for('update')
  return held
}

/** Writes an address that is held. `keptByShop`: the import leaves it alone from now on. */
export async function writeAddress(db: Db, id: string, place: Place, keptByShop: boolean): Promise<void> {
  await db
    .update(addresses)
    .set({ ...placeOf(place), version: sql`${addresses.version} + 1`, ...(keptByShop && { keptByShop }) })
    .where(eq(addresses.id, id))
}

/** Puts an address that is held aside; it may be brought back. */
export async function putAside(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(addresses)
    .set({ deletedAt: now, keptByShop: true, version: sql`${addresses.version} + 1` })
    .where(eq(addresses.id, id))
}

/** Brings an address back that was put aside; false where it is not one the user sees. */
export async function bringBack(db: Db, of: Looker, id: string): Promise<boolean> {
  const back = await db
    .update(addresses)
    .set({ deletedAt: null, version: sql`${addresses.version} + 1` })
    .where(and(seenBy(of), isNotNull(addresses.deletedAt), eq(addresses.id, id)))
    .returning({ id: addresses.id })
  return back.length > 0
}

/** Removes an address for good. */
export async function removeAddress(db: Db, id: string): Promise<void> {
  await db.delete(addresses).where(eq(addresses.id, id))
}

/** Makes an address the user's default for the customer; '' for none of his own. */
export async function saveUsual(db: Db, { userId, kunnr }: Looker, addressId: string): Promise<void> {
  if (addressId === '') {
    await db
      .delete(usualAddresses)
      .where(and(eq(usualAddresses.userId, userId), eq(usualAddresses.kunnr, kunnr)))
    return
  }
  await db
    .insert(usualAddresses)
    .values({ userId, kunnr, addressId })
    .onConflictDoUpdate({
      target: [usualAddresses.userId, usualAddresses.kunnr],
      set: { addressId },
    })
}
