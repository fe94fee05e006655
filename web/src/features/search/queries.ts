import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/app/api/api.ts'
import type { Answer, Input } from '#web/app/api/resources.ts'

type Found = Answer<'search', 'SEARCH'>
export type SearchInput = Input<'search', 'SEARCH'>
export type Filter = Found['facets'][number]

/** What a listing shows of a search's answer; the rest is for other clients of the shop, and would travel unseen. */
export type Hits = Pick<
  Found,
  | 'response'
  | 'columns'
  | 'facets'
  | 'paging'
  | 'solrOffline'
  | 'exactHit'
  | 'droppedFilters'
  | 'partial'
  | 'nearestNumbers'
  | 'corrections'
  | 'unknownWords'
  | 'readIn'
>

/** Values a filter shows before it is asked for all of them. */
export const valuesAtFirst = 7

export const hitsQuery = (api: Api, input: SearchInput) =>
  queryOptions({
    queryKey: ['search', 'hits', input],
    queryFn: async (): Promise<Hits> => {
      const found = await api.post('search', 'SEARCH', { ...input, facet_limit: valuesAtFirst })
      const { response, columns, facets, paging, solrOffline, exactHit, droppedFilters } = found
      const { partial, nearestNumbers, corrections, unknownWords, readIn } = found
      const notices = { solrOffline, exactHit, droppedFilters, partial, corrections, unknownWords, readIn }
      return { response, columns, facets, paging, nearestNumbers, ...notices }
    },
  })

/** All values of one filter, counted in the same hits. */
export const wholeFilterQuery = (
  api: Api,
  { q, fq, strict }: SearchInput,
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
