import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test as base } from 'vitest'
import { erpEndpoint, signature } from './endpoint.ts'
import type { OrderMessage, OutboxMessage } from '@shop/contract/outbox'

type Received = { headers: IncomingHttpHeaders; body: string }

/** An HTTP server that answers what the test says and remembers what it got. */
const test = base.extend('erp', async ({}, { onCleanup }) => {
  const received: Received[] = []
  const say = { status: 200, body: '', delay: 0 }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      setTimeout(() => response.writeHead(say.status).end(say.body), say.delay)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onCleanup(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`
  return { received, say, url }
})

const secret = 'a-secret-between-two'
const message: OutboxMessage = {
  id: '7',
  kind: 'order',
  docid: '7000001',
  kunnr: '1',
  payload: {} as OrderMessage,
}

describe('an ERP by HTTP', () => {
  test('is asked again after any answer that is none', async ({ erp }) => {
    for (const status of [302, 401, 404, 422, 500, 503]) {
      erp.say.status = status
      await expect(erpEndpoint({ url: erp.url, secret }).deliver(message)).rejects.toThrow()
    }
  })

  test('is asked again where it says something that cannot be read', async ({ erp }) => {
    for (const said of [
      { error: { code: 17 } },
      { orderNumber: { id: 4711 } },
      { orderNumber: '4'.repeat(41) },
      { ok: false },
      [{ orderNumber: '4711' }],
    ]) {
      erp.say.body = JSON.stringify(said)
      await expect(erpEndpoint({ url: erp.url, secret }).deliver(message)).rejects.toThrow(/unreadable/)
    }
  })

  test('is not waited for longer than the timeout', async ({ erp }) => {
    erp.say.delay = 500
    await expect(erpEndpoint({ url: erp.url, secret, timeout: 20 }).deliver(message)).rejects.toThrow(
      /timeout/,
    )
  })

  test.for([
    [200, '{"orderNumber":"4711"}', { outcome: 'acknowledged', orderNumber: '4711' }],
    [201, '{"ok":true,"orderNumber":4711}', { outcome: 'acknowledged', orderNumber: '4711' }],
    [202, '', { outcome: 'accepted' }],
    [200, '{"ok":true}', { outcome: 'accepted' }],
    [200, '{"error":"Kunde gesperrt"}', { outcome: 'refused', reason: 'Kunde gesperrt' }],
    [422, '{"error":"Kunde gesperrt"}', { outcome: 'refused', reason: 'Kunde gesperrt' }],
    [
      200,
      '{"ok":true,"orderNumber":" 4711 ","error":null}',
      { outcome: 'acknowledged', orderNumber: '4711' },
    ],
    [200, '{"orderNumber":4711,"error":false}', { outcome: 'acknowledged', orderNumber: '4711' }],
    [200, '{"ok":true,"orderNumber":null}', { outcome: 'accepted' }],
    [200, 'OK', { outcome: 'accepted' }],
    [200, '[]', { outcome: 'accepted' }],
    [200, JSON.stringify({ error: 'x'.repeat(2000) }), { outcome: 'refused', reason: 'x'.repeat(1000) }],
  ] as const)('says with %s %s what became of the order', async ([status, body, reply], { erp }) => {
    Object.assign(erp.say, { status, body })
    expect(await erpEndpoint({ url: erp.url, secret }).deliver(message)).toEqual(reply)
  })

  test('can tell that a message is the shop’s and whether it had it before', async ({ erp }) => {
    await erpEndpoint({ url: erp.url, secret }).deliver(message)
    const [{ headers, body } = { headers: {}, body: '' }] = erp.received
    expect(headers['idempotency-key']).toBe('7')
    expect(headers['x-shop-signature']).toBe(signature(secret, String(headers['x-shop-timestamp']), body))
    expect(JSON.parse(body)).toEqual(message)
  })
})
