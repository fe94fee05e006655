import type { Db } from '#server/db/connection.ts'
import { orderMessage } from '../documents/public.ts'
import { insertMessage } from './store.ts'

/** Queues an order for the ERP, in the transaction in which it was placed or released. */
export async function queueOrder(db: Db, order: { docid: string; kunnr: string }, now: Date): Promise<void> {
  const payload = await orderMessage(db, order.docid)
  await insertMessage(db, { kind: 'order', docid: order.docid, kunnr: order.kunnr, payload }, now)
}
