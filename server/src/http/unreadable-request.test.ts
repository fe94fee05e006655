import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, vi } from 'vitest'
import { type Shop, test } from '#server/testing/test-app.ts'

const host = 'Host: shop\r\n'
const chunked = `${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n`
const unreadable = [
  ['an unknown method', `FOO /secret HTTP/1.1\r\n${host}\r\n`, 400, 'UNREADABLE_REQUEST'],
  ['what is no HTTP', '\x16\x03\x01secret\r\n\r\n', 400, 'UNREADABLE_REQUEST'],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 'UNREADABLE_REQUEST'],
  ['signs no address has', `GET /secret\xff HTTP/1.1\r\n${host}\r\n`, 400, 'UNREADABLE_REQUEST'],
  ['a torn body', `POST /api/session HTTP/1.1\r\n${chunked}\r\nsecret\r\n`, 400, 'UNREADABLE_REQUEST'],
  [
    'more than 16 kB of headers',
    `GET /healthz HTTP/1.1\r\n${host}Cookie: secret=${'x'.repeat(17_000)}\r\n\r\n`,
    431,
    'PAYLOAD_TOO_LARGE',
  ],
] as const

async function openShop(shop: Shop): Promise<number> {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  return port
}

/** All that is answered until the connection is closed, by the shop unless the request asks for it. */
function answerTo(port: number, request: string, onOpen = (_socket: Socket) => {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => onOpen(socket))
    let text = ''
    socket.on('data', (part) => (text += part.toString()))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
    socket.write(request, 'latin1')
  })
}

const statusOf = (answer: string) => Number(answer.split(' ', 2)[1])
const bodyOf = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as Record<string, unknown>

/** How often each status was answered where no route was found. */
async function counted({ app }: Shop) {
  const { body } = await app.inject('/metrics')
  const lines = body.matchAll(/^shop_answers_total\{route="([^"]+)",status="(4\d\d)"\} (\d+)$/gm)
  return [...lines].map(([, route, status, count]) => `${route} ${status} ${count}`)
}

