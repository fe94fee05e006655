/**
 * How the embedded search engine behaves as the catalogue grows.
 *
 *     npm run bench:search [-- 10000 100000 200000 1000000] [--queries 5000]
 *
 * For each size: one search after the other on one core, all facets counted and 24 hits, by kind of the query mix;
 * suggestions, key by key; index time, memory and change with German and English texts; the snapshot. Stalls are the
 * longest work of the answering thread between two turns of its event loop.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { asCommand } from '../server/src/commands/as-command.ts'
import { embeddedSearchEngine } from '../server/src/adapters/search-engine/embedded/engine.ts'
import type { SearchEngine } from '../server/src/adapters/search-engine/port.ts'
import { makeCatalogue } from './search/articles.ts'
import type { Catalogue } from './search/articles.ts'
import { makeQueries, mix } from './search/queries.ts'
import type { Kind } from './search/queries.ts'
import { longestStall, percentiles, spent } from './search/spent.ts'
import type { Spent } from './search/spent.ts'
import { ms, percentile, printTable } from './search/table.ts'

/** Queries before the clock runs. */
const first = 2000
const options = { languages: ['de', 'en'], thread: true } as const

interface Row {
  articles: number
  cells: (string | number)[]
}

await asCommand(async () => {
  const { positionals, values } = parseArgs({
    options: { queries: { type: 'string', default: '5000' } },
    allowPositionals: true,
  })
  const sizes = positionals.length ? positionals.map(Number) : [10_000, 100_000, 200_000, 1_000_000]
  const queries = Number(values.queries)
  if (![...sizes, queries].every((number) => Number.isInteger(number) && number > 0))
    throw new Error('Sizes and --queries are whole numbers above 0.')
  console.log(
    `${availableParallelism()} cores (${cpus()[0]?.model}), Node ${process.version}, load before ${loadavg()[0]?.toFixed(1)}`,
  )
  const rows: Row[] = []
  for (const articles of sizes) rows.push({ articles, cells: await measureSize(articles, queries) })
  console.log()
  printTable(
    [
      'articles',
      'index s',
      'MiB',
      'queries/s',
      'p50 ms',
      'p95 ms',
      'per CPU s',
      'suggest p95 ms',
      'change ms',
      'stall ms',
      'load s',
    ],
    rows.map(({ articles, cells }) => [articles, ...cells]),
  )
  console.log(`load after ${loadavg()[0]?.toFixed(1)}`)
  return 0
})

async function measureSize(articles: number, queries: number): Promise<(string | number)[]> {
  const catalogue = makeCatalogue(articles)
  const engine = embeddedSearchEngine(options)
  const built = performance.now()
  const buildStall = await longestStall(() =>
    engine.rebuild({
      categories: catalogue.categories,
      synonyms: [],
      documents: catalogue.documents(articles),
    }),
  )
  const seconds = ((performance.now() - built) / 1000).toFixed(1)
  const mebibytes = (engine.state().bytes / 2 ** 20).toFixed(0)
  console.log(`\n${articles} articles: built in ${seconds} s, ${mebibytes} MiB, stall ${ms(buildStall)} ms`)
  const all = await measureQueries(engine, catalogue, articles, queries)
  const suggestions = await measureSuggestions(engine, catalogue, articles)
  const change = await measureChanges(engine, catalogue)
  const snapshot = await measureSnapshot(engine)
  await engine.close()
  return [
    seconds,
    mebibytes,
    perSecond(all, 'wall'),
    ...percentiles(all),
    perSecond(all, 'cpu'),
    ms(percentile(suggestions, 0.95)),
    ms(change.visible),
    ms(Math.max(buildStall, change.stall, snapshot.stall)),
    (snapshot.load / 1000).toFixed(2),
  ]
}

