import type { Input } from '#web/app/api/resources.ts'
import { one, whole } from '#web/app/search-params.ts'

type ListInput = Input<'docs', 'GET_LIST'>
export type Timespan = NonNullable<ListInput['timespan']>
export type StatusFilter = Exclude<NonNullable<ListInput['docstatus']>, ''>
export type FilterType = Exclude<NonNullable<ListInput['filter_type']>, ''>
export type SortField = NonNullable<ListInput['sort_field']>
type Direction = NonNullable<ListInput['sort_direction']>

/** What the address of the document list says; the names are those of GET_LIST. */
export interface DocumentsSearch {
  doctype?: number | undefined
  docstatus?: StatusFilter | undefined
  timespan?: Timespan | undefined
  date_from?: string | undefined
  date_to?: string | undefined
  filter_type?: FilterType | undefined
  filter_query?: string | undefined
  sort_field?: SortField | undefined
  sort_direction?: Direction | undefined
  /** From 1. */
  page?: number | undefined
  rows?: number | undefined
}

export const statusFilters = ['A', 'B', 'C', 'X'] as const
/** Specification section 4; 7 is a period of one's own, the default the last 30 days. */
export const timespanChoices = ['2', '3', '4', '5', '6', '7', '8'] as const
export const defaultTimespan: Timespan = '3'
export const filterTypes = [
  'docid',
  'orderNumber',
  'kommission',
  'project',
  'article',
  'creator',
  'text',
] as const
const sortFields = [
  'datum',
  'belegnummer',
  'bestellnummer',
  'status',
  'prbez',
  'name',
  'gueltig_von',
  'gueltig_bis',
  'fall',
  'brutto',
  'kommission',
] as const satisfies SortField[]
export const rowsChoices = [25, 50, 100] as const
const defaultRows = 50
/** How far into a list GET_LIST goes. */
const lastStart = 1_000_000

export function validateDocumentsSearch(search: Record<string, unknown>): DocumentsSearch {
  const rows = whole(search.rows, 1)
  const [from, to] = [dayOf(search.date_from), dayOf(search.date_to)]
  const reversed = isReversed(from, to)
  return {
    doctype: doctypeOf(search.doctype),
    docstatus: oneOf(statusFilters, search.docstatus),
    timespan: oneOf(timespanChoices, search.timespan),
    // Days that stand the wrong way round in an address mean the time between them all the same.
    date_from: reversed ? to : from,
    date_to: reversed ? from : to,
    filter_type: oneOf(filterTypes, search.filter_type),
    filter_query: one(search.filter_query)?.slice(0, 80),
    sort_field: oneOf(sortFields, search.sort_field),
    sort_direction: oneOf(['asc', 'desc'] as const, search.sort_direction),
    page: whole(search.page, 1),
    rows: rowsChoices.find((choice) => choice === rows),
  }
}

/** What GET_LIST is asked for an address. A period of one's own needs a day; until there is one, all time is shown. */
export function listInput({
  page = 1,
  rows = defaultRows,
  ...search
}: DocumentsSearch): ListInput & { rows: number } {
  const custom = search.timespan === '7'
  const withoutDays = custom && search.date_from === undefined && search.date_to === undefined
  return {
    ...search,
    timespan: withoutDays ? '8' : (search.timespan ?? defaultTimespan),
    date_from: custom ? search.date_from : undefined,
    date_to: custom ? search.date_to : undefined,
    start: Math.min((page - 1) * rows, lastStart),
    rows,
  }
}

/** The page that the last of so many documents stands on. */
export const lastPage = (numFound: number, rows: number) => Math.max(1, Math.ceil(numFound / rows))

/** The sort that pressing a column's head leads to: first ascending for words, newest and largest first for the rest. */
export function sortedBy(
  search: DocumentsSearch,
  field: SortField,
): Pick<DocumentsSearch, 'sort_field' | 'sort_direction' | 'page'> {
  const { field: current, direction } = sortOf(search)
  const first: Direction = ['prbez', 'name', 'kommission', 'status'].includes(field) ? 'asc' : 'desc'
  const opposite: Direction = direction === 'asc' ? 'desc' : 'asc'
  return {
    sort_field: field,
    sort_direction: field === current ? opposite : first,
    page: undefined,
  }
}

/** The sort in force; newest first by default (specification section 4). */
export function sortOf({ sort_field: field = 'datum', sort_direction: direction = 'desc' }: DocumentsSearch) {
  return { field, direction }
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  const text = one(value)
  return values.find((each) => each === text)
}

/** What GET_LIST takes as a type; others cannot be a document's. */
function doctypeOf(value: unknown): number | undefined {
  const doctype = whole(value, 1)
  return doctype !== undefined && doctype <= 99 ? doctype : undefined
}

/** A day of the calendar. While a year is typed there are others, "0002-11-25": nobody means them. */
export function dayOf(value: unknown): string | undefined {
  const text = one(value)
  if (text === undefined || !/^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  // A browser reads 31 February as 3 March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined
}

/** Whether a period would end before it begins. */
export const isReversed = (from: string | undefined, to: string | undefined): boolean =>
  from !== undefined && to !== undefined && to < from
