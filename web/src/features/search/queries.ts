import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/app/api/api.ts'
import { getQuery } from '#web/app/api/queries.ts'
import type { Answer, Input } from '#web/app/api/resources.ts'
import { withKnownFilters } from './known-filters.ts'

type Found = Answer<'search', 'SEARCH'>
/** A search for one page of hits. */
export type SearchInput = Input<'search', 'SEARCH'> & { rows: number; start: number }
export type Filter = Found['facets'][number]

/** What a listing shows of a search's answer; the rest is for other clients of the shop, and would travel unseen. */
export type Hits = Pick<
  Found,
  | 'response'
  | 'columns'
  | 'facets'
  | 'solrOffline'
  | 'exactHit'
  | 'droppedFilters'
  | 'partial'
  | 'nearestNumbers'
  | 'corrections'
  | 'unknownWords'
  | 'readIn'
> & {
  /** The search they answer: while the next one is on its way they stay. */
  asked: SearchInput
  /** Filters that were wished for and do not exist for this visitor. */
  leftOut: string[]
}

/** Hits that come with a page; a longer page asks for the others once it stands. */
export const hitsAtFirst = 24

/** What a search gives at most, by its contract, which the browser does not load. */
const mostAtOnce = 500

/** Columns of a table that have room beside price, stock and the way into the basket, on the widest screens. */
const mostColumns = 4

/** Milliseconds after which hits that could not be had are asked for again. */
const whileAway = 10_000

/** Values a filter shows before it is asked for all of them. */
export const valuesAtFirst = 7

export const hitsQuery = (api: Api, input: SearchInput) =>
  queryOptions({
    queryKey: ['search', 'hits', input],
    queryFn: async (): Promise<Hits> => {
      const rows = Math.min(input.rows, hitsAtFirst)
      const { fq, leftOut, found } = await withKnownFilters([input.fq ?? []].flat(), (filters) =>
        api.post('search', 'SEARCH', { ...input, fq: filters, rows, facet_limit: valuesAtFirst }),
      )
      const { response, facets, solrOffline, exactHit, droppedFilters } = found
      const columns = found.columns.slice(0, mostColumns)
      const { partial, nearestNumbers, corrections, unknownWords, readIn } = found
      const notices = { solrOffline, exactHit, droppedFilters, partial, corrections, unknownWords, readIn }
      return { asked: { ...input, fq }, leftOut, response, columns, facets, nearestNumbers, ...notices }
    },
    // A search or shop that is away is noticed to come back.
    refetchInterval: ({ state }) => (state.error || state.data?.solrOffline === true ? whileAway : false),
  })

/** Letters a suggestion is asked for at most. */
const mostSuggested = 120

/** What the visitor himself has by the words of a search: the suggestions know. */
export const ownHitsQuery = (q: string) => getQuery('search', 'SUGGEST', { q: q.slice(0, mostSuggested) })

/** Whether the words of a search may be part of a document's number: one word with four figures in a row, so no 60x120. */
export const mayBeDocument = ({ q = '', fq = [], start }: SearchInput): boolean =>
  start === 0 && fq.length === 0 && /^\S*\d{4}\S*$/.test(q.trim())

/** The hits of a page behind its first ones; none where the page is short or has them all. */
export const furtherHitsQuery = (
  api: Api,
  { asked: input, response: { numFound, docs } }: Pick<Hits, 'asked' | 'response'>,
) => {
  const from = input.start + docs.length
  const end = Math.min(input.start + input.rows, numFound)
  return queryOptions({
    queryKey: ['search', 'further hits', input, from, end],
    enabled: docs.length === hitsAtFirst && from < end,
    queryFn: async () => {
      const parts = Array.from({ length: Math.ceil((end - from) / mostAtOnce) }, (_, part) => {
        const start = from + part * mostAtOnce
        return api.post('search', 'SEARCH', {
          ...input,
          start,
          rows: Math.min(mostAtOnce, end - start),
          facet_limit: 0,
        })
      })
      return (await Promise.all(parts)).flatMap(({ response }) => response.docs)
    },
  })
}

/** All values of one filter, counted in the same hits. */
export const wholeFilterQuery = (
  api: Api,
  { q, fq, strict }: Pick<SearchInput, 'q' | 'fq' | 'strict'>,
  { kind, field }: Pick<Filter, 'kind' | 'field'>,
) =>
  queryOptions({
    queryKey: ['search', 'filter', { q, fq, strict }, kind, field],
    queryFn: async () => {
      const asked = { q, fq, strict, rows: 0, facet_field: [field] }
      const { facets } = await api.post('search', 'SEARCH', asked)
      return facets.find((filter) => filter.kind === kind && filter.field === field) ?? null
    },
  })
