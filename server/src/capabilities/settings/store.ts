import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { addresses, customers } from '../customers/tables.ts'
import type { PaymentMethod } from './changes.ts'

export async function hasAddress(db: Db, kunnr: string, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.kunnr, kunnr), eq(addresses.id, id)))
  return found !== undefined
}

/** Payment methods agreed with the customer. */
export async function agreedPaymentMethods(db: Db, kunnr: string): Promise<readonly PaymentMethod[]> {
  const [found] = await db
    .select({ methods: customers.paymentMethods })
    .from(customers)
    .where(eq(customers.kunnr, kunnr))
  return found?.methods ?? []
}

/** Delivery addresses a user may make his usual one, the customer's default first. */
export const listAddresses = (db: Db, kunnr: string) =>
  db
    .select({
      id: addresses.id,
      firstName: addresses.firstName,
      name: addresses.name,
      street: addresses.street,
      plz: addresses.plz,
      city: addresses.city,
      country: addresses.country,
      isDefault: addresses.isDefault,
      isGlobal: addresses.global,
    })
    .from(addresses)
    .where(eq(addresses.kunnr, kunnr))
    .orderBy(desc(addresses.isDefault), asc(addresses.name), asc(addresses.id))
