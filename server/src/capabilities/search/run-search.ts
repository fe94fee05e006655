import type { Parsed } from '@shop/contract/define-resource'
import type { search } from '@shop/contract/resources/search'
import {
  SearchOffline,
  type SearchFilter,
  type SearchQuery,
  type SearchResult,
} from '#server/adapters/search-engine/port.ts'
import type { Context } from '#server/http/context.ts'
import { restrictionOf } from '../assortment/public.ts'
import { knownCategoryIds, numberAsked } from '../catalogue/public.ts'
import { readSettings } from '../shop/public.ts'
import { isFacetField, parseFilters } from './filter-query.ts'
import { indexedCurrency } from './index-cursor.ts'
import { ownSets } from './own-sets.ts'
import { parseSort } from './sort.ts'

type Input = Parsed<typeof search, 'SEARCH'>

/** An entry that may name a category by its hierarchy value, which begins with a sort key; an id needs no look-up. */
const hierarchyValue = /^(category:")?\d{6}/

/** Fields a caller may name in `qf`; those of a kind lie in one index, and each of them stands for all of them. */
const numberFields = new Set([
  'number',
  'matnr',
  'matnrDisplay',
  'bismt',
  'ean',
  'supplier_matnr',
  'customerMatnr',
])
const textFields = new Set(
  'maktx maktx1 maktx2 maktx3 maktx4 description brand supplier supplier_name attributes'.split(' '),
)
const isQueryField = (name: string) => numberFields.has(name) || textFields.has(name)

/** Values of one facet where just that one is asked for. */
const everyValue = 10_000

export type Asked = {
  query: SearchQuery
  filters: SearchFilter[]
  /** Most values a facet names. */
  facetLimit: number
}

/** Reads the parameters of a search; wrong ones are refused with the field that is wrong. */
export async function readQuery(input: Input, context: Context): Promise<Asked> {
  const since = performance.now()
  const { actor, language } = context
  const entries = input.fq ?? []
  const named = entries.filter((entry) => hierarchyValue.test(entry))
  const categoryId = named.length === 0 ? () => undefined : await knownCategoryIds(context)
  const sets = await ownSets(context)
  const parsed = parseFilters(entries, categoryId, sets)
  if ('wrong' in parsed) throw context.invalid({ [`fq.${parsed.wrong}`]: 'UNKNOWN_VALUE' })
  const sort = parseSort(input.sort ?? '')
  if (sort === undefined) throw context.invalid({ sort: 'UNKNOWN_VALUE' })
  const searched = namedFields(input.qf ?? '')
  if (!searched.every(isQueryField)) throw context.invalid({ qf: 'UNKNOWN_VALUE' })
  const facets = input.facet_field
  const unknownFacet = facets?.findIndex((field) => !isFacetField(field)) ?? -1
  if (unknownFacet >= 0) throw context.invalid({ [`facet_field.${unknownFacet}`]: 'UNKNOWN_VALUE' })
  const shops = await pricedIn(context)
  const query: SearchQuery = {
    q: await numberAsked(context, input.q ?? ''),
    ...(actor.currency !== shops && { currency: actor.currency }),
    language,
    filters: parsed.filters,
    fuzzy: input.fuzzy ?? true,
    relax: !input.strict,
    ...onlyIn(searched),
    sort,
    start: input.start ?? 0,
    rows: input.rows ?? 24,
    facets: facets ?? 'all',
    sets,
    ...(facets !== undefined && { facetLimit: everyValue }),
    restriction: restrictionOf(actor, input.usercatalog),
    since,
  }
  return { query, filters: parsed.filters, facetLimit: input.facet_limit ?? Infinity }
}

/** The currency of the index's own prices. While it is made anew in another one, the amounts are those of the old. */
async function pricedIn({ db, services }: Context): Promise<string> {
  return indexedCurrency(services.search) ?? (await readSettings(db, 'prices')).prices.currency
}

/** Names of a `qf`, such as 'maktx^2 number', without their weights. */
const namedFields = (qf: string): string[] =>
  qf
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => name.replace(/\^[\d.]+$/, ''))

function onlyIn(named: readonly string[]): Pick<SearchQuery, 'fields'> {
  const [numbers, texts] = [numberFields, textFields].map((kind) => named.some((name) => kind.has(name)))
  return numbers === texts ? {} : { fields: numbers ? 'numbers' : 'texts' }
}

/** The engine's answer; undefined while it is building or does not answer. */
export async function ask(context: Context, query: SearchQuery): Promise<SearchResult | undefined> {
  try {
    return await context.services.search.search(query)
  } catch (error) {
    if (error instanceof SearchOffline) return undefined
    throw error
  }
}
