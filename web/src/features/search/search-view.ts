import { parsed, valueEntry } from '#web/app/filter-entries.ts'
import { many, one, whole } from '#web/app/search-params.ts'
import { withoutField } from './fq.ts'
import type { SearchInput } from './queries.ts'

export const sorts = ['sales', 'newest', 'price asc', 'price desc', 'name', 'number'] as const
export type Sort = (typeof sorts)[number]
export type View = 'tiles' | 'table'

/** What the address of a listing holds; everything that is not said is undefined, never a default. */
export interface SearchView {
  q?: string | undefined
  fq?: string[] | undefined
  /** The category is kept even where nothing is found in it. */
  strict?: 'X' | undefined
  sort?: Sort | undefined
  /** From 1. */
  page?: number | undefined
  rows?: number | undefined
  view?: View | undefined
}

/** As many as the search takes, and its field. */
const mostSigns = 200
/** Further on nothing is found any more. */
const lastStart = 1_000_000

/** Reads a listing's address; what makes no sense in it is left out. */
export function readView(search: Record<string, unknown>): SearchView {
  const fq = many(search.fq)
  const sort = one(search.sort)
  const view = one(search.view)
  return {
    // Blanks alone ask for nothing.
    q: one(one(search.q)?.trim().slice(0, mostSigns)),
    fq: fq.length === 0 ? undefined : fq,
    strict: one(search.strict) === 'X' ? 'X' : undefined,
    sort: sorts.find((known) => known === sort),
    page: whole(search.page, 2),
    rows: whole(search.rows, 1),
    view: view === 'table' || view === 'tiles' ? view : undefined,
  }
}

/**
 * The shop's search for a view. Hits per page are those the configuration offers.
 * @param category id the listing belongs to; it takes the place of a category filter in the address
 */
export function searchInput(
  { q, fq = [], strict, sort, page = 1, rows }: SearchView,
  hitsPerPage: readonly number[],
  category?: string,
): SearchInput {
  const perPage = rowsOf(rows, hitsPerPage)
  // Who opens a category has searched for nothing that might stand elsewhere: an empty one is empty.
  const isOpened = category !== undefined && q === undefined && fq.length === 0
  return {
    q: q ?? '',
    fq: category === undefined ? fq : [valueEntry('category', category), ...withoutField(fq, 'category')],
    rows: perPage,
    start: Math.min((page - 1) * perPage, lastStart),
    ...(sort === undefined ? {} : { sort }),
    ...(strict === undefined && !isOpened ? {} : { strict: 'X' }),
  }
}

/** The brand whose page a listing is: no words, and filtered by this one brand first of all. */
export function brandOf({ q, fq = [] }: SearchView): string | undefined {
  const brands = fq.map(parsed).filter(({ field }) => field === 'brand')
  return q === undefined && brands.length === 1 ? brands[0]?.value : undefined
}

/**
 * Whether the words alone are asked for and may be an article number: then one exact hit opens the article instead of
 * the listing. With a filter, an order or a page somebody wants the listing.
 */
export const mayBeNumber = ({ q = '', fq, sort, page, rows, view }: SearchView): boolean =>
  /\d/.test(q) && [fq, sort, page, rows, view].every((given) => given === undefined)

/** The hits per page that apply: the asked number where it is offered, else the first. */
export function rowsOf(asked: number | undefined, hitsPerPage: readonly number[]): number {
  return hitsPerPage.find((offered) => offered === asked) ?? hitsPerPage[0] ?? 24
}
