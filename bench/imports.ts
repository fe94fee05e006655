/**
 * How many rows of a DATANORM delivery, and of one call of the HTTP interface, the shop takes a second, and the memory
 * that takes.
 *
 *     node bench/imports.ts [articles=100000] [articles by HTTP=10000]
 *
 * Starts an embedded database in a temporary folder, writes a delivery with texts, details and prices, imports it, and
 * imports it again, when nothing changes; then sends articles in one streamed call, twice likewise.
 */
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createWriteStream } from 'node:fs'
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import Fastify from 'fastify'
import { importRoutes, runImportCommand } from '../server/src/capabilities/imports/public.ts'
import { readConfig } from '../server/src/config.ts'
import { connect, type Db } from '../server/src/db/connection.ts'
import { startEmbedded } from '../server/src/db/embedded.ts'
import { migrateDatabase } from '../server/src/db/migrate.ts'

const [articles = 100_000, sent = 10_000] = process.argv.slice(2).map(Number)
const token = 'a-token-for-measuring'
const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'))
// Where root runs it the database runs as another user, who must be able to enter.
await chmod(folder, 0o755)
const server = await startEmbedded(path.join(folder, 'data'))
let peak = 0
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50)
try {
  await migrateDatabase(server.url)
  const connection = connect(server.url)
  const file = path.join(folder, 'DATANORM.001')
  await writeDelivery(file)
  console.log(`${articles} articles, ${mebibytes((await stat(file)).size)} MiB`)
  const words = ['--datanorm', file, '--supplier', '70010']
  const around = { db: connection.db, now: () => new Date(), today: '2026-03-11' }
  for (const name of ['new', 'again'])
    await measured(`DATANORM, ${name}`, async () => {
      let last = ''
      await runImportCommand(words, { ...around, print: (line: string) => void (last = line) })
      return Number(/(\d+) rows read/.exec(last)?.[1])
    })
  const shop = await httpInterface(connection.db)
  for (const name of ['new', 'again']) await measured(`HTTP, ${name}`, () => sendArticles(shop.port, sent))
  await shop.close()
  await connection.close()
} finally {
  clearInterval(watch)
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Prints what something that takes rows needs for them. */
async function measured(name: string, take: () => Promise<number>): Promise<void> {
  peak = 0
  const began = performance.now()
  const rows = await take()
  const seconds = (performance.now() - began) / 1000
  const speed = `${seconds.toFixed(1)} s, ${(rows / seconds).toFixed(0)} rows/s`
  console.log(`${name}: ${rows} rows, ${speed}, at most ${mebibytes(peak)} MiB`)
}

/** The routes of the import interface, served as the shop does. */
async function httpInterface(db: Db): Promise<{ port: number; close: () => Promise<void> }> {
  const app = Fastify()
  const config = readConfig({ NODE_ENV: 'test', IMPORT_TOKEN: token })
  importRoutes(app, { db, config, now: () => new Date() })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { port, close: () => app.close() }
}

/** Sends articles in one call, a row at a time; gives how many were taken. */
async function sendArticles(port: number, count: number): Promise<number> {
  const call = request({
    port,
    method: 'POST',
    path: '/api/import/articles',
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${token}` },
  })
  const [[response]] = await Promise.all([
    once(call, 'response'),
    pipeline(Readable.from(articleRows(count)), call),
  ])
  const { written } = (await json(response)) as { written: number }
  if (written !== count) throw new Error(`${written} of ${count} rows were written`)
  return written
}

function* articleRows(count: number): Generator<string> {
  const attribute = (key: string, de: string) => ({ key, name: { de: key }, value: { de } })
  for (let index = 0; index < count; index += 1) {
    const description = `Feinsteinzeug frostsicher, kalibriert, Kantenlänge ${index % 90} cm. `.repeat(6)
    const row = {
      matnr: `H${index}`,
      texts: { de: { maktx: `Bodenfliese Serie ${index % 500}`, maktx2: `Nr. ${index}`, description } },
      meins: 'ST',
      brand: 'Tonwerk',
      factory_numbers: [{ supplier_matnr: `${index}`, supplier_number: '70020' }],
      attributes: [attribute('farbe', 'grau'), attribute('format', `${index % 40} x 60`)],
    }
    yield `${JSON.stringify(row)}\n`
  }
}

function mebibytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(0)
}

async function writeDelivery(file: string): Promise<void> {
  const out = createWriteStream(file)
  const write = async (text: string) => {
    if (!out.write(text)) await once(out, 'drain')
  }
  await write(`V 110326${'Messung'.padEnd(115)}04EUR\r\n`)
  for (let index = 0; index < articles; index += 1) {
    const number = `${100_000 + index}`
    await write(
      `T;N;${number};;1;;Feinsteinzeug frostsicher, kalibriert;2;;Rutschhemmung R10, Kantenlänge ${index % 90} cm;\r\n` +
        `A;N;${number};40;Bodenfliese Serie ${index % 500};Format ${index % 40} x 60;1;2;ST;${1000 + (index % 9000)};RG${index % 20};01;${number};\r\n` +
        `B;N;${number};FLIESE;HER${number}; ;0;0;0; ; ; ;0;${1 + (index % 10)}; ; ;\r\n`,
    )
  }
  for (let index = 0; index < articles; index += 1)
    await write(`P;A;${100_000 + index};1;${1000 + (index % 7000)};1;3000;;;;;\r\n`)
  out.end()
  await once(out, 'close')
}
