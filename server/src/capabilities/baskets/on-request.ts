import type { Day } from '@shop/contract/day'
import type { PricedLine } from '../prices/public.ts'
import { rateOf } from './order-totals.ts'

/** Whether an article of the shop can be asked for only: this customer has no price for it, or no rate of tax holds. */
export function isOnRequest({ article, onRequest }: Pick<PricedLine, 'article' | 'onRequest'>, today: Day) {
  return article !== null && (onRequest || rateOf(article, article.taxCategory, today) === undefined)
}
