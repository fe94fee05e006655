/**
 * What the shop answers in a second, beside a server that sends the same bytes ready-made, in the same run.
 *
 *     npm run bench [-- seconds=5 connections=10 articles=0]
 *
 * Starts a shop of its own on an embedded database in a temporary folder, with the demo wholesaler and, where
 * asked for, so many made-up articles besides (200000 take some minutes to import); then it also prints for how long the import and
 * a restart block the event loop. The storefront must be built (npm run build).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { startShop } from '../e2e/shop.ts'
import { cpuTime, databasePid } from './http/cpu-time.ts'
import { grownShop } from './http/grown-shop.ts'
import { FreshSearches, freshKinds } from './http/fresh-searches.ts'
import { type Catalogue, event, prices, searches } from './http/kinds.ts'
import { type Figures, type Request, measure, measureFresh, measureOnce } from './http/measure.ts'
import { ms, printTable } from './search/table.ts'

const [seconds = 5, connections = 10, madeUp = 0] = process.argv.slice(2).map(Number)
const different = 200
/** Seconds before the clock runs: what runs for the first time is slow; a shop runs for days. */
const warming = 2
const orders = 240
const buyers = ['meister', 'chef', 'buero', 'geselle']
const password = 'Fliese60x120!'
const importToken = randomBytes(24).toString('hex')

/** More a second than are ever answered. */
const mostFresh = 5000

/**
 * What is measured: requests whose answers a server sends ready-made beside it, and how the shop is asked for those and
 * others like them; `warm` for what runs for the first time.
 */
type Asked = { samples: Request[]; warm?: () => Promise<Figures>; run: () => Promise<Figures> }

/** `cpu`: milliseconds of processor time an answer takes, the database's included. */
type Measured = Figures & { cpu: number }

const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'))
// Where root runs it the database runs as another user, who must be able to enter.
await chmod(folder, 0o755)
console.log(
  `${availableParallelism()} cores (${cpus()[0]?.model}), Node ${process.version}, load before ${loadavg()[0]?.toFixed(1)}`,
)
const dataDir = path.join(folder, 'data')
const start = () => startShop({ dataDir, environment: { IMPORT_TOKEN: importToken } })
const { shop, watched } =
  madeUp > 0 ? await grownShop(start, importToken, madeUp) : { shop: await start(), watched: [] }
