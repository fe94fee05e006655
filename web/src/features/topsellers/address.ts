import { one, whole } from '#web/app/search-params.ts'

/** Specification section 4, without a period of one's own. */
export const timespanChoices = ['2', '3', '4', '5', '6', '8'] as const
export const rowsChoices = [25, 50, 100] as const

export type Timespan = (typeof timespanChoices)[number]

/** What the address of these screens says. */
export interface TopsellersSearch {
  timespan?: Timespan | undefined
  query?: string | undefined
  /** From 1. */
  page?: number | undefined
  rows?: number | undefined
}

export function validateTopsellersSearch(search: Record<string, unknown>): TopsellersSearch {
  const [timespan, rows] = [one(search.timespan), whole(search.rows, 1)]
  return {
    timespan: timespanChoices.find((choice) => choice === timespan),
    query: one(search.query)?.slice(0, 80),
    page: whole(search.page, 1),
    rows: rowsChoices.find((choice) => choice === rows),
  }
}
