import type { Db } from '#server/db/connection.ts'
import { orderMessage, type StoredOrder } from '../documents/public.ts'
import { insertMessage } from './store.ts'

/** Queues an order for the ERP, in the transaction in which it was placed or released. */
export async function queueOrder(db: Db, order: StoredOrder, now: Date): Promise<void> {
  const { docid, kunnr } = order.document
  await insertMessage(db, { kind: 'order', docid, kunnr, payload: orderMessage(order) }, now)
}
