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
}

/**
 * The customer's own address, the default the user has chosen, and the addresses he sees; undefined for a customer who is
 * not there. One statement, however many there are: the checkout asks for it with every look.
 */
export async function findBook(
  db: Db,
  of: Looker,
): Promise<{ home: Home; stored: StoredAddress[] } | undefined> {
  const { name, street, plz, city, country } = customers
  const isUsual = and(eq(usualAddresses.kunnr, of.kunnr), eq(usualAddresses.userId, of.userId))
  const rows = await db
    .select({
      customer: { name, street, plz, city, country },
      usual: usualAddresses.addressId,
      address: columns,
      deletion: { id: addressDeletions.id, createdAt: addressDeletions.createdAt },
    })
    .from(customers)
    .leftJoin(usualAddresses, isUsual)
    .leftJoin(addresses, and(seenBy(of), isThere))
    .leftJoin(addressDeletions, openDeletion)
    .where(eq(customers.kunnr, of.kunnr))
    .prepare('address_book')
    .execute()
  const [first] = rows
  if (first === undefined) return undefined
  const home = { customer: { ...first.customer, firstName: '' }, usual: first.usual ?? '' }
  const stored = rows.flatMap(({ address, deletion }) =>
    address === null
      ? []
      : [
          {
            ...address,
            deletionId: deletion === null ? null : String(deletion.id),
            deletionAt: deletion?.createdAt ?? null,
          },
        ],
  )
  return { home, stored }
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
