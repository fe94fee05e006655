import type { Answer } from '#web/app/api/resources.ts'
import { aTile } from './articles.ts'

/** What a search answers. */
export type Hits = Answer<'search', 'SEARCH'>

/** The answer of a search with these articles, from the first of all hits on, with nothing to say about them. */
export const someHits = (given: Partial<Hits> = {}, docs = [aTile()]): Hits => ({
  response: { numFound: docs.length, start: 0, docs },
  columns: [],
  facet_counts: { facet_fields: {}, facet_pivot: {} },
  facets: [],
  stats: { stats_fields: {} },
  responseHeader: { params: { q: '', fq: [], sort: '', rows: 24, start: 0 } },
  paging: {
    currentPage: 1,
    numberOfHits: docs.length,
    numberOfPages: 1,
    rows: 24,
    start: 0,
    solrOffline: false,
  },
  solrOffline: false,
  exactHit: null,
  droppedFilters: [],
  partial: false,
  nearestNumbers: [],
  corrections: [],
  unknownWords: [],
  readIn: null,
  ...given,
})
