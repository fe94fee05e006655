import type { Input } from '#web/app/api/resources.ts'
import type { Timespan, TopsellersSearch } from './address.ts'

type TopsellersInput = Input<'topsellers', 'GET_TOPSELLERS'>

/** A screen of its own each, with the same parameters. */
export const views = {
  own: { to: '/myaccount/topsellers', scope: 'own', order: 'often' },
  customer: { to: '/myaccount/topsellers/customer', scope: 'customer', order: 'often' },
  latest: { to: '/myaccount/last-articles', scope: 'customer', order: 'latest' },
} as const
export type View = keyof typeof views

export const defaultTimespan: Timespan = '6'
const defaultRows = 25
/** How far GET_TOPSELLERS goes. */
const lastStart = 1_000_000

/** What GET_TOPSELLERS is asked for a view at an address. */
export function topsellersInput(
  view: View,
  { timespan = defaultTimespan, query, page = 1, rows = defaultRows }: TopsellersSearch,
): TopsellersInput & { rows: number } {
  const { scope, order } = views[view]
  return { scope, order, timespan, query, start: Math.min((page - 1) * rows, lastStart), rows }
}
