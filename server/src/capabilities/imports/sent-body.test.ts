import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, test, testConfig } from '#server/testing/test-app.ts'
import { hashToken } from '../sessions/public.ts'
import { apiTokens } from '../sessions/tables.ts'
import { importRuns } from './tables.ts'

const token = 'a-token-of-the-erp-0815'

async function withToken({ db }: Shop): Promise<void> {
  await db.insert(apiTokens).values({ tokenHash: hashToken(token), label: 'ERP', scopes: ['import'] })
}

const article = (matnr: number) =>
  JSON.stringify({ matnr, texts: { de: { maktx: `Artikel ${matnr}` } }, meins: 'ST' })

async function send({ app }: Shop, payload: Buffer, encoding: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/import/articles',
    headers: {
      'content-type': 'application/x-ndjson',
      authorization: `Bearer ${token}`,
      'content-encoding': encoding,
    },
    payload,
  })
  return { http: response.statusCode, body: response.json() }
}

describe('what is sent packed', () => {
  test.for([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('as %s is unpacked', async ([encoding, pack], { shop }) => {
    await withToken(shop)
    const { body } = await send(shop, pack(`${article(1)}\n${article(2)}`), encoding)
    expect(body).toMatchObject({ read: 2, written: 2, problems: [] })
  })

  test('and cut off, or broken, is refused and leaves an aborted run', async ({ shop }) => {
    await withToken(shop)
    const packed = gzipSync(article(1))
    for (const content of [packed.subarray(0, -12), Buffer.from(article(1))])
      expect(await send(shop, content, 'gzip')).toMatchObject({
        http: 422,
        body: { code: 'INVALID_PARAMS', problem: 'BROKEN_FILE' },
      })
    const runs = await shop.db.select().from(importRuns)
    expect(runs.map(({ state, stoppedBy }) => [state, stoppedBy])).toEqual([
      ['aborted', 'BROKEN_FILE'],
      ['aborted', 'BROKEN_FILE'],
    ])
  })

  test('in another way is refused with the ways there are', async ({ shop }) => {
    await withToken(shop)
    for (const encoding of ['zstd', '__proto__']) {
      const { http, body } = await send(shop, Buffer.from('{}'), encoding)
      expect([http, body.code]).toEqual([415, 'UNREADABLE_REQUEST'])
      expect(body.contentEncodings).toContain('gzip')
    }
  })
})

test('a connection that breaks leaves an aborted run, and nobody takes the database for lost', async ({
  committed: shop,
}) => {
  await withToken(shop)
  const lost: unknown[] = []
  const app = await buildApp({
    config: testConfig(),
    db: shop.db,
    services: testServices(),
    isOutage: (error) => lost.push(error) > 0,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/import/articles HTTP/1.1\r\nhost: shop\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: application/x-ndjson\r\ncontent-length: 99999\r\n\r\n${article(1)}\n{"matnr":"2"`,
  )
  const runs = () => shop.db.select().from(importRuns)
  await expect.poll(runs).toMatchObject([{ state: 'running' }])
  socket.destroy()
  await expect.poll(runs).toMatchObject([{ state: 'aborted', stoppedBy: 'CONNECTION_LOST' }])
  await app.close()
  expect(lost).toEqual([])
})

test.for([
  ['not packed', Buffer.from('x;'.repeat(2_500_000)), {}],
  ['packed', gzipSync('x;'.repeat(150_000_000)), { 'content-encoding': 'gzip' }],
  ['packed wrongly', Buffer.alloc(5_000_000, 'z'), { 'content-encoding': 'gzip' }],
] as const)(
  'a file refused before all of it has come is read to its end, so that the next call by the same connection is answered: %s',
  { timeout: 20_000 },
  async ([, content, packed], { committed: shop }) => {
    await withToken(shop)
    await shop.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = shop.app.server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const post = async (body: Buffer, headers: Record<string, string>) => {
      const answered = Promise.withResolvers<IncomingMessage>()
      const call = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method: 'POST',
          path: '/api/import/articles',
          headers: { authorization: `Bearer ${token}`, 'content-length': body.length, ...headers },
        },
        answered.resolve,
      )
      call.on('error', answered.reject).end(body)
      return json(await answered.promise)
    }
    expect(await post(content, { 'content-type': 'text/csv', ...packed })).toMatchObject({ status: 'ERROR' })
    const next = await post(Buffer.from(article(1)), { 'content-type': 'application/x-ndjson' })
    expect(next).toMatchObject({ status: 'OK', written: 1 })
    agent.destroy()
  },
)
