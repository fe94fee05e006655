import { hash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import cookies from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeTransport, guestSession, shopConfig } from '../../../web/src/testing/fake-shop.ts'
import type { Db } from '#server/db/connection.ts'
import { keepReadsOf, type KeptReads } from '#server/db/kept-reads.ts'
import { offlineSearch } from '#server/testing/offline-search.ts'
import { testConfig } from '#server/testing/test-app.ts'
import { type PageMemory, pageMemory } from './page-memory.ts'
import { addPages } from './page.ts'

/** What a test changes of the shop, and how often a page was rendered in it. */
const usual = {
  state: 'ready' as 'ready' | 'building',
  revision: 1,
  day: '2026-11-22',
  refuses: false,
  renderings: 0,
  meanwhile: (): void => undefined,
}
const shop = { ...usual }
let app: FastifyInstance
let memory: PageMemory
let kept: KeptReads

beforeAll(async () => {
  const db = {} as Db
  kept = keepReadsOf(db)
  const services = {
    search: {
      ...offlineSearch(),
      get revision() {
        return shop.revision
      },
      state: () => ({ state: shop.state, documents: 0, bytes: 0, version: '' }),
    },
  }
  app = Fastify()
  await app.register(cookies)
  const config = { ...testConfig(), basePath: '/' }
  memory = pageMemory({ db, config, services, today: () => shop.day })
  await addPages(app, {
    basePath: '/',
    mode: 'development',
    foreignOrigin: () => '',
    memory: watched,
    transportFor: ({ headers }) => {
      shop.renderings++
      shop.meanwhile()
      const language = headers['accept-language'] === 'en' ? ('en' as const) : ('de' as const)
      const answer = fakeTransport({
        basket: { GET_MULTIBASKETS: { multibaskets: [] } },
        categories: { GET_SHOP_CATEGORY_NAMES: { categories: [] } },
        session: { GET_SESSION: { ...guestSession, language } },
        misc: {
          GET_CONFIG: shopConfig,
          GET_BRANDS: { index: [], brands: [{ name: 'Öresund', count: shop.renderings }] },
        },
      })
      return async (resource, method, payload) =>
        shop.refuses && payload.event === 'GET_MULTIBASKETS'
          ? { status: 'ERROR', code: 'TECHNICAL_ERROR', message: '' }
          : answer(resource, method, payload)
    },
  })
}, 60_000)
afterAll(() => app.close())

beforeEach(() => {
  Object.assign(shop, usual)
  kept.forgetAll()
  kept.isRightFor(60_000)
})

const get = (url = '/brands', headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'user-agent': 'curl', ...headers } })

/** How often the shop renders when the same page is asked for before and after something. */
async function renderings(between: () => void, url?: string, headers?: Record<string, string>) {
  await get(url, headers)
  await packing()
  between()
  await get(url, headers)
  return shop.renderings
}

/** A page is packed before it is kept, which takes as long as the machine is busy. */
const packing = () => Promise.all(keeping.splice(0))
const keeping: Promise<void>[] = []

/** The memory, with everything noted that it is to keep. */
const watched: PageMemory = (request) => {
  const place = memory(request)
  if (place === undefined) return undefined
  const keep: typeof place.keep = (...page) => {
    const done = place.keep(...page)
    keeping.push(done)
    return done
  }
  return { ...place, keep }
}

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`

const nothing = () => undefined

describe('a page is rendered anew', () => {
  test('for whoever has a session', async () => {
    expect(await renderings(nothing, '/brands', { cookie: 'shop=token' })).toBe(2)
  })

  test('for searched words, which are counted, and for what is no part of the catalogue', async () => {
    expect(await renderings(nothing, '/brands?q=fliese')).toBe(2)
    expect(await renderings(nothing, '/imprint')).toBe(4)
  })

  test.each([
    ['the catalogue has changed', () => kept.forget([{ kind: 'article', key: '1' }])],
    ['the change log could not be read lately', () => kept.isRightFor(-1)],
    ['the index has changed', () => void shop.revision++],
    ['the search is being built', () => void (shop.state = 'building')],
    ['the next day has begun', () => void (shop.day = '2026-11-23')],
  ])('when %s', async (_when, between) => {
    expect(await renderings(between)).toBe(2)
  })

  test('in another language, and with another cookie', async () => {
    expect(await renderings(nothing)).toBe(1)
    await get('/brands', { 'accept-language': 'en' })
    await get('/brands', { cookie: 'scheme=dark' })
    expect(shop.renderings).toBe(3)
  })

  test('when an answer was refused while it was rendered', async () => {
    shop.refuses = true
    expect(await renderings(() => void (shop.refuses = false))).toBe(2)
  })

  test('when something changed while it was rendered', async () => {
    shop.meanwhile = () => kept.forget([])
    expect(await renderings(() => void (shop.meanwhile = nothing))).toBe(2)
  })
})

describe('a page that another guest has opened', () => {
  test('allows nothing that its own nonce did not allow', async () => {
    const request = { url: '/brands', cookies: {}, headers: {}, protocol: 'http' } as FastifyRequest
    const html = '<script nonce="N1">own()</script><script>foreign()</script><style>a{}</style>'
    await memory(request)?.keep(Buffer.from(html), 'N1', {})
    expect(memory(request)?.kept).toMatchObject({ scripts: sourceOf('own()'), styles: '' })
  })

  test('is sent as it was rendered', async () => {
    const first = await get()
    await packing()
    const packed = await get('/brands', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    const plain = await get()
    expect(shop.renderings).toBe(1)
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    for (const page of [packed, plain]) expect(page.headers['cache-control']).toBe('private, no-store')
    const nonce = /'nonce-([^']+)'/.exec(String(first.headers['content-security-policy']))?.[1] ?? 'none'
    expect(plain.body).toBe(first.body.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, ''))
    expect(plain.body).toContain('Öresund')
  })

  test('allows its own scripts and styles by what they are, and nothing by a nonce that others know', async () => {
    await renderings(nothing)
    const { body, headers } = await get()
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('nonce')
    expect(body).not.toContain('nonce="')
    const scripts = Array.from(body.matchAll(/<script[^>]*>([^]*?)<\/script>/g), ([, text = '']) => text)
    expect(scripts.length).toBeGreaterThan(3)
    expect(scripts.filter((text) => text !== '' && !policy.includes(sourceOf(text)))).toEqual([])
  })
})
