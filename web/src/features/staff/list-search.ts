import { one, whole } from '#web/app/search-params.ts'

/** Where a paged list stands, in the address. */
export interface Paging {
  /** From 1. */
  page?: number | undefined
  rows?: number | undefined
}

/** A paged list in which words of up to 80 characters were looked for. */
export interface WordSearch extends Paging {
  q?: string | undefined
}

/** A list of which only what is not done may be shown. */
export interface OpenSearch {
  open?: 'true' | undefined
}

export const rowsChoices = [25, 50, 100] as const
const defaultRows = 50

export function pagingOf(search: Record<string, unknown>): Paging {
  const rows = whole(search.rows, 1)
  return { page: whole(search.page, 1), rows: rowsChoices.find((choice) => choice === rows) }
}

export function wordSearchOf(search: Record<string, unknown>): WordSearch {
  return { ...pagingOf(search), q: one(search.q)?.slice(0, 80) }
}

export function openSearchOf(search: Record<string, unknown>): OpenSearch {
  return { open: one(search.open) === 'true' ? 'true' : undefined }
}

/** The page and its rows with the defaults. */
export function pageOf({ page = 1, rows = defaultRows }: Paging) {
  return { page, rows, start: (page - 1) * rows }
}
