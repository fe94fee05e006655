import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { json } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { search } from '@shop/contract/resources/search'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { embeddedSearchEngine } from '#server/adapters/search-engine/embedded/engine.ts'
import { buildApp } from '#server/app.ts'
import { guestMode } from '#server/testing/builders.ts'
import { testServices } from '#server/testing/services.ts'
import { shopOf, test, testConfig, testNow } from '#server/testing/test-app.ts'
import { articles, catalogueChanges } from '../catalogue/tables.ts'
import { followCatalogue } from '../search/public.ts'
import { hashToken } from '../sessions/public.ts'
import { apiTokens } from '../sessions/tables.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const count = 5_000
/** What one row holds at least, in bytes: so much that what else lives and dies in the process is little beside all. */
const size = 12_000
const token = 'a-token-of-the-erp-0816'
const matnrOf = (index: number) => `M${String(index).padStart(5, '0')}`

/** What lives in memory, in bytes, of this process: of the sender, too, who holds one row. */
function living(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Rows as they are made, one after the other; memory is looked at after a tenth of them and before the last. */
async function* rows(seen: number[]): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) {
    if (index === count / 10 || index === count - 1) seen.push(living())
    const maktx = index === count - 1 ? 'Zierleiste Travertin' : `Bodenfliese ${index}`
    // Room without words: reading sixty megabytes of them for the search takes most of a minute, and is not what is tried.
    const description = `Feinsteinzeug, Sorte ${index} `.padEnd(size, '. ')
    const row = { matnr: matnrOf(index), texts: { de: { maktx, description } }, meins: 'ST' }
    yield Buffer.from(`${JSON.stringify(row)}\n`)
  }
}

/** Sends all rows in one call, and tells by how many bytes memory grew while nine tenths of them came by. */
async function send(port: number): Promise<{ answer: unknown; growth: number }> {
  const memory: number[] = []
  const call = request({
    port,
    method: 'POST',
    path: '/api/import/articles',
    headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${token}` },
  })
  const [[response]] = await Promise.all([
    once(call, 'response'),
    pipeline(Readable.from(rows(memory)), call),
  ])
  const [early = 0, late = 0] = memory
  return { answer: await json(response), growth: late - early }
}

test('5,000 articles in one call are read as they arrive, kept once however often they come, and found', async ({
  committed: { db },
  onTestFinished,
}) => {
  const engine = embeddedSearchEngine()
  // Follows when it is told to: an index that grows meanwhile would be taken for memory of the import.
  const every = 3_600_000
  const follower = followCatalogue({
    db,
    engine,
    today: () => '2026-03-11',
    every,
    onError: (error) => {
      throw error
    },
  })
  const services = testServices({ search: engine })
  const app = await buildApp({ config: testConfig(), db, services, now: () => testNow })
  onTestFinished(async () => {
    await follower.stop()
    await app.close()
    await engine.close()
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  await db.insert(apiTokens).values({ tokenHash: hashToken(token), label: 'ERP', scopes: ['import'] })
  await guestMode(db)
  await follower.run()

  const complete = { status: 'OK', read: count, written: count, wrong: 0, problems: [] }
  const [first, again] = [await send(port), await send(port)]
  expect(first.answer).toMatchObject(complete)
  expect(again.answer).toMatchObject(complete)
  expect(await db.$count(articles)).toBe(count)
  expect(await db.$count(catalogueChanges, eq(catalogueChanges.kind, 'article'))).toBe(count)
  // Whoever kept the rows, read or not, would hold twice as much.
  expect(Math.min(first.growth, again.growth)).toBeLessThan((0.9 * count * size) / 2)

  await follower.catchUp()
  const { body } = await shopOf(app, db).call(search, 'SEARCH', { q: 'Zierleiste Travertin' })
  expect(body.response.docs.map(({ matnr }) => matnr)).toEqual([matnrOf(count - 1)])
}, 120_000)
