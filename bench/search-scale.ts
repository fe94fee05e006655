/**
 * How the embedded search engine behaves as the catalogue grows.
 *
 *     node bench/search-scale.ts [articles=200000] [queries=5000]
 *
 * Prints, per kind of the query mix, p50 and p95 of one search with all facets counted and 24 hits, one after the
 * other on one core; then suggestions, index time, memory, a change of 100 articles, and the snapshot.
 */
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { embeddedSearchEngine } from '../server/src/adapters/search-engine/embedded/engine.ts'
import type { SearchEngine } from '../server/src/adapters/search-engine/port.ts'
import { makeCatalogue } from './search/articles.ts'
import type { Catalogue } from './search/articles.ts'
import { makeQueries, mix } from './search/queries.ts'
import type { Kind } from './search/queries.ts'
import { ms, percentile, printTable } from './search/table.ts'

const [articles = 200_000, queries = 5000] = process.argv.slice(2).map(Number)

const catalogue = makeCatalogue(articles)
const engine = embeddedSearchEngine({ languages: ['de'] })
const built = performance.now()
const buildStall = await longestStall(() =>
  engine.rebuild({
    categories: catalogue.categories,
    synonyms: [],
    documents: catalogue.documents(articles),
  }),
)
const seconds = (performance.now() - built) / 1000
console.log(
  `${articles} articles indexed in ${seconds.toFixed(1)} s, longest stall ${ms(buildStall)} ms, ` +
    `index ${(engine.state().bytes / 2 ** 20).toFixed(0)} MiB`,
)
await measureQueries(engine, catalogue)
await measureSuggestions(engine, catalogue)
await measureChange(engine, catalogue)
await measureSnapshot(engine)

async function measureQueries(engine: SearchEngine, catalogue: Catalogue): Promise<void> {
  const list = makeQueries(catalogue, articles, queries)
  for (const { query } of list.slice(0, 300)) await engine.search(query)
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
  const all = Object.values(times).flat()
  const rows = [...Object.entries(times), ['all', all] as const].map(([kind, values]) => [
    kind,
    kind in mix ? `${mix[kind as Kind]} %` : '',
    ...percentiles(values),
  ])
  printTable(['query', 'share', 'p50 ms', 'p95 ms'], rows)
  const total = { wall: 0, cpu: 0 }
  for (const { wall, cpu } of all) {
    total.wall += wall
    total.cpu += cpu
  }
  console.log(
    `${((queries / total.wall) * 1000).toFixed(0)} queries/s, ` +
      `${((queries / total.cpu) * 1000).toFixed(0)} per second of processor time, ` +
      `${(hits / queries).toFixed(0)} hits per query on average`,
  )
}

async function measureSuggestions(engine: SearchEngine, catalogue: Catalogue): Promise<void> {
  const times: Spent[] = []
  for (const { query } of makeQueries(catalogue, articles, 1000)) {
    if (query.q === '') continue
    for (let length = 1; length <= Math.min(12, query.q.length); length++) {
      times.push(await spent(() => engine.suggest({ prefix: query.q.slice(0, length), language: 'de' })))
    }
  }
  console.log('suggestions, key by key')
  printTable(['', 'p50 ms', 'p95 ms'], [['', ...percentiles(times)]])
}

async function measureChange(engine: SearchEngine, catalogue: Catalogue): Promise<void> {
  const upserts = Array.from({ length: 100 }, (_, i) => catalogue.document(i * 17))
  const start = performance.now()
  const stall = await longestStall(() => engine.apply({ upserts, deletes: ['1000001'] }))
  console.log(
    `change of 100 articles visible after ${ms(performance.now() - start)} ms, longest stall ${ms(stall)} ms`,
  )
}

async function measureSnapshot(engine: SearchEngine): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'search-scale-'))
  try {
    const file = join(folder, 'index')
    let start = performance.now()
    const saveStall = await longestStall(() => engine.save(file, 'bench'))
    const saved = performance.now() - start
    const { size } = await stat(file)
    const other = embeddedSearchEngine({ languages: ['de'] })
    start = performance.now()
    const loadStall = await longestStall(() => other.load(file))
    const loaded = performance.now() - start
    console.log(
      `snapshot ${(size / 2 ** 20).toFixed(0)} MiB, saved in ${ms(saved)} ms (stall ${ms(saveStall)} ms), ` +
        `loaded in ${ms(loaded)} ms (stall ${ms(loadStall)} ms)`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Milliseconds passed, and those in which this thread had a processor: the second is what a busy machine leaves true. */
interface Spent {
  wall: number
  cpu: number
}

async function spent(work: () => Promise<unknown>): Promise<Spent> {
  const start = performance.now()
  const startCpu = cpuNow()
  await work()
  return { wall: performance.now() - start, cpu: cpuNow() - startCpu }
}

function cpuNow(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function percentiles(times: readonly Spent[]): string[] {
  const wall = times.map((time) => time.wall)
  return [percentile(wall, 0.5), percentile(wall, 0.95)].map(ms)
}

/** Longest time in milliseconds for which the event loop did not turn during the work. */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await work()
  delay.disable()
  return delay.max / 1e6
}
