import { getQuery } from '#web/app/api/queries.ts'
import { documentsQuery } from '../documents/public.ts'

/** The lists of documents the dashboard shows the beginning of, as addresses of the document list. */
export const openOrders = { doctype: 1, docstatus: 'A', timespan: '8' } as const
export const waitingOrders = { doctype: 9, docstatus: 'A', timespan: '8' } as const
export type OrderList = typeof openOrders | typeof waitingOrders

const shown = 5

export const ordersQuery = (list: OrderList) => documentsQuery({ ...list, rows: shown })
export const contactQuery = getQuery('docs', 'GET_CONTACT', {})
