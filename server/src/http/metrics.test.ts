import { expect } from 'vitest'
import { createApiToken } from '#server/capabilities/sessions/token-store.ts'
import { test } from '#server/testing/test-app.ts'

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
