import { basket } from '@shop/contract/resources/basket'
import { docs } from '@shop/contract/resources/docs'
import { search } from '@shop/contract/resources/search'
import { session } from '@shop/contract/resources/session'
import { ApiClient } from '../api-client.ts'
import { expect, test } from '../fixtures.ts'
import { roundRobin } from '../round-robin.ts'
import { type RunningShop, startShop } from '../shop.ts'

const importToken = 'token-of-the-two-nodes-test'

/** A second node beside the worker's shop, on the same database. */
let second: RunningShop

test.beforeAll(async ({ shop }) => {
  const environment = { IMPORT_TOKEN: importToken }
  second = await startShop({ databaseUrl: shop.databaseUrl, beside: shop, environment })
})

test.afterAll(() => second.stop())

test.describe('two nodes on one database', () => {
  test('behind a proxy that takes turns are one shop, from login to the order', async ({ shop }) => {
    const proxy = await roundRobin([shop.url, second.url])
    const client = new ApiClient(proxy.url)
    await client.login('meister')
    await client.startBasket('Hinter dem Proxy', [])
    await client.fillBasket()
    const ordered = await client.order('behind-the-proxy')
    const repeated = await client.order('behind-the-proxy')
    expect([ordered.status, repeated.docid, repeated.repeated]).toEqual(['OK', ordered.docid, true])
    await expect
      .poll(
        async () =>
          (await client.call(docs, 'GET_DETAIL', { doctype: 1, docid: ordered.docid })).documentHead.doctype,
      )
      .toBe(1)
    await proxy.stop()
  })

  test('serve one session and one basket', async ({ shop }) => {
    const client = new ApiClient(shop.url)
    await client.login('buero')
    await client.startBasket('Zwei Knoten', [])
    await client.fillBasket()
    client.url = second.url
    const state = await client.call(session, 'GET_SESSION', {})
    const content = await client.call(basket, 'GET_BASKET', {})
    expect(state.isLoggedIn).toBe(true)
    expect(content.positions).toHaveLength(1)
  })

  test('make one order of one key, whichever of them is asked, however often at once', async ({ shop }) => {
    const client = new ApiClient(shop.url)
    await client.login('chef')
    await client.startBasket('Ein Schlüssel', [])
    await client.fillBasket()
    const clients = Array.from({ length: 20 }, (_, index) => {
      const other = new ApiClient(index % 2 === 0 ? shop.url : second.url)
      return other.login('chef').then(() => other)
    })
    const answers = await Promise.all(
      (await Promise.all(clients)).map((other) => other.order('two-nodes-one-order')),
    )
    expect(new Set(answers.map(({ docid }) => docid)).size).toBe(1)
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
  })

  test('find an article within a second of its import on the other node', async ({ shop }) => {
    const matnr = 'ZWEIKNOTEN1'
    const row = { matnr, texts: { de: { maktx: 'Zwillingsfliese quarzblau' } }, meins: 'ST' }
    const response = await fetch(new URL('api/import/articles', second.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${importToken}`, 'content-type': 'application/x-ndjson' },
      body: `${JSON.stringify(row)}\n`,
    })
    expect(response.status).toBe(200)
    const client = new ApiClient(shop.url)
    await expect
      .poll(async () =>
        (await client.call(search, 'SEARCH', { q: 'zwillingsfliese' })).response.docs.map((doc) => doc.matnr),
      )
      .toEqual([matnr])
  })

  test('end a session on both when it is ended on one', async ({ shop }) => {
    const client = new ApiClient(shop.url)
    await client.login('meister')
    await client.call(session, 'LOGOUT', {})
    client.url = second.url
    const refused = await client.call(docs, 'GET_LIST', {})
    expect(refused.http).toBe(401)
  })
})
