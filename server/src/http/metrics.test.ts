import { expect } from 'vitest'
import { createApiToken } from '#server/capabilities/sessions/token-store.ts'
import { buildApp } from '#server/app.ts'
import { offlineSearch } from '#server/testing/offline-search.ts'
import { testServices } from '#server/testing/services.ts'
import { test, testConfig } from '#server/testing/test-app.ts'

const away = '192.0.2.7'

test('metrics are not there for other machines, nor for those a proxy of this machine speaks for', async ({
  shop,
}) => {
  const { token } = await createApiToken(shop.db, { label: 'erp', scopes: ['import'] })
  const asked = [
    { remoteAddress: away },
    { remoteAddress: away, headers: { authorization: `Bearer ${token}` } },
    { headers: { 'x-forwarded-for': away } },
    { headers: { forwarded: `for=${away}` } },
  ]
  for (const request of asked) {
    const answer = await shop.app.inject({ url: '/metrics', ...request })
    expect(answer.statusCode, JSON.stringify(request)).toBe(404)
  }
})

test('metrics are read from the machine itself and with a token made for them', async ({ shop }) => {
  const { token } = await createApiToken(shop.db, { label: 'prometheus', scopes: ['metrics'] })
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': away }
  for (const request of [{}, { remoteAddress: away, headers }]) {
    const answer = await shop.app.inject({ url: '/metrics', ...request })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('shop_search_documents')
  }
})

test('a search that is being built or away is told from one that answers, as an alarm needs it', async ({
  shop,
  onTestFinished,
}) => {
  const told = []
  for (const state of ['building', 'offline', 'ready'] as const) {
    const search = { ...offlineSearch(), state: () => ({ state, documents: 0, bytes: 0, version: '' }) }
    const app = await buildApp({ config: testConfig(), db: shop.db, services: testServices({ search }) })
    onTestFinished(() => app.close())
    const { body } = await app.inject('/metrics')
    told.push(/^shop_search_ready (\d)$/m.exec(body)?.[1])
  }
  expect(told).toEqual(['0', '0', '1'])
})
