import { userFilters } from '@shop/contract/user-words'
import { one, whole } from '#web/app/search-params.ts'

export const rowsChoices = [25, 50, 100] as const

/** What the address of the list says. */
export interface UsersSearch {
  q?: string | undefined
  only?: (typeof userFilters)[number] | undefined
  /** From 1. */
  page?: number | undefined
  rows?: number | undefined
}

export function validateUsersSearch(search: Record<string, unknown>): UsersSearch {
  const [only, rows] = [one(search.only), whole(search.rows, 1)]
  return {
    q: one(search.q)?.slice(0, 80),
    only: userFilters.find((each) => each === only),
    page: whole(search.page, 1),
    rows: rowsChoices.find((choice) => choice === rows),
  }
}
