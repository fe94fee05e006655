import type { KeptAs } from '#server/http/resource.ts'
import { netVisible } from './net-visible.ts'

/**
 * All that prices and availability depend on besides the lines asked for: the day, and of who asks the customer, his
 * currency and branch, his catalogues, and whether he may see net prices. Customers share none.
 */
export const samePrices: KeptAs = async ({ actor, today }) => {
  const { kunnr, currency, werks, assortment } = actor
  return JSON.stringify([today, kunnr, currency, werks, netVisible(actor), assortment])
}
