import { search } from '@shop/contract/resources/search'
import { expect } from 'vitest'
import { buildApp } from '#server/app.ts'
import { guestMode } from '#server/testing/builders.ts'
import { offlineSearch } from '#server/testing/offline-search.ts'
import { testServices } from '#server/testing/services.ts'
import { shopOf, test, testConfig, testNow } from '#server/testing/test-app.ts'

test('a fault of the engine is told as one, and not taken for a search that is away', async ({ shop }) => {
  const broken = () => Promise.reject(new TypeError('a fault of the engine'))
  const suggested = Promise.resolve({ words: [], categories: [], brands: [], articles: [] })
  const engine = { ...offlineSearch(), search: broken, suggest: () => suggested }
  const services = testServices({ search: engine })
  const log: string[] = []
  const app = await buildApp({
    config: testConfig(),
    db: shop.db,
    services,
    now: () => testNow,
    log: { write: (line) => void log.push(line) },
  })
  await guestMode(shop.db)
  const { http, body } = await shopOf(app, shop.db).call(search, 'SUGGEST', { q: '4711' })
  await app.close()
  expect([http, body.code]).toEqual([500, 'TECHNICAL_ERROR'])
  expect(log.join('')).toContain('a fault of the engine')
})
