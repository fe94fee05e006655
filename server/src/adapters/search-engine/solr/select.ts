import type { SolrAsker } from './one-search.ts'

/** A search in Solr's JSON request form. */
export interface SelectRequest {
  query: string
  filter?: readonly string[]
  fields?: readonly string[]
  offset?: number
  limit: number
  sort?: string
  facet?: Record<string, unknown>
  /** What `$name` in queries stands for. */
  params?: Record<string, string>
}

export type Bucket = { val: string | number; count: number; weight?: number }
/** A facet of any kind, as far as it is read; the count of all that was found is a number. */
export type FacetResult =
  | number
  | {
      count?: number
      buckets?: Bucket[]
      bars?: FacetResult
      min?: number
      max?: number
      kinds?: FacetResult
      weight?: number
    }
  | undefined

export interface SelectAnswer {
  numFound: number
  docs: Record<string, string | number | undefined>[]
  facets: Record<string, FacetResult>
  nextCursorMark?: string
}

/** Sends a search. Refuses with SearchOffline when nothing of use is answered in time. */
export async function select(
  client: SolrAsker,
  request: SelectRequest,
  timeout?: number,
): Promise<SelectAnswer> {
  const sent = { body: request, ...(timeout !== undefined && { timeout }) }
  return client.ask(`/${client.address.alias}/select`, sent, readAnswer)
}

function readAnswer(answer: unknown): SelectAnswer | undefined {
  if (!isSelectAnswer(answer)) return undefined
  const { response, facets = {}, nextCursorMark } = answer
  return { ...response, facets, ...(nextCursorMark !== undefined && { nextCursorMark }) }
}

interface RawAnswer {
  response: Pick<SelectAnswer, 'numFound' | 'docs'>
  facets?: SelectAnswer['facets']
  nextCursorMark?: string
}

function isSelectAnswer(answer: unknown): answer is RawAnswer {
  if (!isObject(answer) || !isObject(answer['response'])) return false
  const { numFound, docs } = answer['response']
  const { facets = {} } = answer
  return typeof numFound === 'number' && Array.isArray(docs) && docs.every(isObject) && isObject(facets)
}

export const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null

/** Buckets of a facet, none when it found nothing. */
export const bucketsOf = (facet: FacetResult): Bucket[] =>
  typeof facet === 'object' ? (facet.buckets ?? []) : []
