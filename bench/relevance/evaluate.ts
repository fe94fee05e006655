/**
 * How well a search engine ranks judged queries.
 *
 *     node bench/relevance/evaluate.ts --products F --labels F [--queries F] [--language en] [--engine embedded]
 *         [--gain exponential] [--zero 0] [--worst N]
 *
 * The files and options are described in README.md beside this one. Prints NDCG@10, the mean reciprocal rank and the
 * share of queries without any result, over all queries and for classes of them. Queries without a label are nonsense:
 * for them it prints how many find something all the same. `when-empty` gives partial matches only to queries without
 * full ones, as the shop does; `fill` also behind full matches that do not fill ten places.
 */
import { parseArgs } from 'node:util'
import type { Language, SearchDocument } from '../../server/src/adapters/search-engine/document.ts'
import { asCommand } from '../../server/src/commands/as-command.ts'
import { percentile, printTable } from '../search/table.ts'
import { classesOf } from './classes.ts'
import { gains, mean, ndcg10, reciprocalRank } from './measures.ts'
import { rankers } from './rankers.ts'
import { readLabels, readProducts, readQueries } from './read-files.ts'
import type { JudgedQuery, Labels } from './read-files.ts'

interface Judged {
  query: JudgedQuery
  found: string[]
  ndcg: number
  rank: number
  ms: number
}

const languages: readonly Language[] = ['de', 'en']

await asCommand(async () => {
  const { values: options } = parseArgs({
    options: {
      products: { type: 'string' },
      queries: { type: 'string' },
      labels: { type: 'string' },
      language: { type: 'string', default: 'en' },
      engine: { type: 'string', default: 'embedded' },
      gain: { type: 'string', default: 'exponential' },
      zero: { type: 'string', default: '0' },
      worst: { type: 'string', default: '0' },
    },
  })
  const openRanker = rankers[options.engine]
  const gain = gains[options.gain]?.(Number(options.zero))
  const language = languages.find((known) => known === options.language)
  const isNumeric = Number.isFinite(Number(options.zero)) && Number.isFinite(Number(options.worst))
  if (!options.products || !options.labels || !openRanker || !gain || !language || !isNumeric) {
    console.error(
      `Give --products and --labels, each a file; --engine is ${Object.keys(rankers).join(' or ')}, --gain ${Object.keys(gains).join(' or ')}, --language ${languages.join(' or ')}; --zero and --worst are numbers.`,
    )
    return 2
  }
  const products = await readProducts(options.products, language)
  const queries = await readQueries(options.queries ?? options.labels)
  const labels = await readLabels(options.labels, queries)
  const classes = classesOf(
    queries.filter(({ id }) => labels.has(id)),
    products,
  )
  const ranker = await openRanker(products, language)
  console.log(`${options.engine}: ${products.length} products, ${queries.length} queries`)
  tellOddities(products, labels, options.zero)
  for (const { name, rank } of ranker.ways) {
    const judged: Judged[] = []
    for (const query of queries) {
      const start = performance.now()
      const found = await rank(query.text)
      const ms = performance.now() - start
      const grades = labels.get(query.id) ?? new Map<string, number>()
      judged.push({
        query,
        found,
        ndcg: ndcg10(found, grades, gain),
        rank: reciprocalRank(found, grades, gain),
        ms,
      })
    }
    report(name, judged, labels, classes, Number(options.worst))
  }
  await ranker.close()
  return 0
})

function report(
  name: string,
  judged: readonly Judged[],
  labels: Labels,
  classes: ReturnType<typeof classesOf>,
  shown: number,
): void {
  const meant = judged.filter(({ query }) => labels.has(query.id))
  const nonsense = judged.filter(({ query }) => !labels.has(query.id))
  const groups: [string, readonly Judged[]][] = [
    ['all', meant],
    ...classes.map(({ name: of, holds }): [string, Judged[]] => [
      of,
      meant.filter(({ query }) => holds(query)),
    ]),
  ]
  const rows = groups
    .filter(([, list]) => list.length)
    .map(([group, list]) => [
      group,
      list.length,
      mean(list.map(({ ndcg }) => ndcg)).toFixed(4),
      mean(list.map(({ rank }) => rank)).toFixed(4),
      `${(mean(list.map(({ found }) => (found.length ? 0 : 1))) * 100).toFixed(2)} %`,
    ])
  const times = judged.map(({ ms }) => ms)
  console.log(
    `\n${name} (p50 ${percentile(times, 0.5).toFixed(2)} ms, p95 ${percentile(times, 0.95).toFixed(2)} ms)`,
  )
  printTable(['queries', 'number', 'NDCG@10', 'MRR', 'without result'], rows)
  const answered = nonsense.filter(({ found }) => found.length).map(({ query }) => query.text)
  const which = answered.length ? `: ${answered.slice(0, 20).join(', ')}` : ''
  console.log(`${nonsense.length} queries without labels, ${answered.length} of them find something${which}`)
  const worst = meant.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, shown)
  for (const { query, ndcg, found } of worst)
    console.log(`${ndcg.toFixed(2)}  ${query.text}  ${found.slice(0, 4).join(' ')}`)
}

/** What in the files makes figures mean less than they seem to. */
function tellOddities(products: readonly SearchDocument[], labels: Labels, zero: string): void {
  const known = new Set(products.map(({ matnr }) => matnr))
  const pairs = [...labels.values()].flatMap((grades) => [...grades])
  const strange = pairs.filter(([product]) => !known.has(product)).length
  if (strange)
    console.log(`${strange} of ${pairs.length} labels name a product that is not among the products`)
  const lowest = pairs.reduce((least, [, grade]) => Math.min(least, grade), Infinity)
  if (lowest > Number(zero))
    console.log(`no grade is below ${lowest}; when that means irrelevant, say --zero ${lowest}`)
}
