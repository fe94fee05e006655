import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { aCustomer } from '#server/testing/builders.ts'
import { aDocument } from '#server/testing/document-builders.ts'
import { type Shop, test, testNow } from '#server/testing/test-app.ts'
import { auditLog } from '../audit/tables.ts'
import { readOrder } from '../documents/public.ts'
import { hashToken } from '../sessions/public.ts'
import { apiTokens } from '../sessions/tables.ts'
import { queueOrder } from './public.ts'

const token = 'a-token-of-the-erp-0815'

async function withToken({ db }: Shop, scopes = ['outbox']): Promise<void> {
  await db.insert(apiTokens).values({ tokenHash: hashToken(token), label: 'ERP', scopes })
}

async function aQueuedOrder({ db }: Pick<Shop, 'db'>) {
  const { kunnr } = await aCustomer(db)
  const { docid } = await aDocument(db, {
    kunnr,
    doctype: 10,
    orderNumber: null,
    kommission: 'BV Schulstraße',
  })
  await queueOrder(db, await readOrder(db, docid), testNow)
  return docid
}

const headers = { authorization: `Bearer ${token}` }

async function read({ app }: Shop, after = '', sent: Record<string, string> = headers) {
  const response = await app.inject({
    method: 'GET',
    url: `/api/export/outbox?after=${after}`,
    headers: sent,
  })
  return { http: response.statusCode, body: response.json() }
}

/** What is listed once it is so many: other databases of the same server may hold older transactions for a moment. */
async function readAll(shop: Shop, count: number) {
  await expect.poll(async () => (await read(shop)).body.messages.length).toBe(count)
  return await read(shop)
}

async function say({ app }: Shop, payload: object) {
  const response = await app.inject({ method: 'POST', url: '/api/export/outbox', headers, payload })
  return { http: response.statusCode, body: response.json() }
}

describe('the outbox for an ERP that fetches', () => {
  test('is closed without a token of its scope', async ({ shop }) => {
    await withToken(shop, ['import'])
    const answers = [await read(shop, '', {}), await read(shop), await say(shop, { id: 1, ok: true })]
    for (const { http, body } of answers) expect([http, body.code]).toEqual([401, 'NO_AUTHORIZATION'])
  })

  test('refuses answers it cannot read, and answers to nothing', async ({ shop }) => {
    await withToken(shop)
    const answers = [
      await say(shop, { ok: true }),
      await say(shop, { id: 'x', ok: true }),
      await say(shop, { id: 1 }),
      await say(shop, { id: 1, ok: true, orderNumber: '' }),
      await say(shop, { id: 999_999, ok: true }),
      await say(shop, { id: 1, error: 'A\0' }),
      await read(shop, 'abc'),
    ]
    expect(answers.map(({ http }) => http)).toEqual([422, 422, 422, 422, 404, 422, 422])
  })

  test('lists what waits, in order, and each order until it is answered', async ({ committed: shop }) => {
    await withToken(shop)
    const docids = [await aQueuedOrder(shop), await aQueuedOrder(shop)]
    const all = await readAll(shop, 2)
    const [first, second] = all.body.messages
    const rest = await read(shop, first.id)
    const answered = await say(shop, { id: first.id, ok: 'X', orderNumber: 4711 })
    const left = await read(shop)
    expect(all.body.messages.map(({ docid }: { docid: string }) => docid)).toEqual(docids)
    expect(first).toMatchObject({
      kind: 'order',
      payload: { kommission: 'BV Schulstraße', positions: [{ posnr: 10 }] },
    })
    expect(rest.body.messages).toEqual([second])
    expect(answered).toMatchObject({ http: 200, body: { status: 'OK', repeated: false } })
    expect(left.body.messages).toEqual([second])
  })

  test('does not show an order before the transactions that began earlier are over', async ({
    committed: shop,
  }) => {
    await withToken(shop)
    const begun = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const slow = shop.db.transaction(async (db) => {
      await aQueuedOrder({ db })
      begun.resolve()
      await held.promise
    })
    await begun.promise
    await aQueuedOrder(shop)
    const before = await read(shop)
    held.resolve()
    await slow
    const after = await readAll(shop, 2)
    expect([before.body.messages.length, after.body.messages.length]).toEqual([0, 2])
  })

  test('shows what was restored from the dump of a server whose transactions have larger numbers', async ({
    committed: shop,
  }) => {
    await withToken(shop)
    const docid = await aQueuedOrder(shop)
    await shop.db.execute(sql`update outbox set xid = 9000000000000000`)
    const { body } = await read(shop)
    expect(body.messages).toMatchObject([{ docid }])
  })

  test('takes the same answer again, and no other one', async ({ committed: shop }) => {
    await withToken(shop)
    const docid = await aQueuedOrder(shop)
    const [{ id }] = (await readAll(shop, 1)).body.messages
    const answers = [
      await say(shop, { id, ok: true, orderNumber: '4711' }),
      await say(shop, { id, ok: true, orderNumber: '4711' }),
      await say(shop, { id, ok: true, orderNumber: '4712' }),
      await say(shop, { id, error: 'Kunde gesperrt' }),
      await say(shop, { id, ok: true, orderNumber: '4711', error: null }),
      await say(shop, { id, ok: true, orderNumber: null, error: '' }),
    ]
    expect(answers.map(({ http, body }) => [http, body.repeated ?? body.code])).toEqual([
      [200, false],
      [200, true],
      [409, 'STATE_NOT_ALLOWED'],
      [409, 'STATE_NOT_ALLOWED'],
      [200, true],
      [200, true],
    ])
    expect(await shop.db.select().from(auditLog)).toMatchObject([
      { actor: 'token ERP', action: 'confirm-order', object: docid },
    ])
  })
})
