import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { apiTokens } from '../sessions/tables.ts'
import { hashToken } from '../sessions/public.ts'
import { articles, catalogueChanges, categories, retailPrices } from '../catalogue/tables.ts'
import { type Shop, test } from '#server/testing/test-app.ts'
import { importErrors, importRuns } from './tables.ts'

const token = 'a-token-of-the-erp-0815'

async function withToken({ db }: Shop, scopes = ['import']): Promise<void> {
  await db.insert(apiTokens).values({ tokenHash: hashToken(token), label: 'ERP', scopes })
}

type Sent = { type?: string; authorization?: string }

async function send(shop: Shop, kind: string, content: string | Buffer, sent: Sent = {}) {
  const { type = 'application/x-ndjson', authorization = `Bearer ${token}` } = sent
  const headers = { 'content-type': type, authorization }
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api/import/${kind}`,
    headers,
    payload: content,
  })
  return { http: response.statusCode, body: response.json() }
}

const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
const article = (matnr: string, more: object = {}) => ({
  matnr,
  texts: { de: { maktx: `Artikel ${matnr}` } },
  meins: 'ST',
  ...more,
})

describe('an import is refused', () => {
  test('without a token, with a wrong one, a revoked one, or one for something else', async ({ shop }) => {
    const row = lines(article('1'))
    await withToken(shop, ['outbox'])
    for (const authorization of ['', 'Bearer wrong-token-of-somebody', `Basic ${token}`, `Bearer ${token}`]) {
      const { http, body } = await send(shop, 'articles', row, { authorization })
      expect([http, body.code]).toEqual([401, 'NO_AUTHORIZATION'])
    }
    await shop.db.update(apiTokens).set({ scopes: ['import'], revokedAt: new Date() })
    expect((await send(shop, 'articles', row)).http).toBe(401)
    expect(await shop.db.$count(articles)).toBe(0)
  })

  test('for a kind that does not exist', async ({ shop }) => {
    await withToken(shop)
    for (const kind of ['orders', '__proto__', 'constructor'])
      expect(await send(shop, kind, '{}')).toMatchObject({ http: 404, body: { code: 'NOT_FOUND' } })
  })

  test('with another wish for invitations than mail or none', async ({ shop }) => {
    await withToken(shop)
    const { http, body } = await send(shop, 'users?invite=letter', '')
    expect([http, body.fields]).toEqual([422, { invite: 'UNKNOWN_VALUE' }])
  })

  test('in a form it does not read', async ({ shop }) => {
    await withToken(shop)
    const { http, body } = await send(shop, 'articles', '<xml/>', { type: 'application/xml' })
    expect([http, body.code]).toEqual([415, 'UNREADABLE_REQUEST'])
    expect(body.contentTypes).toContain('text/csv')
  })

  test('as a whole where the file has no header', async ({ shop }) => {
    await withToken(shop)
    expect(await send(shop, 'articles', '\n', { type: 'text/csv' })).toMatchObject({
      http: 422,
      body: { problem: 'NO_HEADER' },
    })
    const [run] = await shop.db.select().from(importRuns)
    expect(run).toMatchObject({ state: 'aborted', rowsRead: 0 })
  })
})

describe('of the rows of an import', () => {
  test('the right ones are kept and the wrong ones reported with row, field and reason', async ({ shop }) => {
    await withToken(shop)
    const content = lines(
      article('1'),
      article('2', { meins: 7, qty_stepsize: '0' }),
      article('3', { categories: ['nowhere'] }),
      article('4', { sales_unit: 'PAL' }),
      article('5', { texts: { en: { maktx: 'only English' } } }),
      article('6', { weight: '123456789' }),
      article('7', { brand: 'zero \u0000 byte' }),
      article('8', { colour: 'grey' }),
      article('9', { categories: ['no\u0000where'] }),
    )
    const { http, body } = await send(shop, 'articles', `${content}\n{"matnr":\n`)
    expect(http).toBe(200)
    expect(body).toMatchObject({
      status: 'OK',
      kind: 'articles',
      read: 10,
      written: 2,
      wrong: 8,
      ignored: ['colour'],
    })
    const found = body.problems.map((problem: { row: number; field: string; reason: string }) =>
      [problem.row, problem.field, problem.reason].join(' '),
    )
    expect(found.toSorted()).toEqual([
      '10  NOT_JSON',
      '2 meins INVALID',
      '2 qty_stepsize NOT_POSITIVE',
      '3 categories UNKNOWN_REFERENCE',
      '4 sales_unit UNKNOWN_UNIT',
      '5 texts.de REQUIRED',
      '6 weight TOO_LARGE',
      '7 brand INVALID',
      '9 categories.0 INVALID',
    ])
    const stored = await shop.db.select({ matnr: articles.matnr }).from(articles)
    expect(stored.map(({ matnr }) => matnr).toSorted()).toEqual(['1', '8'])
  })

  test('the report stays with the run', async ({ shop }) => {
    await withToken(shop)
    const { body } = await send(shop, 'articles', lines(article('1'), { matnr: '2' }))
    const [run] = await shop.db.select().from(importRuns)
    expect(run).toMatchObject({
      kind: 'articles',
      actor: 'ERP',
      state: 'done',
      rowsRead: 2,
      rowsWritten: 1,
      rowsWrong: 1,
    })
    const kept = await shop.db
      .select()
      .from(importErrors)
      .where(eq(importErrors.runId, BigInt(body.run)))
    expect(kept.map(({ row, key, field }) => [row, key, field])).toEqual([
      [2, '2', 'texts'],
      [2, '2', 'meins'],
    ])
  })

  test('a later one of the same record wins, whether it writes or deletes', async ({ shop }) => {
    await withToken(shop)
    await send(
      shop,
      'articles',
      lines(article('1'), article('1', { brand: 'Sopro' }), article('2'), { matnr: '2', delete: 'X' }),
    )
    expect(await shop.db.select().from(articles)).toMatchObject([{ matnr: '1', brand: 'Sopro' }])
  })
})

describe('an import repeated', () => {
  test('changes nothing and tells no search index', async ({ shop }) => {
    await withToken(shop)
    const content = lines(article('1', { brand: 'PCI' }), article('2'))
    await send(shop, 'articles', content)
    expect(await shop.db.$count(catalogueChanges)).toBe(2)
    const { body } = await send(shop, 'articles', content)
    expect(body).toMatchObject({ read: 2, written: 2, wrong: 0 })
    expect(await shop.db.$count(catalogueChanges)).toBe(2)
    await send(shop, 'articles', lines(article('1', { brand: 'Sopro' }), article('2')))
    expect(await shop.db.$count(catalogueChanges)).toBe(3)
  })
})

describe('categories', () => {
  test('find their place in the tree whatever their order within a batch, and move with their children', async ({
    shop,
  }) => {
    await withToken(shop)
    const named = (id: string, parent?: string) => ({ id, parent, name: { de: id } })
    await send(shop, 'categories', lines(named('c', 'b'), named('b', 'a'), named('a'), named('x')))
    await send(shop, 'articles', lines(article('1', { categories: ['c'] })))
    await send(shop, 'categories', lines(named('b', 'x')))
    const [moved] = await shop.db.select().from(categories).where(eq(categories.id, 'c'))
    expect(moved).toMatchObject({ level: 2, path: ['x', 'b', 'c'] })
    const changes = await shop.db.select().from(catalogueChanges).where(eq(catalogueChanges.kind, 'article'))
    expect(changes).toHaveLength(2)
  })

  test('are refused below a category that does not exist, above themselves, and when others stand below', async ({
    shop,
  }) => {
    await withToken(shop)
    const named = (id: string, parent?: string) => ({ id, parent, name: { de: id } })
    const { body } = await send(
      shop,
      'categories',
      lines(
        named('a', 'b'),
        named('b', 'a'),
        named('c', 'b'),
        named('d', 'nowhere'),
        named('e'),
        named('f', 'e'),
      ),
    )
    expect(body.problems).toMatchObject([
      { row: 1, reason: 'CYCLE' },
      { row: 2, reason: 'CYCLE' },
      { row: 3, reason: 'UNKNOWN_REFERENCE' },
      { row: 4, reason: 'UNKNOWN_REFERENCE' },
    ])
    const deleted = await send(shop, 'categories', lines({ id: 'e', delete: 'X' }))
    expect(deleted.body.problems).toMatchObject([{ key: 'e', reason: 'IN_USE' }])
  })
})

describe('prices', () => {
  test('are kept to the cent or refused, never rounded', async ({ shop }) => {
    await withToken(shop)
    await send(
      shop,
      'articles',
      lines(article('1', { units: [{ unit: 'KAR', numerator: 10, denominator: 1 }] })),
    )
    const content =
      'matnr;price;kmein;kpein\n1;12.34;KAR;100\n1;1.234;ST;1\n1;5;PAL;1\n9;5;ST;1\n1;99999999999999;ST;1\n'
    const { body } = await send(shop, 'prices', content, { type: 'text/csv; charset=utf-8' })
    expect(body.problems).toMatchObject([
      { row: 3, field: 'price', reason: 'TOO_PRECISE', value: '1.234' },
      { row: 6, field: 'price', reason: 'TOO_LARGE', value: '99999999999999' },
      { row: 4, field: 'kmein', reason: 'UNKNOWN_UNIT', value: 'PAL' },
      { row: 5, field: 'matnr', reason: 'UNKNOWN_REFERENCE', value: '9' },
    ])
    expect(await shop.db.select().from(retailPrices)).toMatchObject([
      { matnr: '1', price: '12.34', kpein: 100, kmein: 'KAR', currency: 'EUR' },
    ])
  })
})

test('null is as good as a field left out, also within texts and lists', async ({ shop }) => {
  await withToken(shop)
  const nothing = { brand: null, weight: null, delete: null, created: null }
  const { body } = await send(
    shop,
    'articles',
    lines(
      article('1', nothing),
      article('2', {
        texts: { de: { maktx: 'Fuge', maktx2: null }, en: null },
        factory_numbers: [{ supplier_matnr: 'F2', supplier_number: '70010', supplier_name: null }],
      }),
      article('3', { meins: null }),
      article('4', { categories: [null] }),
    ),
  )
  expect(body).toMatchObject({
    written: 2,
    problems: [
      { row: 3, key: '3', field: 'meins', reason: 'REQUIRED' },
      { row: 4, key: '4', field: 'categories.0', reason: 'INVALID' },
    ],
  })
})

test('nested values stand in a CSV cell as JSON', async ({ shop }) => {
  await withToken(shop)
  const content = 'matnr;texts;meins;attributes\n1;"{""de"":{""maktx"":""Fuge""}}";SA;[]\n2;kaputt;SA;\n'
  const { body } = await send(shop, 'articles', content, { type: 'text/csv' })
  expect(body).toMatchObject({ written: 1, problems: [{ row: 3, field: 'texts', reason: 'INVALID' }] })
})

test('the number of statements grows with the batches of an import, not with its rows', async ({ shop }) => {
  await withToken(shop)
  const rows = (count: number) => lines(...Array.from({ length: count }, (_, index) => article(`M${index}`)))
  const statementsFor = async (count: number) => {
    shop.countStatements()
    expect((await send(shop, 'articles', rows(count))).body).toMatchObject({ written: count, wrong: 0 })
    return shop.countStatements()
  }
  const [few, batch] = [await statementsFor(2), await statementsFor(500)]
  expect(batch).toBeLessThanOrEqual(few + 1)
  expect(await statementsFor(1500)).toBeLessThanOrEqual(batch * 3)
})

describe('who sends everything before he listens', () => {
  const head = (type: string, length: number, more = '') =>
    `POST /api/import/articles HTTP/1.1\r\nHost: shop\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${more}\r\n`
  const rest = Buffer.alloc(12_000_000, 'x')
  const broken = gzipSync(Buffer.from(lines(article('1')))).fill(0, 12)
  const given = [
    ['a table without end of its first line', 'text/csv', '', Buffer.alloc(0), 422],
    ['a broken archive', 'text/csv', 'Content-Encoding: gzip\r\n', broken, 422],
    ['a type the import does not take', 'text/plain', '', Buffer.alloc(0), 415],
    ['rows for a wrong token', 'text/csv', 'Authorization: no\r\n', Buffer.alloc(0), 401],
  ] as const

  test.for(given)(
    'hears what is wrong with %s, on a connection that goes on',
    { timeout: 20_000 },
    async ([, type, more, begin, http], { shop }) => {
      await withToken(shop, http === 401 ? ['outbox'] : ['import'])
      await shop.app.listen({ port: 0, host: '127.0.0.1' })
      const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
      const written = Promise.withResolvers<void>()
      socket.write(head(type, begin.length + rest.length, more))
      socket.write(begin)
      socket.write(rest)
      socket.write('GET /healthz HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n', () =>
        written.resolve(),
      )
      await written.promise
      let text = ''
      socket.on('data', (part) => (text += part.toString()))
      await new Promise((resolve) => socket.on('close', resolve))
      expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${http}`, 'HTTP/1.1 200'])
    },
  )

  test('is not listened to without end', { timeout: 20_000 }, async ({ shop }) => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1')
    const closed = new Promise((resolve) => socket.on('close', resolve))
    let sent = 0
    socket.on('error', () => undefined)
    socket.write(head('text/csv', 1e10, 'Authorization: no\r\n'))
    while (!socket.destroyed && sent < 1e9) {
      sent += rest.length
      if (!socket.write(rest))
        await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))])
    }
    expect(sent).toBeGreaterThan(100 * 1024 * 1024)
    expect(sent).toBeLessThan(3e8)
  })
})
