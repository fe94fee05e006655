/**
 * How well a search engine ranks judged queries.
 *
 *     node bench/relevance/evaluate.ts --products F --queries F --labels F [--language en] [--worst N]
 *
 * The files are described in README.md beside this one. Prints NDCG@10, the mean reciprocal rank and the share of
 * queries without any result, over all queries, those marked as misspelled and each kind. Queries without a label
 * are nonsense: for them it prints how many find something all the same. `when-empty` gives partial matches only to
 * queries without full ones, as the shop does; `fill` also behind full matches that do not fill ten places.
 */
import { parseArgs } from 'node:util'
import { embeddedSearchEngine } from '../../server/src/adapters/search-engine/embedded/engine.ts'
import type { Language } from '../../server/src/adapters/search-engine/document.ts'
import type { PartialMode, SearchEngine } from '../../server/src/adapters/search-engine/port.ts'
import { printTable } from '../search/table.ts'
import { mean, ndcg10, reciprocalRank } from './measures.ts'
import { readLabels, readProducts, readQueries } from './read-files.ts'
import type { JudgedQuery, Labels } from './read-files.ts'

interface Judged {
  query: JudgedQuery
  found: string[]
  ndcg: number
  rank: number
}

const { values: options } = parseArgs({
  options: {
    products: { type: 'string' },
    queries: { type: 'string' },
    labels: { type: 'string' },
    language: { type: 'string', default: 'en' },
    worst: { type: 'string', default: '0' },
  },
})
if (!options.products || !options.queries || !options.labels) {
  throw new Error('give --products, --queries and --labels, each a file')
}
const language: Language = options.language === 'de' ? 'de' : 'en'
const products = await readProducts(options.products, language)
const queries = await readQueries(options.queries)
const labels = await readLabels(options.labels)
const engine = embeddedSearchEngine({ languages: [language] })
await engine.rebuild({
  categories: [],
  synonyms: [],
  documents: (async function* () {
    yield* products
  })(),
})
console.log(`${products.length} products, ${queries.length} queries`)
for (const partial of ['when-empty', 'fill'] as const) {
  const judged: Judged[] = []
  for (const query of queries) judged.push(await judge(engine, query, labels, partial))
  report(partial, judged)
}

async function judge(
  engine: SearchEngine,
  query: JudgedQuery,
  labels: Labels,
  mode: PartialMode,
): Promise<Judged> {
  const { hits, partial } = await engine.search({ q: query.text, language, rows: 10, partial: mode })
  const found = [...hits, ...partial].map(({ matnr }) => matnr)
  const grades = labels.get(query.id) ?? new Map<string, number>()
  return { query, found, ndcg: ndcg10(found, grades), rank: reciprocalRank(found, grades) }
}

function report(mode: PartialMode, judged: readonly Judged[]): void {
  const meant = judged.filter(({ query }) => labels.has(query.id))
  const nonsense = judged.filter(({ query }) => !labels.has(query.id))
  const kinds = [...new Set(meant.flatMap(({ query }) => query.kind ?? []))]
  const groups: [string, readonly Judged[]][] = [
    ['all', meant],
    ['misspelled', meant.filter(({ query }) => query.misspelled)],
    ...kinds.map((kind) => [kind, meant.filter(({ query }) => query.kind === kind)] as [string, Judged[]]),
  ]
  const rows = groups
    .filter(([, list]) => list.length)
    .map(([name, list]) => [
      name,
      list.length,
      mean(list.map(({ ndcg }) => ndcg)).toFixed(4),
      mean(list.map(({ rank }) => rank)).toFixed(4),
      `${(mean(list.map(({ found }) => (found.length ? 0 : 1))) * 100).toFixed(2)} %`,
    ])
  console.log(`\npartial matches: ${mode}`)
  printTable(['queries', 'number', 'NDCG@10', 'MRR', 'without result'], rows)
  const answered = nonsense.filter(({ found }) => found.length)
  console.log(
    `${nonsense.length} queries without labels, ${answered.length} of them find something` +
      (answered.length
        ? `: ${answered
            .map(({ query }) => query.text)
            .slice(0, 20)
            .join(', ')}`
        : ''),
  )
  const worst = meant.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, Number(options.worst))
  for (const { query, ndcg, found } of worst)
    console.log(`${ndcg.toFixed(2)}  ${query.text}  ${found.slice(0, 4).join(' ')}`)
}
