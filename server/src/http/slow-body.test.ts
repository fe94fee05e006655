import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, onTestFinished, vi } from 'vitest'
import { hashToken } from '#server/capabilities/sessions/public.ts'
import { apiTokens } from '#server/capabilities/sessions/tables.ts'
import { test } from '#server/testing/test-app.ts'
import { endSlowBodies } from './slow-body.ts'

/** Seconds between two looks at what is being sent. */
const look = 5
const token = 'a-token-of-the-erp-0815'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const head = (url: string, length: number, type: string, more = '') =>
  `POST ${url} HTTP/1.1\r\nHost: shop\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${more}\r\n`

function open(port: number): { socket: Socket; said: () => string; closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1')
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  let text = ''
  onTestFinished(() => void socket.destroy())
  socket.on('data', (part) => (text += part.toString()))
  socket.on('error', () => undefined)
  socket.on('close', () => resolve())
  return { socket, said: () => text, closed }
}

/** Sends for so many seconds so much at each look; says after how many the shop had enough. */
async function send(
  { socket, said }: ReturnType<typeof open>,
  seconds: number,
  part: string,
): Promise<number | undefined> {
  for (let at = look; at <= seconds; at += look) {
    if (part !== '') socket.write(part)
    await pause(15)
    vi.advanceTimersByTime(look * 1000)
    await pause(15)
    if (said() !== '' || socket.destroyed) return at
  }
  return undefined
}

/** Seconds after which the shop has enough; its answer may be read a look later. */
const after = (seconds: number) => [seconds, seconds + look]

describe('what is sent', () => {
  test('a byte a second is given up after a minute, to whomever it is', async ({ shop }) => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = shop.app.server.address() as AddressInfo
    for (const [url, type] of [
      ['/api/session', 'application/json'],
      ['/nothing', 'text/plain'],
    ] as const) {
      const sender = open(port)
      sender.socket.write(head(url, 5000, type))
      expect(after(60)).toContain(await send(sender, 120, '     '))
      expect(sender.said()).toMatch(/^HTTP\/1\.1 408 /)
      expect(sender.said()).toContain('"code":"UNREADABLE_REQUEST"')
      await sender.closed
    }
  })

  test('behind a refusal is not waited for any longer, and told nothing more', async ({ shop }) => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const sender = open((shop.app.server.address() as AddressInfo).port)
    sender.socket.write(head('/api/import/articles', 5000, 'text/csv'))
    expect(after(60)).toContain(await send({ ...sender, said: () => '' }, 120, '     '))
    await sender.closed
    expect(sender.said().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401'])
  })

  test('a form is there within five minutes, or not at all', async ({ shop }) => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const sender = open((shop.app.server.address() as AddressInfo).port)
    sender.socket.write(head('/api/session', 500_000, 'application/json'))
    expect(after(300)).toContain(await send(sender, 600, ' '.repeat(400)))
    expect(sender.said()).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('an import that comes slowly and steadily is taken, after twelve minutes as well', async ({
    shop,
  }) => {
    await shop.db.insert(apiTokens).values({ tokenHash: hashToken(token), label: 'ERP', scopes: ['import'] })
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const sender = open((shop.app.server.address() as AddressInfo).port)
    const part = `${JSON.stringify({ number: 1, words: 'x'.repeat(120) })}\n`
    const looks = 150
    const type = 'application/x-ndjson'
    const more = `Connection: close\r\nAuthorization: Bearer ${token}\r\n`
    sender.socket.write(head('/api/import/categories', part.length * looks, type, more))
    await send(sender, looks * look, part)
    await sender.closed
    expect(sender.said()).toMatch(/^HTTP\/1\.1 200 /)
    expect(sender.said()).toContain(`"read":${looks}`)
  })
})

test('nobody is blamed for what the shop itself is not done with yet', async () => {
  const app = Fastify()
  endSlowBodies(app)
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  const { promise: ready, resolve: read } = Promise.withResolvers<void>()
  app.post('/slow', { bodyLimit: Number.MAX_SAFE_INTEGER }, async ({ body }) => {
    await ready
    let bytes = 0
    for await (const part of body as Readable) bytes += (part as Buffer).length
    return { bytes }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const sender = open((app.server.address() as AddressInfo).port)
  const close = 'Connection: close\r\n'
  sender.socket.write(head('/slow', 400_000, 'text/csv', close) + 'x'.repeat(399_999))
  expect(await send(sender, 300, '')).toBeUndefined()
  read()
  await pause(50)
  sender.socket.write('x')
  await sender.closed
  expect(sender.said()).toContain('{"bytes":400000}')
  await app.close()
})
