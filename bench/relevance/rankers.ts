import MiniSearch from 'minisearch'
import type {
  Language,
  SearchCategory,
  SearchDocument,
} from '../../server/src/adapters/search-engine/document.ts'
import { embeddedSearchEngine } from '../../server/src/adapters/search-engine/embedded/engine.ts'
import type { PartialMode, SearchEngine } from '../../server/src/adapters/search-engine/port.ts'
import { solrSearchEngine } from '../../server/src/adapters/search-engine/solr/engine.ts'

/** Ids of the ten best products for a query, best first. */
type Rank = (query: string) => Promise<string[]>

export interface Ranker {
  /** Ways the engine has of answering, each with its name. */
  ways: { name: string; rank: Rank }[]
  close: () => Promise<void>
}

const places = 10

/** Engines by the name the command knows them by. */
export const rankers: Record<string, (products: SearchDocument[], language: Language) => Promise<Ranker>> = {
  embedded: (products, language) =>
    rankerOf(embeddedSearchEngine({ languages: [language] }), products, language),
  solr: (products, language) => {
    const url = process.env['SOLR_URL']
    if (!url) throw new Error('SOLR_URL says where Solr is, as for the shop: http://host:8983/solr/gewerk')
    return rankerOf(solrSearchEngine({ url: besideTheShop(url), languages: [language] }), products, language)
  },
  minisearch,
}

/**
 * SOLR_URL is usually the shop's, and a ranker makes the index of its alias anew: it has an alias of its own on the same
 * nodes, `gewerk-relevance` beside `gewerk`, and no collection of the one bears a name of the other.
 */
export const besideTheShop = (url: string): string =>
  url
    .split(',')
    .map((node) => `${node.trim().replace(/\/+$/, '')}-relevance`)
    .join(',')

/** Any engine behind the shop's search port, with partial matches as the shop gives them and as many as there are. */
async function rankerOf(
  engine: SearchEngine,
  products: SearchDocument[],
  language: Language,
): Promise<Ranker> {
  await engine.rebuild({
    categories: categoriesOf(products, language),
    synonyms: [],
    documents: (async function* () {
      yield* products
    })(),
  })
  const way = (partial: PartialMode) => ({
    name: `partial matches: ${partial}`,
    rank: async (q: string) => {
      const answer = await engine.search({ q, language, rows: places, partial })
      return [...answer.hits, ...answer.partial].map(({ matnr }) => matnr)
    },
  })
  return { ways: [way('fill'), way('when-empty')], close: () => engine.close() }
}

/** The categories products name, each by its name. */
const categoriesOf = (products: readonly SearchDocument[], language: Language): SearchCategory[] =>
  [...new Set(products.flatMap(({ categories = [] }) => categories.flat()))].map((id) => ({
    id,
    name: { [language]: id },
    sort: '000000',
  }))

/** A general search library for comparison: titles and descriptions, prefixes, a fifth of a word's letters wrong. */
async function minisearch(products: SearchDocument[], language: Language): Promise<Ranker> {
  const index = new MiniSearch({ fields: ['title', 'rest'], searchOptions: { prefix: true, fuzzy: 0.2 } })
  index.addAll(
    products.map(({ matnr, brand, texts, categories = [] }) => ({
      id: matnr,
      title: texts[language]?.maktx ?? '',
      rest: [texts[language]?.maktx2, categories.flat().join(' '), brand, texts[language]?.description].join(
        ' ',
      ),
    })),
  )
  const rank: Rank = async (query) =>
    index
      .search(query)
      .slice(0, places)
      .map(({ id }) => String(id))
  return { ways: [{ name: 'prefix and fuzzy', rank }], close: async () => {} }
}
