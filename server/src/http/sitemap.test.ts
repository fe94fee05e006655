import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { aCatalog, guestMode, lockShop } from '#server/testing/builders.ts'
import { aCategory, anArticle, someArticles } from '#server/testing/catalogue-builders.ts'
import type { Config } from '#server/config.ts'
import { testServices } from '#server/testing/services.ts'
import { type Shop, test, testConfig } from '#server/testing/test-app.ts'
import { listSitemapArticles, sitemapStarts } from '../capabilities/catalogue/public.ts'

const read = async ({ app }: Pick<Shop, 'app'>, url: string) => {
  const { statusCode, body } = await app.inject({ url })
  return { statusCode, body }
}

/** Whether rules let a crawler read an address: the longest that fits decides (RFC 9309). */
function mayRead(robots: string, path: string): boolean {
  const fitting = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)].filter(([, , rule = '']) =>
    new RegExp(
      `^${rule
        .split('*')
        .map((part) => RegExp.escape(part))
        .join('.*')}`,
    ).test(path),
  )
  const [longest] = fitting.toSorted(([, , a = ''], [, , b = '']) => b.length - a.length)
  return longest?.[1] !== 'Disallow'
}

describe('search engines', () => {
  test('are turned away while guests may not look, and while the shop is locked', async ({ shop }) => {
    const closed = async () => [
      (await read(shop, '/robots.txt')).body,
      (await read(shop, '/sitemap.xml')).statusCode,
      (await read(shop, '/sitemap-articles.xml')).statusCode,
    ]
    const turnedAway = ['User-agent: *\nDisallow: /\n', 404, 404]
    expect(await closed()).toEqual(turnedAway)
    await guestMode(shop.db)
    await lockShop(shop.db)
    expect(await closed()).toEqual(turnedAway)
  })

  test('learn no address from what a request says of the host, and none where the shop does not know its own', async ({
    shop,
  }) => {
    await guestMode(shop.db)
    await anArticle(shop.db, { matnr: 'M-1' })
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
    }
    const answersOf = async (overrides: Partial<Config>) => {
      const config = testConfig({ trustProxy: ['127.0.0.1'], ...overrides })
      const app = await buildApp({ config, db: shop.db, services: testServices() })
      onTestFinished(() => app.close())
      const urls = ['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-articles.xml']
      return Promise.all(urls.map((url) => app.inject({ url, headers })))
    }
    const here = await answersOf({ host: '127.0.0.1', port: 3000 })
    expect(
      here.map(({ statusCode, body }) => statusCode === 200 && body.includes('http://127.0.0.1:3000/')),
    ).toEqual([true, true, true, true])
    const somewhere = await answersOf({ host: '0.0.0.0' })
    expect(somewhere.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 404])
    expect([/^Disallow: .*staff$/m, /Sitemap/].map((line) => line.test(somewhere[0]?.body ?? ''))).toEqual([
      true,
      false,
    ])
    expect([...here, ...somewhere].filter(({ body }) => /evil|gopher/.test(body))).toEqual([])
  })

  test('find every page, category and article by its full address under the base path', async ({ shop }) => {
    const config = testConfig({ basePath: '/shop/', baseUrl: 'https://bau.example' })
    const app = await buildApp({ config, db: shop.db, services: testServices() })
    onTestFinished(() => app.close())
    await guestMode(shop.db)
    const root = await aCategory(shop.db, { id: 'FL' })
    await aCategory(shop.db, { id: 'BO & DEN', below: root })
    await anArticle(shop.db, { matnr: "A/1 '", texts: { de: { maktx: 'Größe <60×60>' } } })
    const base = 'https://bau.example/shop/'
    const robots = await read({ app }, '/robots.txt')
    const index = await read({ app }, '/shop/sitemap.xml')
    const pages = await read({ app }, '/shop/sitemap-pages.xml')
    const articles = await read({ app }, '/shop/sitemap-articles.xml')
    expect(robots.body).toContain(`Disallow: /shop/api/\n`)
    expect(robots.body).toContain(`Sitemap: ${base}sitemap.xml\n`)
    expect(index.body).toContain(`<loc>${base}sitemap-pages.xml</loc>`)
    expect(index.body).toContain(`<loc>${base}sitemap-articles.xml?from=A%2F1%20%27</loc>`)
    expect(pages.body).toContain(`<loc>${base}c/FL/BO%20%26%20DEN</loc>`)
    expect(articles.body).toContain(`<loc>${base}p/A%2F1%20%27/groesse-60-60</loc><lastmod>`)
  })

  test('find the page of each brand guests may see, and neither other searches nor filtered listings', async ({
    shop,
  }) => {
    await guestMode(shop.db)
    const category = await aCategory(shop.db, { id: 'GEHEIM' })
    await anArticle(shop.db, { brand: 'Ton & "Werk"' })
    await anArticle(shop.db, { brand: 'Nurfuerwen', categories: [category.id] })
    await aCatalog(shop.db, { categories: [category.id], reserved: true })
    const robots = (await read(shop, '/robots.txt')).body
    const pages = (await read(shop, '/sitemap-pages.xml')).body
    const page = '/search?fq=brand%3A%22Ton%20%26%20%5C%22Werk%5C%22%22'
    expect([pages.includes(`${page}</loc>`), pages.includes('Nurfuerwen')]).toEqual([true, false])
    const asked = [
      page,
      `${page}&page=2`,
      '/search?q=fliese',
      '/search?fq=attr%3Acolour%3A%22grau%22',
      '/c/tiles?page=2',
      '/c/tiles?sort=name&fq=brand%3A%22Ton%22',
      '/c/tiles?fq=brand%3A%22Ton%22',
    ]
    expect(asked.map((path) => mayRead(robots, path))).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
      false,
    ])
  })

  test('are told of no category and no article that is kept for some', async ({ shop }) => {
    await guestMode(shop.db)
    const category = await aCategory(shop.db, { id: 'GEHEIM' })
    await aCategory(shop.db, { id: 'OFFEN' })
    await anArticle(shop.db, { matnr: 'G-1', categories: [category.id] })
    await aCatalog(shop.db, { categories: [category.id], reserved: true })
    const pages = await read(shop, '/sitemap-pages.xml')
    expect([pages.body.includes('/c/OFFEN<'), pages.body.includes('GEHEIM')]).toEqual([true, false])
    expect((await read(shop, '/sitemap-articles.xml')).body).not.toContain('G-1')
  })

  test('get articles from wherever they ask, be it a number nobody can have', async ({ shop }) => {
    await guestMode(shop.db)
    await anArticle(shop.db, { matnr: 'M-1' })
    for (const from of ['', '%00', 'L%00', '%F0%9F%98%80', 'x'.repeat(500)]) {
      const { statusCode, body } = await read(shop, `/sitemap-articles.xml?from=${from}`)
      expect([statusCode, body.endsWith('</urlset>\n')], from).toEqual([200, true])
    }
  })

  test('get a million articles in files, none twice and none left out', async ({ shop }) => {
    const built = await someArticles(shop.db, 7)
    const viewer = { db: shop.db, actor: { assortment: { open: true, catalogs: [] } } }
    const starts = await sitemapStarts(viewer, 3)
    const files = await Promise.all(
      starts.map(async (from) => (await Array.fromAsync(listSitemapArticles(viewer, from, 3))).flat()),
    )
    expect(files.map((file) => file.length)).toEqual([3, 3, 1])
    expect(files.flat().map(({ matnr }) => matnr)).toEqual(built.map(({ matnr }) => matnr).toSorted())
  })
})