try {
  if (watched.length > 0) printTable(['', 'seconds', 'event loop blocked, ms'], watched)
  await measureAll()
} finally {
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measureAll(): Promise<void> {
  const catalogue = await readCatalogue()
  const cookies = await Promise.all(buyers.map(login))
  const rows: (readonly (string | number)[])[] = []
  const row = async (name: string, asked: Asked) => {
    const [figures, bare] = await beside(asked)
    const ratio = `1/${(bare.perSecond / figures.perSecond).toFixed(1)}`
    const effort = `1/${(figures.cpu / bare.cpu).toFixed(1)}`
    rows.push([name, ...columns(figures), ...columns(bare), ratio, effort])
    console.log(`${name}: ${figures.perSecond.toFixed(0)}/s, ${ratio}`)
  }

  const kinds = Object.entries(searches(catalogue, different))
  // A process that has just started runs its code as it stands: whatever was asked first got half of what it gets later.
  for (const [, requests] of kinds) await again(requests).warm?.()
  for (const [name, requests] of kinds) await row(name, again(requests))
  const ofCustomer = Object.values(searches(catalogue, different / 5)).flat()
  await row(
    'all five, of a customer',
    again(ofCustomer.map((request) => withCookie(request, cookies[0] ?? ''))),
  )
  if (madeUp > 0) {
    const unasked = new FreshSearches(madeUp)
    for (const kind of freshKinds)
      await row(
        `never asked before, ${kind}`,
        fresh((count) => unasked.next(kind, count)),
      )
    const ofHim = (count: number) => unasked.next('the mix', count, cookies[0])
    await row('the same, of a customer', fresh(ofHim))
  }
  await row('10 prices of a customer', again(prices(catalogue, different, cookies[0] ?? '')))
  await row('add to basket', again(additions(catalogue, cookies)))
  await row('place order', once(await preparedOrders(catalogue, cookies)))
  const pages = categoryPages(catalogue)
  await row('HTML of a category, brotli', again(pages))
  await row('the same, of a customer', again(pages.map((request) => withCookie(request, cookies[0] ?? ''))))
  const each = ['req/s', 'p50 ms', 'p95 ms', 'CPU ms']
  printTable(['', ...each, ...each.map((name) => `bare ${name}`), 'ratio', 'by CPU'], rows)
  console.log(`load after ${loadavg()[0]?.toFixed(1)}`)
}

function withCookie(request: Request, cookie: string): Request {
  return { ...request, headers: { ...request.headers, cookie } }
}

function columns({ perSecond, p50, p95, cpu }: Measured): string[] {
  return [perSecond.toFixed(0), ms(p50), ms(p95), ms(cpu)]
}

/** The requests again and again: what can be kept comes from memory. */
function again(requests: readonly Request[]): Asked {
  const samples = atShop(requests)
  return {
    samples,
    warm: () => measure(shop.url, samples, { connections, seconds: warming }),
    run: () => measure(shop.url, samples, { connections, seconds }),
  }
}

/** Each request once; the first is the sample. */
function once(requests: readonly Request[]): Asked {
  const [first, ...others] = atShop(requests)
  return { samples: first ? [first] : [], run: () => measureOnce(shop.url, others, { connections }) }
}

/** Requests of a kind, none of them a second time. */
function fresh(next: (count: number) => Request[]): Asked {
  const ask = (time: number) =>
    measureFresh(shop.url, atShop(next(time * mostFresh)), { connections, seconds: time })
  return { samples: atShop(next(different)), warm: () => ask(warming), run: () => ask(seconds) }
}

function atShop(requests: readonly Request[]): Request[] {
  return requests.map((request) => ({ ...request, path: new URL(request.path, shop.url).pathname }))
}

/** Measures the requests at the shop, then the bytes of the samples from the bare server. */
async function beside({ samples, warm, run }: Asked): Promise<[Measured, Measured]> {
  const answers = path.join(folder, 'answers')
  await rm(answers, { recursive: true, force: true })
  await mkdir(answers)
  for (const [index, request] of samples.entries()) await saveAnswer(request, path.join(answers, `${index}`))
  await warm?.()
  const figures = await withCpu([shop.process.pid ?? 0, await databasePid(dataDir)], run)

  const bare = spawn(process.execPath, [path.join(import.meta.dirname, 'http/bare-server.ts'), answers], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    const url = `http://127.0.0.1:${await firstLine(bare)}/`
    const same = samples.map((request, index) => ({ ...request, path: `/${index}` }))
    return [figures, await withCpu([bare.pid ?? 0], () => measure(url, same, { connections, seconds }))]
  } finally {
    bare.kill()
  }
}

async function withCpu(pids: readonly number[], run: () => Promise<Figures>): Promise<Measured> {
  const before = await cpuTime(pids)
  const figures = await run()
  return { ...figures, cpu: ((await cpuTime(pids)) - before) / figures.count }
}

/** The answer as it comes over the wire, compressed where it is. */
function saveAnswer({ path: pathname, method, headers, body }: Request, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(new URL(pathname, shop.url), { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const kept = ['content-type', 'content-encoding'].flatMap((name) => {
          const value = response.headers[name]
          return typeof value === 'string' ? [[name, value]] : []
        })
        const done = [
          writeFile(file, Buffer.concat(chunks)),
          writeFile(`${file}.json`, JSON.stringify(Object.fromEntries(kept))),
        ]
        Promise.all(done).then(() => resolve(), reject)
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function call<Answer>(request: Request): Promise<Answer & { cookie: string }> {
  const { method, headers, body = null } = request
  const response = await fetch(new URL(request.path, shop.url), { method, headers, body })
  const answer = (await response.json()) as Answer & { status: string; code: string }
  if (answer.status !== 'OK') throw new Error(`${request.path} ${body}: ${answer.code}`)
  return { ...answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

async function login(alias: string): Promise<string> {
  return (await call(event('session', 'LOGIN', { user_alias: alias, password }))).cookie
}

async function readCatalogue(): Promise<Catalogue> {
  type Found = { response: { docs: Catalogue['articles'] } }
  const { response } = await call<Found>(event('search', 'SEARCH', { q: '', rows: 500, sort: 'name' }))
  const names = await fetch(new URL('api/categories?event=GET_SHOP_CATEGORY_NAMES', shop.url))
  const { categories } = (await names.json()) as { categories: { id: string; parent: string }[] }
  const parents = new Map(categories.map(({ id, parent }) => [id, parent]))
  const pageOf = (id: string): string => {
    const parent = parents.get(id) ?? ''
    return parent === '' ? id : `${pageOf(parent)}/${id}`
  }
  const articles = response.docs.filter(({ price, discontinued }) => price !== null && !discontinued)
  const ids = categories.map(({ id }) => id)
  return { articles, categories: ids, categoryPages: ids.map(pageOf) }
}

function additions({ articles }: Catalogue, cookies: readonly string[]): Request[] {
  return Array.from({ length: different }, (_, index) => {
    const { matnr, qty_stepsize } = articles[index % 20]!
    const cookie = cookies[index % cookies.length]
    return event('basket', 'ADD_ARTICLE', { matnr, quantity: qty_stepsize }, cookie)
  })
}

/** Baskets of three articles each, and the requests that order them. */
async function preparedOrders({ articles }: Catalogue, cookies: readonly string[]): Promise<Request[]> {
  const made: Request[] = []
  for (let index = 0; index < orders; index++) {
    const cookie = cookies[index % cookies.length]
    const created = await call<{ basket: { id: string } }>(
      event('basket', 'CREATE_BASKET', { name: `Messung ${index}` }, cookie),
    )
    const multibasket = created.basket.id
    const lines = articles.slice(index % 50, (index % 50) + 3)
    const wanted = lines.map(({ matnr, qty_stepsize }) => ({ matnr, quantity: qty_stepsize }))
    await call(event('basket', 'ADD_ARTICLES', { multibasket, articles: wanted }, cookie))
    made.push(event('checkout', 'PLACE_ORDER', { multibasket, idempotency_key: `measured-${index}` }, cookie))
  }
  return made
}

function categoryPages({ categoryPages }: Catalogue): Request[] {
  return Array.from({ length: different }, (_, index) => ({
    method: 'GET',
    path: `c/${categoryPages[index % 20]}`,
    headers: { 'accept-encoding': 'br' },
  }))
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString('utf8').trim()))
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)))
  })
}
