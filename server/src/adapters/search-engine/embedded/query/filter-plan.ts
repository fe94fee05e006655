import { maxFilterFields } from '../../port.ts'
import type { NumberRange, SearchFilter, SearchRestriction } from '../../port.ts'
import { reservedKey } from '../index/document-values.ts'
import type { ValueBook } from '../index/value-book.ts'

/** One filter as a bit that an article has when it meets the filter. */
export interface FilterBit {
  bit: number
  /** Facet whose counts leave this filter out; -1 for columns and unknown fields. */
  facet: number
  /** Facet values that meet the filter. */
  values: number[]
  /** Ranges of a column instead of values. */
  column?: { name: 'price' | 'created'; ranges: readonly NumberRange[] }
}

/** Which articles the searcher's catalogues let him find. */
export interface CatalogPlan {
  /** The same for the same rights. */
  key: string
  /** Facet values of the catalogues that are given. */
  values: number[]
  /** Facet value of reserved articles where all others are given, too; undefined: the catalogues alone. */
  reserved?: number
}

export interface FilterPlan {
  bits: FilterBit[]
  /** undefined where every article may be found. */
  catalogs: CatalogPlan | undefined
  /** All bits together. */
  needed: number
  /** Sets of articles that all hits must be in. */
  matnrSets: ReadonlySet<string>[]
  /** Further words that all hits must meet. */
  queries: string[]
}

/** Whether there may be articles that the searcher must not find. */
export const mayHide = ({ catalogs, matnrs, open }: SearchRestriction = {}): boolean =>
  catalogs !== undefined || matnrs !== undefined || open === true

/** What a search has to check of its filters and restriction; filters of one field are joined. */
export function planFilters(
  filters: readonly SearchFilter[],
  restriction: SearchRestriction,
  book: ValueBook,
): FilterPlan {
  const byField = new Map<string, FilterBit>()
  const catalogs = planCatalogs(restriction, book)
  const plan: FilterPlan = { bits: [], catalogs, needed: 0, matnrSets: [], queries: [] }
  for (const filter of filters) {
    if (filter.kind === 'query') plan.queries.push(filter.q)
    else if (filter.kind === 'articles') plan.matnrSets.push(filter.matnrs)
    else join(byField, filter, book)
  }
  if (restriction.matnrs) plan.matnrSets.push(restriction.matnrs)
  if (byField.size > maxFilterFields) throw new RangeError(`more than ${maxFilterFields} filter fields`)
  plan.bits = [...byField.values()].map((filter, i) => ({ ...filter, bit: 1 << i }))
  plan.needed = plan.bits.reduce((all, { bit }) => all | bit, 0)
  return plan
}

/** undefined also where all but reserved articles are allowed and none is reserved. */
function planCatalogs({ catalogs, open }: SearchRestriction, book: ValueBook): CatalogPlan | undefined {
  if (!catalogs && !open) return undefined
  const values = keysToValues('catalog', catalogs ?? [], book).toSorted((a, b) => a - b)
  const [reserved] = keysToValues('catalog', [reservedKey], book)
  if (!open) return { key: values.join(' '), values }
  if (reserved === undefined || book.live[reserved] === 0) return undefined
  return { key: `open ${values.join(' ')}`, values, reserved }
}

function join(
  byField: Map<string, FilterBit>,
  filter: Exclude<SearchFilter, { kind: 'query' | 'articles' }>,
  book: ValueBook,
): void {
  const { field } = filter
  const known = byField.get(field) ?? { bit: 0, facet: book.facetNumber(field) ?? -1, values: [] }
  if (filter.kind !== 'range') known.values.push(...keysToValues(field, filter.values, book))
  else if (field === 'price' || field === 'created') {
    known.column = { name: field, ranges: [...(known.column?.ranges ?? []), ...filter.ranges] }
  } else known.values.push(...valuesInRanges(field, filter.ranges, book))
  byField.set(field, known)
}

const keysToValues = (field: string, keys: readonly string[], book: ValueBook): number[] =>
  keys.flatMap((key) => book.find(field, key) ?? [])

/** Values whose own range overlaps one of the ranges. */
function valuesInRanges(field: string, ranges: readonly NumberRange[], book: ValueBook): number[] {
  const facet = book.facets[book.facetNumber(field) ?? -1]
  return (facet?.values ?? []).filter((value) => {
    const { number, to } = book.values[value]!
    return number !== undefined && ranges.some((range) => overlaps(range, number, to ?? number))
  })
}

export const overlaps = (range: NumberRange, low: number, high: number): boolean =>
  high >= (range.from ?? -Infinity) && low <= (range.to ?? Infinity)
