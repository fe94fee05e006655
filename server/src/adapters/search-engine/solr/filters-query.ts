import type { NumberRange, SearchFilter, SearchRestriction } from '../port.ts'
import { reservedKey } from '../embedded/index/document-values.ts'
import type { ValueBook } from '../embedded/index/value-book.ts'
import type { FilterPlan } from '../embedded/query/filter-plan.ts'
import { priceField, valueToken } from './layout.ts'
import { decimal } from './params.ts'
import type { Params } from './params.ts'

/** Stands between the values of a list; in no value. */
const listSeparator = '\u001E'

/** Tag of the filter of a plan at a place, by which facets leave it out. */
export const filterTag = (place: number): string => `f${place}`

/** The filters of a plan, each with its tag. */
export function filterQueries(
  { bits, matnrSets }: FilterPlan,
  book: ValueBook,
  params: Params,
  currency?: string,
): string[] {
  const tagged = bits.map(({ column, values }, i) => {
    if (column)
      return `{!query tag=${filterTag(i)} v=${rangesQuery(column.name === 'price' ? priceField(currency) : column.name, column.ranges, params)}}`
    const tokens = values.map((value) => tokenOf(value, book))
    return termsFilter('value', tokens, params, ` tag=${filterTag(i)}`)
  })
  return [...tagged, ...matnrSets.map((matnrs) => termsFilter('matnr', [...matnrs], params, ' cache=false'))]
}

/**
 * What a user may find, from his rights alone: what this node happens to know of the index must not widen it. Sets of
 * articles of the restriction are among those of the plan.
 */
export function rightsQuery({ catalogs, open }: SearchRestriction, params: Params): string | undefined {
  if (!catalogs && !open) return undefined
  const given = termsFilter(
    'value',
    (catalogs ?? []).map((id) => valueToken('catalog', id)),
    params,
  )
  if (!open) return given
  const reserved = params.add(`{!term f=value v=${params.add(valueToken('catalog', reservedKey))}}`)
  const unreserved = params.add(`{!bool must=${params.add('*:*')} must_not=${reserved}}`)
  return `{!bool should=${unreserved} should=${params.add(given)}}`
}

export const tokenOf = (value: number, { values, facets }: ValueBook): string =>
  valueToken(facets[values[value]!.facet]!.field, values[value]!.key)

/** Facet values that filters name, as tokens. */
export const namedTokens = (filters: readonly SearchFilter[]): string[] =>
  filters.flatMap((filter) =>
    filter.kind === 'field' || filter.kind === 'pivot'
      ? filter.values.map((key) => valueToken(filter.field, key))
      : [],
  )

/** A filter of articles that have one of the values; none where there is no value. */
export function termsFilter(field: string, values: readonly string[], params: Params, local = ''): string {
  if (!values.length) return `{!query${local} v='-*:*'}`
  return `{!terms f=${field} separator=${params.add(listSeparator)}${local} v=${params.add(values.join(listSeparator))}}`
}

function rangesQuery(field: string, ranges: readonly NumberRange[], params: Params): string {
  const end = (value: number | undefined) => (value === undefined ? '*' : decimal(value))
  const parts = ranges.map(({ from, to }) => `${field}:[${end(from)} TO ${end(to)}]`)
  return params.add(parts.length ? parts.join(' OR ') : '-*:*')
}
