import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  customerSession,
  fakeTransport,
  guestSession,
  shopConfig,
} from '../../../web/src/testing/fake-shop.ts'
import { addPages } from './page.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  await addPages(app, {
    basePath: '/shop/',
    mode: 'development',
    foreignOrigin: (path) => (path === 'imprint' ? 'https://portal.example' : ''),
    transportFor: (request) => {
      const { cookie = '' } = request.headers
      const session = cookie.includes('customer') ? customerSession : guestSession
      const answer = fakeTransport({
        categories: { GET_SHOP_CATEGORY_NAMES: { categories: [] } },
        session: { GET_SESSION: { ...session, language: cookie.includes('en') ? 'en' : 'de' } },
        misc: {
          GET_CONFIG: shopConfig,
          GET_BRANDS: { index: [], brands: [{ name: 'Öresund', count: 3 }] },
        },
      })
      return async (resource, method, payload) => {
        if (payload.event !== 'GET_BRANDS') return answer(resource, method, payload)
        if (cookie.includes('faulty')) return { status: 'ERROR', code: 'SHOP_LOCKED', message: '' }
        if (cookie.includes('later'))
          return { status: 'ERROR', code: 'TRY_AGAIN_LATER', message: '', retryAfterSeconds: 5 }
        return answer(resource, method, payload)
      }
    },
  })
}, 60_000)
afterAll(() => app.close())

const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie, 'user-agent': 'curl' } })

test('an unknown path leads home, and so does the catalogue without a category', async () => {
  for (const path of ['nowhere/at/all', 'c', 'c?sort=name']) {
    const { statusCode, headers } = await get(`/shop/${path}`)
    expect([path, statusCode, headers.location]).toEqual([path, 302, '/shop/'])
  }
})

test('a character that no text can hold is left out of the address', async () => {
  const { statusCode, headers } = await get('/shop/search?q=A%00B')
  expect([statusCode, headers.location]).toEqual([302, '/shop/search?q=AB'])
})

test('an unknown api, asset, picture or download is no page', async () => {
  expect((await get('/shop/api/nowhere')).statusCode).toBe(404)
  expect((await get('/shop/assets/gone.js')).statusCode).toBe(404)
  expect((await get('/shop/download/gone')).statusCode).toBe(404)
  expect((await get('/shop/image/gone.jpg')).statusCode).toBe(404)
})

test('a file that browsers and crawlers look for by themselves is no page, an article is one whatever its number', async () => {
  for (const file of ['favicon.ico', 'apple-touch-icon.png', 'sitemap_index.xml?x=1', 'app.js'])
    expect([file, (await get(`/shop/${file}`)).statusCode]).toEqual([file, 404])
  expect((await get('/shop/p/4711.png')).headers['content-type']).toContain('text/html')
})

test('the base path without its slash, and the root above it, lead to the shop', async () => {
  expect((await get('/')).headers.location).toBe('/shop/')
  expect((await get('/shop')).headers.location).toBe('/shop/')
  expect((await get('/shop/')).statusCode).toBe(200)
})

test('a guest is led from a screen that needs a login, and back again', async () => {
  const { statusCode, headers } = await get('/shop/myaccount?x=1')
  expect([statusCode, headers.location]).toEqual([302, '/shop/login?redirect=%2Fmyaccount%3Fx%3D1'])
})

test('a failed loader is answered by the status of its code, in the words of the shop', async () => {
  const { statusCode, body, headers } = await get('/shop/brands', 'faulty')
  expect([statusCode, headers['retry-after']]).toEqual([503, undefined])
  expect(body).toContain('Der Shop wird gewartet.')
})

test('a page without a database says when to ask for it again', async () => {
  const { statusCode, body, headers } = await get('/shop/brands', 'later')
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(body).toContain('Bitte versuchen Sie es gleich noch einmal.')
})

test('a page comes with its data, in the language of the session, kept by nobody', async () => {
  const page = await get('/shop/brands', 'customer; en')
  expect(page.statusCode).toBe(200)
  expect(page.headers['cache-control']).toBe('private, no-store')
  expect(page.headers['x-build']).toBe('development')
  expect(page.body).toContain(
    '<html lang="en" data-base="/shop/" data-build="development" data-kunnr="100234"',
  )
  expect(page.body).toContain('Öresund')
  expect(page.body).toContain('<title>Brands · Gewerk</title>')
})

test('scripts in the page carry the nonce of its policy', async () => {
  const page = await get('/shop/brands')
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy'])) ?? []
  const scripts = page.body.match(/<script\b[^>]*>/g) ?? []
  expect(nonce).toMatch(/.{20}/)
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([])
})

test('only the page that a service belongs to may load from its origin', async () => {
  const policy = async (path: string) => String((await get(path)).headers['content-security-policy'])
  const opened = await policy('/shop/imprint')
  for (const name of ['script-src', 'img-src', 'connect-src', 'frame-src'])
    expect(opened).toMatch(new RegExp(`${name} [^;]*https://portal\\.example`))
  for (const name of ['default-src', 'form-action', 'frame-ancestors', 'base-uri'])
    expect(opened).not.toMatch(new RegExp(`${name} [^;]*portal`))
  expect(await policy('/shop/brands')).not.toContain('portal.example')
})

test('a hundred pages rendered at once for two customers in two languages hold nothing of one another', async () => {
  const visits = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 'customer; en' : 'guest; de'))
  const pages = await Promise.all(visits.map((cookie) => get('/shop/brands', cookie)))
  pages.forEach(({ body }, index) => {
    const [own, foreign] = index % 2 === 0 ? ['Brands', 'Marken'] : ['Marken', 'Brands']
    expect(body).toContain(`<title>${own} ·`)
    expect(body).not.toContain(foreign)
    expect(body.includes(customerSession.customerName)).toBe(index % 2 === 0)
  })
})
