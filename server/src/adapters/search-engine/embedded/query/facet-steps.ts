import type { SearchFilter, SearchQuery, SearchResult } from '../../port.ts'
import type { ValueBook } from '../index/value-book.ts'
import { type FacetAnswer, noFacets } from './facet-answer.ts'
import type { Found } from './found.ts'
import { namable } from './reading/namable.ts'
import type { Run } from './run.ts'

const defaultFacetValues = 100

/**
 * Counts the facets a query asks for over what was found.
 * @param filters those in force, which may be fewer than the query's
 * @param alone the run that finds what passes one filter and nothing else
 */
export function* facetSteps(
  found: Found,
  { facets = [], language, facetLimit = defaultFacetValues }: SearchQuery,
  filters: readonly SearchFilter[],
  book: ValueBook,
  alone: (filter: SearchFilter) => Run,
): Generator<Run, FacetAnswer & Pick<SearchResult, 'unknownFields'>, Found> {
  if (facets.length === 0) return { ...noFacets(), unknownFields: [] }
  const wish = { facets, language, limit: facetLimit, filters }
  const { values, fields, unknown } = yield* namable(found, wish, book, alone)
  return { ...found.facets({ ...wish, chosen: values, narrowed: fields }), unknownFields: [...unknown] }
}
