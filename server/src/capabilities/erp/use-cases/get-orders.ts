import type { erp } from '@shop/contract/resources/erp'
import type { UseCase } from '#server/http/context.ts'
import { orderHead } from '../head.ts'
import { listOrders } from '../store.ts'

/** GET_ORDERS */
export const getOrders: UseCase<typeof erp, 'GET_ORDERS'> = async (input, { db }) => {
  const { query = '', only_open: onlyOpen, start, rows } = input
  const { orders, numFound } = await listOrders(db, { query: query.trim(), onlyOpen, start, rows })
  return { orders: orders.map(({ completeDelivery: _, reason: __, ...order }) => orderHead(order)), numFound }
}
