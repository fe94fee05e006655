import type { NumberRange, SearchFilter, SearchRestriction } from '../../port.ts'
import type { ValueBook } from '../index/value-book.ts'

/** One filter as a bit that an article has when it meets the filter. */
export interface FilterBit {
  bit: number
  /** Facet whose counts leave this filter out; undefined for a condition that always holds. */
  facet?: number
  /** Facet values that meet the filter. */
  values: number[]
  /** Ranges of a column instead of values. */
  column?: { name: 'price' | 'created'; ranges: readonly NumberRange[] }
}

export interface FilterPlan {
  bits: FilterBit[]
  /** All bits together. */
  needed: number
  /** Sets of articles that all hits must be in. */
  matnrSets: ReadonlySet<string>[]
  /** Further words that all hits must meet. */
  queries: string[]
}

const mostFilters = 30

/** What a search has to check of its filters and restriction; filters of one field are joined. */
export function planFilters(
  filters: readonly SearchFilter[],
  restriction: SearchRestriction,
  book: ValueBook,
): FilterPlan {
  const byField = new Map<string, FilterBit>()
  const plan: FilterPlan = { bits: [], needed: 0, matnrSets: [], queries: [] }
  for (const filter of filters) {
    if (filter.kind === 'query') plan.queries.push(filter.q)
    else if (filter.kind === 'articles') plan.matnrSets.push(filter.matnrs)
    else join(byField, filter, book)
  }
  if (restriction.matnrs) plan.matnrSets.push(restriction.matnrs)
  if (restriction.catalogs) {
    byField.set('catalog', { bit: 0, values: keysToValues('catalog', restriction.catalogs, book) })
  }
  if (byField.size > mostFilters) throw new RangeError(`more than ${mostFilters} filter fields`)
  plan.bits = [...byField.values()].map((filter, i) => ({ ...filter, bit: 1 << i }))
  plan.needed = plan.bits.reduce((all, { bit }) => all | bit, 0)
  return plan
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

function keysToValues(field: string, keys: readonly string[], book: ValueBook): number[] {
  const facet = book.facetNumber(field)
  return facet === undefined ? [] : keys.flatMap((key) => book.valueNumber(facet, key) ?? [])
}

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