describe('what cannot be read as a request', () => {
  test('is refused in the envelope, with the headers of every answer and the connection closed', async ({
    shop,
  }) => {
    const port = await openShop(shop)
    for (const [what, request, status, code] of unreadable) {
      const answer = await answerTo(port, request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
      expect([what, statusOf(answer)]).toEqual([what, status])
      expect(bodyOf(answer), what).toMatchObject({ status: 'ERROR', code })
      for (const header of [
        'x-content-type-options: nosniff',
        'x-frame-options: DENY',
        'cache-control: private, no-store',
        "content-security-policy: default-src 'none'",
        'connection: close',
      ])
        expect(answer.toLowerCase(), what).toContain(header.toLowerCase())
      expect(answer, what).not.toContain('secret')
    }
  })

  test('is counted, each once', async ({ shop }) => {
    const port = await openShop(shop)
    for (const [, request] of unreadable)
      await answerTo(port, request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    await expect
      .poll(async () => (await counted(shop)).toSorted())
      .toEqual(['/healthz 400 1', 'none 400 4', 'none 431 1'])
  })

  test('is given up with its connection, when its headers come too slowly, and told so', async ({ shop }) => {
    const port = await openShop(shop)
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    shop.app.server.once('connection', (socket) => shop.app.server.emit('clientError', late, socket))
    const answer = await answerTo(port, '')
    expect([statusOf(answer), bodyOf(answer)['code']]).toEqual([408, 'UNREADABLE_REQUEST'])
  })

  test('does not throw where the visitor is gone already', async ({ shop }) => {
    const port = await openShop(shop)
    const failure = Object.assign(new Error('gone'), { code: 'HPE_INVALID_METHOD' })
    const done = new Promise((resolve) => {
      shop.app.server.once('connection', (socket: Socket) => {
        socket.destroy()
        resolve(shop.app.server.emit('clientError', failure, socket))
      })
    })
    expect(await answerTo(port, '')).toBe('')
    expect(await done).toBe(true)
  })

  test('is never answered before or within the answer to what was asked before it', async ({ shop }) => {
    shop.app.get('/begun', (_request, reply) => void reply.raw.writeHead(200).write('begun'))
    shop.app.get('/waits', (_request, reply) => void reply.hijack())
    const port = await openShop(shop)
    const get = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n`
    const begunThenQueued = await answerTo(port, `${get('/begun')}${get('/healthz')}nonsense\r\n\r\n`)
    const waiting = await answerTo(port, `${get('/waits')}nonsense\r\n\r\n`)
    expect([begunThenQueued, waiting].join()).not.toContain('UNREADABLE_REQUEST')
  })

  test('is no second answer to a request that was refused before its body came', async ({ shop }) => {
    const port = await openShop(shop)
    const answer = await answerTo(port, `PUT /api/session HTTP/1.1\r\n${chunked}\r\n`, (socket) => {
      socket.once('data', () => socket.write('torn\r\n'))
    })
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expect(statusOf(answer)).toBe(405)
  })

  test('is never written into an answer that has begun', async ({ shop }) => {
    shop.app.get('/slow', (_request, reply) => void reply.raw.writeHead(200).write('begun'))
    const port = await openShop(shop)
    const answer = await answerTo(port, `GET /slow HTTP/1.1\r\n${host}\r\n`, (socket) => {
      socket.once('data', () => socket.write('nonsense\r\n\r\n'))
    })
    expect(answer).toContain('begun')
    expect(answer).not.toContain('UNREADABLE_REQUEST')
  })
})

describe('a visitor who goes away', () => {
  test('while his page is made writes no error into the log', async ({ shop }) => {
    const told = vi.spyOn(shop.app.log, 'error')
    const [asked, givenUp] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    shop.app.get('/page', (_request, reply) => {
      const made = Promise.withResolvers<string>()
      reply.raw.once('close', () => {
        made.reject(new DOMException('This operation was aborted', 'AbortError'))
        setImmediate(givenUp.resolve)
      })
      asked.resolve()
      return made.promise
    })
    const port = await openShop(shop)
    await answerTo(port, `GET /page HTTP/1.1\r\n${host}\r\n`, (socket) => {
      void asked.promise.then(() => socket.destroy())
    })
    await givenUp.promise
    expect(told).not.toHaveBeenCalled()
  })
})

describe('an address', () => {
  test('refuses methods it does not take, whatever their body, and names the others', async ({ shop }) => {
    const asked = [
      ['PUT', '/api/basket', 'GET, HEAD, POST'],
      ['DELETE', '/api/basket?event=DELETE_BASKET', 'GET, HEAD, POST'],
      ['PROPFIND', '/api/basket', 'GET, HEAD, POST'],
      ['POST', '/image?source=none', 'GET, HEAD'],
      ['OPTIONS', '/healthz', 'GET, HEAD'],
    ] as const
    for (const [method, url, allow] of asked) {
      const answer = await shop.app.inject({
        method: method as 'PUT',
        url,
        headers: { 'content-type': 'text/plain' },
        ...(method === 'PUT' && { payload: '{' }),
      })
      expect([url, answer.statusCode, answer.headers['allow']]).toEqual([url, 405, allow])
      expect(answer.json()).toMatchObject({ status: 'ERROR', code: 'UNKNOWN_EVENT' })
    }
  })

  test('that is not there is not found by any method', async ({ shop }) => {
    for (const method of ['GET', 'POST', 'PUT'] as const)
      expect((await shop.app.inject({ method, url: '/api/a/b' })).statusCode, method).toBe(404)
  })

  test('is served in spite of an expectation nobody knows', async ({ shop }) => {
    const port = await openShop(shop)
    const answer = await answerTo(
      port,
      `GET /healthz HTTP/1.1\r\n${host}Expect: cake\r\nConnection: close\r\n\r\n`,
    )
    expect([statusOf(answer), answer.includes('nosniff')]).toEqual([200, true])
  })
})
