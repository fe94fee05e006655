import { one, whole } from '#web/app/search-params.ts'

export const rowsChoices = [24, 48, 96] as const

/** What the address of the list says. */
export interface AddressesSearch {
  query?: string | undefined
  kind?: 'own' | 'shared' | undefined
  /** From 1. */
  page?: number | undefined
  rows?: number | undefined
}

export function validateAddressesSearch(search: Record<string, unknown>): AddressesSearch {
  const [kind, rows] = [one(search.kind), whole(search.rows, 1)]
  return {
    query: one(search.query)?.slice(0, 80),
    kind: kind === 'own' || kind === 'shared' ? kind : undefined,
    page: whole(search.page, 1),
    rows: rowsChoices.find((choice) => choice === rows),
  }
}
