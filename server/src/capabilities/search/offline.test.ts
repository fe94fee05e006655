import { article } from '@shop/contract/resources/article'
import { search } from '@shop/contract/resources/search'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { solrSearchEngine } from '#server/adapters/search-engine/solr/engine.ts'
import { buildApp } from '#server/app.ts'
import { guestMode } from '#server/testing/builders.ts'
import { aCategory, anArticle } from '#server/testing/catalogue-builders.ts'
import { testServices } from '#server/testing/services.ts'
import { deadSolrUrl, startSolrStandIn } from '#server/testing/solr-stand-in.ts'
import { shopOf, test, testConfig, testNow } from '#server/testing/test-app.ts'

test.for(['dead', 'slow', 'failing', 'html'] as const)(
  'with a Solr that is %s the shop says so, and categories and articles open from the database',
  async (manner, { committed }) => {
    const standIn = await startSolrStandIn(manner === 'dead' ? 'failing' : manner)
    const engine = solrSearchEngine({ url: manner === 'dead' ? await deadSolrUrl() : standIn.url, every: 50 })
    const services = testServices({ search: engine })
    const app = await buildApp({ config: testConfig(), db: committed.db, services, now: () => testNow })
    const shop = shopOf(app, committed.db, committed.countStatements)
    try {
      await guestMode(shop.db)
      const category = await aCategory(shop.db)
      const articles = []
      for (let i = 0; i < 5; i++) articles.push(await anArticle(shop.db, { categories: [category.id] }))
      const begin = performance.now()
      const words = await shop.call(search, 'SEARCH', { q: 'Fliese' })
      const second = { fq: [`category:"${category.id}"`], start: 2, rows: 2 }
      const page = await shop.call(search, 'SEARCH', second)
      const suggested = await shop.call(search, 'SUGGEST', { q: 'Fli' })
      const numbered = await shop.call(search, 'SUGGEST', { q: articles[1]!.matnr })
      const details = await shop.call(article, 'GET_DETAILS', { matnr: articles[0]!.matnr })
      expect(performance.now() - begin).toBeLessThan(5000)
      expect(words.body).toMatchObject({ status: 'OK', solrOffline: true, response: { numFound: 0 } })
      expect(page.body).toMatchObject({
        solrOffline: true,
        response: { numFound: 5, start: 2 },
        paging: { currentPage: 2, numberOfPages: 3, solrOffline: true },
      })
      expect(page.body.response.docs).toHaveLength(2)
      const behind = await shop.call(search, 'SEARCH', { ...second, start: 6 })
      expect(behind.body.response).toMatchObject({ numFound: 5, docs: [] })
      expect(suggested.body).toMatchObject({ status: 'OK', queries: [], articles: [] })
      expect(numbered.body).toMatchObject({
        exactHit: articles[1]!.matnr,
        articles: [{ matnr: articles[1]!.matnr }],
      })
      expect(details.http).toBe(200)
      const ready = await app.inject('/readyz')
      expect([ready.statusCode, ready.json()]).toEqual([
        200,
        { status: 'ready', search: 'offline', searchBehindSeconds: null },
      ])
    } finally {
      await app.close()
      await engine.close()
      await standIn.close()
    }
  },
)

test('a search that comes back is used again by itself', async ({ committed }) => {
  const standIn = await startSolrStandIn('failing')
  const engine = solrSearchEngine({ url: standIn.url, every: 50 })
  const services = testServices({ search: engine })
  const app = await buildApp({ config: testConfig(), db: committed.db, services, now: () => testNow })
  const shop = shopOf(app, committed.db, committed.countStatements)
  try {
    await guestMode(shop.db)
    expect((await shop.call(search, 'SEARCH', { q: 'Fliese' })).body.solrOffline).toBe(true)
    standIn.behave('empty')
    while (engine.state().state !== 'ready') await wait(10)
    expect((await shop.call(search, 'SEARCH', { q: 'Fliese' })).body.solrOffline).toBe(false)
  } finally {
    await app.close()
    await engine.close()
    await standIn.close()
  }
})

test('without the search a category is sorted as it was asked for, what has no price or day last', async ({
  shop,
}) => {
  await guestMode(shop.db)
  const { id } = await aCategory(shop.db)
  const made = [
    { matnr: 'B-1', texts: { de: { maktx: 'Putz' }, en: { maktx: 'Render' } }, price: '9', salesRank: '1' },
    {
      matnr: 'A-2',
      texts: { de: { maktx: 'ahle' }, en: { maktx: 'Awl' } },
      price: '30',
      created: '2026-01-02',
    },
    {
      matnr: 'C-3',
      texts: { de: { maktx: 'Zange' }, en: { maktx: 'Pliers' } },
      price: null,
      created: '2026-03-01',
    },
  ]
  for (const given of made) await anArticle(shop.db, { categories: [id], ...given })
  const sorted = async (sort: string, language: 'de' | 'en' = 'de') => {
    const { body } = await shop.call(search, 'SEARCH', { fq: [`category:"${id}"`], sort }, { language })
    expect(body.solrOffline).toBe(true)
    return body.response.docs.map(({ matnr }) => matnr.slice(0, 1)).join('')
  }
  expect(await sorted('number')).toBe('ABC')
  expect(await sorted('number desc')).toBe('CBA')
  expect(await sorted('price')).toBe('BAC')
  expect(await sorted('price desc')).toBe('ABC')
  expect(await sorted('newest')).toBe('CAB')
  expect(await sorted('name')).toBe('ABC')
  expect(await sorted('name', 'en')).toBe('ACB')
  expect(await sorted('sales')).toBe('BAC')
  expect(await sorted('')).toBe('BAC')
})
