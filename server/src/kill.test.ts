import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { builtInErp } from './adapters/erp/built-in.ts'
import { orderKeys } from './capabilities/checkout/tables.ts'
import { documents } from './capabilities/documents/tables.ts'
import { deliverOutbox } from './capabilities/outbox/public.ts'
import { outbox } from './capabilities/outbox/tables.ts'
import { aBuyer } from './testing/order-builders.ts'
import { eventually } from './testing/eventually.ts'
import { test } from './testing/test-app.ts'

const program = path.join(import.meta.dirname, 'testing/spawned-shop.ts')

/** A shop in a process of its own. */
async function startNode(databaseUrl: string) {
  const child = spawn(process.execPath, [program, databaseUrl], { stdio: ['ignore', 'pipe', 'inherit'] })
  // Also when the test ends before it has come to that.
  onTestFinished(() => void child.kill('SIGKILL'))
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return { url: `http://127.0.0.1:${String(port).trim()}/api`, kill }
}

type Answer = { http: number; cookie: string; body: { code: string; docid?: string } }

async function call(url: string, resource: string, payload: object, cookie = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(`${url}/${resource}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(payload),
  })
  const body = (await response.json()) as Answer['body']
  return { http: response.status, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '', body }
}

type Buyer = { alias: string; password: string; matnr: string }

/** Orders again and again until the shop dies. What was acknowledged, and the key of the order it died over. */
async function orderOn(
  url: string,
  { alias, password, matnr }: Buyer,
  acknowledged: string[],
): Promise<string> {
  const { cookie } = await call(url, 'session', { event: 'LOGIN', user_alias: alias, password })
  for (let number = 1; ; number++) {
    const idempotency_key = `${alias}-${number}`
    try {
      await call(url, 'basket', { event: 'ADD_ARTICLE', matnr, quantity: '2.88' }, cookie)
      const { body } = await call(url, 'checkout', { event: 'PLACE_ORDER', idempotency_key }, cookie)
      if (body.docid !== undefined) acknowledged.push(body.docid)
    } catch {
      return idempotency_key
    }
  }
}

test('a node killed in a stream of orders loses none it has acknowledged and doubles none', async ({
  committed: shop,
}) => {
  const buyers: Buyer[] = []
  for (let i = 0; i < 4; i++) {
    const { user, article } = await aBuyer(shop)
    buyers.push({ alias: user.alias, password: user.password, matnr: article.matnr })
  }
  const acknowledged: string[] = []

  const first = await startNode(shop.url)
  const dying = Promise.all(buyers.map((buyer) => orderOn(first.url, buyer, acknowledged)))
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(10))
  await first.kill()
  const keys = await dying

  const second = await startNode(shop.url)
  for (const [index, { alias, password }] of buyers.entries()) {
    const { cookie } = await call(second.url, 'session', { event: 'LOGIN', user_alias: alias, password })
    const retry = { event: 'PLACE_ORDER', idempotency_key: keys[index] }
    const { body } = await call(second.url, 'checkout', retry, cookie)
    // An empty basket: the shop died before the article was in it, and nobody was told of an order.
    if (body.docid === undefined) expect(body.code).toBe('BASKET_EMPTY')
    else acknowledged.push(body.docid)
  }
  await second.kill()
  const later = () => new Date(Date.now() + 61_000)
  await deliverOutbox({ db: shop.db, erp: builtInErp, now: later })

  const stored = await shop.db.select().from(documents)
  const open = await shop.db.select().from(outbox).where(eq(outbox.state, 'waiting'))
  expect(stored.map(({ docid }) => docid).toSorted()).toEqual([...new Set(acknowledged)].toSorted())
  expect(await shop.db.select().from(orderKeys)).toHaveLength(stored.length)
  expect(stored.every(({ doctype }) => doctype === 1)).toBe(true)
  expect(new Set(stored.map(({ orderNumber }) => orderNumber)).size).toBe(stored.length)
  expect(open).toEqual([])
  // Two whole shops are started one after the other.
}, 120_000)
