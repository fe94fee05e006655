import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { customers } from '../customers/tables.ts'
import type { PaymentMethod } from './changes.ts'

/** Payment methods agreed with the customer. */
export async function agreedPaymentMethods(db: Db, kunnr: string): Promise<readonly PaymentMethod[]> {
  const [found] = await db
    .select({ methods: customers.paymentMethods })
    .from(customers)
    .where(eq(customers.kunnr, kunnr))
  return found?.methods ?? []
}
