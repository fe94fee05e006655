import type { SearchQuery, SearchResult } from '../../port.ts'
import { correctionsOf } from './reading/corrections.ts'
import { noFacets } from './facet-answer.ts'
import type { QueryWord } from './reading/options.ts'

/** The answer to a query: what was found, and nothing of all else. */
export const resultOf = (
  { start = 0, sets = [] }: Pick<SearchQuery, 'start' | 'sets'>,
  found: Partial<SearchResult>,
  words: readonly QueryWord[] | undefined,
): SearchResult => ({
  ...noFacets(),
  unknownFields: [],
  numFound: 0,
  start,
  hits: [],
  partial: [],
  sets: sets.map(({ name }) => ({ name, count: 0 })),
  corrections: correctionsOf(words, found.unknownWords),
  unknownWords: [],
  ...found,
})
