import type { FastifyInstance } from 'fastify'
import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { aUser, guestMode, testPassword } from '#server/testing/builders.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, test, testConfig, testNow } from '#server/testing/test-app.ts'

/** The app of the test's shop as it is configured here. */
async function configured(shop: Shop, overrides: Partial<Config>): Promise<FastifyInstance> {
  const app = await buildApp({
    config: testConfig(overrides),
    db: shop.db,
    services: testServices(),
    now: () => testNow,
  })
  onTestFinished(() => app.close())
  return app
}

const logout = { event: 'LOGOUT' }

const codeOf = (answer: { statusCode: number; json: () => { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]

describe('every answer', () => {
  const kinds = [
    '/api/misc?event=GET_CONFIG',
    '/api/lists?event=GET_LISTS',
    '/api/nothing',
    '/api/openapi.json',
    '/download/mail?mail_id=1&index=0',
    '/assets/nothing.js',
    '/healthz',
    '/robots.txt',
    '/api/100%',
    '/p/100%',
  ]

  test('says that it is neither framed nor guessed at nor kept, and runs nothing', async ({ shop }) => {
    await guestMode(shop.db)
    for (const url of kinds) {
      const { headers } = await shop.app.inject({ url })
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('microphone=()'),
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      expect(headers['strict-transport-security'], url).toBeUndefined()
      expect(headers['access-control-allow-origin'], url).toBeUndefined()
      expect(headers['x-powered-by'], url).toBeUndefined()
    }
  })

  test('wants encryption from now on where the shop is encrypted', async ({ shop }) => {
    const app = await configured(shop, { baseUrl: 'https://shop.example' })
    for (const url of ['/healthz', '/p/100%']) {
      const { headers } = await app.inject({ url })
      expect(headers['strict-transport-security'], url).toMatch(/max-age=31536000/)
    }
  })
})

describe('the cookie of the session behind TLS', () => {
  const cookieOf = async (shop: Shop, basePath: string) => {
    const app = await configured(shop, { baseUrl: 'https://shop.example', basePath })
    const { alias } = await aUser(shop.db)
    const { headers } = await app.inject({
      method: 'POST',
      url: `${basePath}api/session`,
      payload: { event: 'LOGIN', user_alias: alias, password: testPassword },
    })
    return String(headers['set-cookie'])
  }

  test('belongs to this host alone at the root', async ({ shop }) => {
    expect(await cookieOf(shop, '/')).toMatch(
      /^__Host-shop=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test('stays below the path of the shop', async ({ shop }) => {
    expect(await cookieOf(shop, '/shop/')).toMatch(
      /^shop=[\w-]{43}; Max-Age=\d+; Path=\/shop\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })
})

describe('a write', () => {
  test('is refused from other sites, whatever the browser says of them', async ({ shop }) => {
    const app = await configured(shop, { baseUrl: 'https://shop.example' })
    const from = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/api/session', headers, payload: logout })
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'http://shop.example' },
      { origin: 'https://shop.example:8443' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign)
      expect(codeOf(await from(headers)), JSON.stringify(headers)).toEqual([403, 'ORIGIN_NOT_ALLOWED'])
    expect((await from({ origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' })).statusCode).toBe(
      200,
    )
  })

  test('is refused when it is larger than a megabyte, and when it is no JSON', async ({ shop }) => {
    const send = (payload: string, type = 'application/json') =>
      shop.app.inject({ method: 'POST', url: '/api/session', headers: { 'content-type': type }, payload })
    const large = JSON.stringify({ ...logout, filler: 'x'.repeat(1_000_001) })
    expect(codeOf(await send(large))).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect(codeOf(await send('{"event":'))).toEqual([400, 'UNREADABLE_REQUEST'])
    expect(codeOf(await send(''))).toEqual([400, 'UNREADABLE_REQUEST'])
    expect(codeOf(await send('{"event":"LOGOUT","__proto__":{}}'))).toEqual([400, 'UNREADABLE_REQUEST'])
    expect(codeOf(await send('event=LOGOUT', 'application/x-www-form-urlencoded'))).toEqual([
      415,
      'UNREADABLE_REQUEST',
    ])
    expect(codeOf(await send('["LOGOUT"]'))).toEqual([422, 'INVALID_PARAMS'])
  })
})
