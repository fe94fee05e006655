import type { Input } from '#web/app/api/resources.ts'
import { one, whole } from '#web/app/search-params.ts'

type TopsellersInput = Input<'topsellers', 'GET_TOPSELLERS'>
export type Timespan = NonNullable<TopsellersInput['timespan']>

/** What the address of these screens says. */
export interface TopsellersSearch {
  timespan?: Timespan | undefined
  query?: string | undefined
  /** From 1. */
  page?: number | undefined
  rows?: number | undefined
}

/** A screen of its own each, with the same parameters. */
export const views = {
  own: { to: '/myaccount/topsellers', scope: 'own', order: 'often' },
  customer: { to: '/myaccount/topsellers/customer', scope: 'customer', order: 'often' },
  latest: { to: '/myaccount/last-articles', scope: 'customer', order: 'latest' },
} as const
export type View = keyof typeof views

/** Specification section 4, without a period of one's own. */
export const timespanChoices = ['2', '3', '4', '5', '6', '8'] as const
export const defaultTimespan: Timespan = '6'
export const rowsChoices = [25, 50, 100] as const
const defaultRows = 25
/** How far GET_TOPSELLERS goes. */
const lastStart = 1_000_000

export function validateTopsellersSearch(search: Record<string, unknown>): TopsellersSearch {
  const [timespan, rows] = [one(search.timespan), whole(search.rows, 1)]
  return {
    timespan: timespanChoices.find((choice) => choice === timespan),
    query: one(search.query)?.slice(0, 80),
    page: whole(search.page, 1),
    rows: rowsChoices.find((choice) => choice === rows),
  }
}

/** What GET_TOPSELLERS is asked for a view at an address. */
export function topsellersInput(
  view: View,
  { timespan = defaultTimespan, query, page = 1, rows = defaultRows }: TopsellersSearch,
): TopsellersInput & { rows: number } {
  const { scope, order } = views[view]
  return { scope, order, timespan, query, start: Math.min((page - 1) * rows, lastStart), rows }
}
