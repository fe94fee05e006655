import { languages } from './document.ts'
import { embeddedSearchEngine } from './embedded/engine.ts'
import type { SearchEngine } from './port.ts'
import { solrSearchEngine } from './solr/engine.ts'
import type { SolrOptions } from './solr/engine.ts'

/** Solr where SOLR_URL names one, else the engine in the process. Throws when SOLR_URL cannot be read. */
export const chooseSearch = (
  { solrUrl }: { solrUrl: string | undefined },
  onState: NonNullable<SolrOptions['onState']>,
): SearchEngine =>
  solrUrl === undefined
    ? embeddedSearchEngine({ languages, thread: true })
    : solrSearchEngine({ url: solrUrl, onState })
