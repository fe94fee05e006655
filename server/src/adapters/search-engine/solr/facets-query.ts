import type { ArticleSet } from '../port.ts'
import { PriceCounts } from '../embedded/query/counts.ts'
import type { FilterPlan } from '../embedded/query/filter-plan.ts'
import type { ValueBook } from '../embedded/index/value-book.ts'
import { filterTag, termsFilter } from './filters-query.ts'
import { barField, priceField, readValueToken, valueToken } from './layout.ts'
import type { Params } from './params.ts'
import { bucketsOf } from './select.ts'
import type { FacetResult } from './select.ts'

type Facets = Record<string, unknown>

const valuesFacet = (prefix: string | undefined, excluded: string | undefined) => ({
  type: 'terms',
  field: 'value',
  limit: -1,
  sort: { index: 'asc' },
  ...(prefix !== undefined && { prefix }),
  ...domain(excluded),
})

const domain = (excluded: string | undefined) =>
  excluded !== undefined && { domain: { excludeTags: excluded } }

const setFacet = (place: number): string => `set${place}`
const allValues = 'values'

/**
 * What is counted: the values of all fields at once (or of those wanted), for each filtered field its values with that
 * filter left out, and the prices.
 */
export function facetRequest(
  plan: FilterPlan,
  wanted: readonly string[] | 'all',
  book: ValueBook,
  currency?: string,
): Facets {
  const facets: Facets = {}
  if (wanted === 'all') facets[allValues] = valuesFacet(undefined, undefined)
  else {
    for (const [i, field] of wanted.entries())
      if (field !== 'price') facets[`${allValues}${i}`] = valuesFacet(valueToken(field, ''), undefined)
  }
  for (const [i, { facet, column }] of plan.bits.entries()) {
    const field = book.facets[facet]?.field
    if (column || field === undefined || !(wanted === 'all' || wanted.includes(field))) continue
    facets[filterTag(i)] = valuesFacet(valueToken(field, ''), filterTag(i))
  }
  if (wanted !== 'all' && !wanted.includes('price')) return facets
  const own = plan.bits.findIndex(({ column }) => column?.name === 'price')
  facets['prices'] = {
    type: 'query',
    q: `${priceField(currency)}:[* TO *]`,
    ...domain(own < 0 ? undefined : filterTag(own)),
    facet: {
      bars: { type: 'terms', field: barField(currency), limit: -1 },
      min: `min(${priceField(currency)})`,
      max: `max(${priceField(currency)})`,
    },
  }
  return facets
}

export function setRequests(sets: readonly ArticleSet[], params: Params): Facets {
  const queries = sets.map(({ matnrs }, i) => [
    setFacet(i),
    { type: 'query', q: termsFilter('matnr', [...matnrs], params) },
  ])
  return Object.fromEntries(queries) as Facets
}

export const countOf = (facet: FacetResult): number => (typeof facet === 'object' ? (facet.count ?? 0) : 0)

export const readSets = (sets: readonly ArticleSet[], facets: Record<string, FacetResult>): number[] =>
  sets.map((_, i) => countOf(facets[setFacet(i)]))

/** Counts by token; those of a filtered field with its own filter left out. */
export function readTokens(plan: FilterPlan, book: ValueBook, facets: Record<string, FacetResult>) {
  const counts = new Map<string, number>()
  const own = plan.bits.flatMap(({ facet, column }, i) =>
    facets[filterTag(i)] === undefined || column
      ? []
      : [{ field: book.facets[facet]!.field, tag: filterTag(i) }],
  )
  const filtered = new Set(own.map(({ field }) => field))
  for (const [name, facet] of Object.entries(facets)) {
    if (!name.startsWith(allValues)) continue
    for (const { val, count } of bucketsOf(facet))
      if (!filtered.has(readValueToken(String(val)).field)) counts.set(String(val), count)
  }
  for (const { tag } of own)
    for (const { val, count } of bucketsOf(facets[tag])) counts.set(String(val), count)
  return counts
}

export function readPrices(facets: Record<string, FacetResult>): PriceCounts {
  const prices = new PriceCounts()
  const facet = facets['prices']
  if (typeof facet !== 'object' || facet.bars === undefined) return prices
  for (const { val, count } of bucketsOf(facet.bars)) prices.bars[Number(val)] = count
  if (facet.min !== undefined && facet.max !== undefined) {
    prices.min = facet.min
    prices.max = facet.max
  }
  return prices
}
