import { getQuery } from '#web/app/api/queries.ts'
import type { ShopContext } from '#web/app/shop-context.ts'
import { loadOffers } from '#web/features/offers/public.ts'
import { documentsQuery } from '../documents/public.ts'

/** The lists of documents the dashboard shows the beginning of, as addresses of the document list. */
export const openOrders = { doctype: 1, docstatus: 'A', timespan: '8' } as const
export const waitingOrders = { doctype: 9, docstatus: 'A', timespan: '8' } as const
export type OrderList = typeof openOrders | typeof waitingOrders

const shown = 5

export const ordersQuery = (list: OrderList) => documentsQuery({ ...list, rows: shown })
/** What is bought again and again fits on one screen. */
const boughtShown = 6
export const lastArticlesQuery = getQuery('article', 'GET_LAST_ARTICLES', { rows: boughtShown })

/** What was bought last, with its offers where the server renders. */
export async function loadLastArticles(context: ShopContext): Promise<void> {
  const { articles } = await context.queryClient.ensureQueryData(lastArticlesQuery)
  await loadOffers(
    context,
    articles.map(({ article: { matnr } }) => ({ matnr })),
  )
}
