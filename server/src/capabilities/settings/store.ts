import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { addresses, customers } from '../customers/tables.ts'

export async function hasAddress(db: Db, kunnr: string, id: string): Promise<boolean> {
  const [found] = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.kunnr, kunnr), eq(addresses.id, id)))
  return found !== undefined
}

/** Payment methods agreed with the customer. */
export async function agreedPaymentMethods(db: Db, kunnr: string): Promise<readonly string[]> {
  const [found] = await db
    .select({ methods: customers.paymentMethods })
    .from(customers)
    .where(eq(customers.kunnr, kunnr))
  return found?.methods ?? []
}