async function measureQueries(
  engine: SearchEngine,
  catalogue: Catalogue,
  articles: number,
  queries: number,
): Promise<Spent[]> {
  // What runs for the first time is slow; a shop runs for days.
  const all = makeQueries(catalogue, articles, first + queries)
  for (const { query } of all.slice(0, first)) await engine.search(query)
  const list = all.slice(first)
  const times: Record<Kind, Spent[]> = {
    'two words': [],
    number: [],
    typo: [],
    'two facets': [],
    category: [],
  }
  let hits = 0
  for (const { kind, query } of list) {
    const time = await spent(async () => {
      hits += (await engine.search(query)).numFound
    })
    times[kind].push(time)
  }
  const spentOnAll = Object.values(times).flat()
  printTable(
    ['query', 'share', 'p50 ms', 'p95 ms', 'per CPU s'],
    [...Object.entries(times), ['all', spentOnAll] as const].map(([kind, list]) => [
      kind,
      kind in mix ? `${mix[kind as Kind]} %` : '',
      ...percentiles(list),
      perSecond(list, 'cpu'),
    ]),
  )
  console.log(`${(hits / queries).toFixed(0)} hits per query on average`)
  return spentOnAll
}

async function measureSuggestions(
  engine: SearchEngine,
  catalogue: Catalogue,
  articles: number,
): Promise<number[]> {
  const times: Spent[] = []
  for (const { query } of makeQueries(catalogue, articles, 1000)) {
    if (query.q === '') continue
    for (let length = 1; length <= Math.min(12, query.q.length); length++) {
      times.push(await spent(() => engine.suggest({ prefix: query.q.slice(0, length), language: 'de' })))
    }
  }
  const [p50, p95] = percentiles(times)
  console.log(`suggestions, key by key: p50 ${p50} ms, p95 ${p95} ms`)
  return times.map(({ wall }) => wall)
}

/** Milliseconds until a change of 100 articles is seen, and the worst stall of ten such and of one of 10,000 with its merge. */
async function measureChanges(
  engine: SearchEngine,
  catalogue: Catalogue,
): Promise<{ visible: number; stall: number }> {
  const upserts = (count: number, from = 0) =>
    Array.from({ length: count }, (_, i) => catalogue.document((from + i) * 17))
  const visible: number[] = []
  const stalls: number[] = []
  for (let turn = 0; turn < 10; turn++) {
    const few = upserts(100, turn * 100)
    const start = performance.now()
    stalls.push(await longestStall(() => engine.apply({ upserts: few, deletes: [`${1_000_001 + turn}`] })))
    visible.push(performance.now() - start)
  }
  // As many at a time as are read from the change log, and no sooner.
  const importStall = await longestStall(async () => {
    for (let from = 0; from < 10_000; from += 500) await engine.apply({ upserts: upserts(500, from) })
  })
  console.log(
    `ten changes of 100 articles: visible after ${ms(percentile(visible, 0.5))} ms, ` +
      `stall ${ms(percentile(stalls, 0.5))} ms, at most ${ms(Math.max(...stalls))} ms; ` +
      `of 10,000 in twenty parts: stall ${ms(importStall)} ms`,
  )
  return { visible: percentile(visible, 0.5), stall: Math.max(...stalls, importStall) }
}

async function measureSnapshot(engine: SearchEngine): Promise<{ load: number; stall: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'search-scale-'))
  try {
    const file = join(folder, 'index')
    let start = performance.now()
    const saveStall = await longestStall(() => engine.save(file, 'bench'))
    const save = performance.now() - start
    const { size } = await stat(file)
    const other = embeddedSearchEngine(options)
    start = performance.now()
    const loadStall = await longestStall(() => other.load(file))
    const load = performance.now() - start
    console.log(
      `snapshot ${(size / 2 ** 20).toFixed(0)} MiB, saved in ${ms(save)} ms (stall ${ms(saveStall)} ms), ` +
        `loaded in ${ms(load)} ms (stall ${ms(loadStall)} ms)`,
    )
    return { load, stall: Math.max(saveStall, loadStall) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function perSecond(times: readonly Spent[], clock: keyof Spent): string {
  return ((times.length / times.reduce((sum, time) => sum + time[clock], 0)) * 1000).toFixed(0)
}
