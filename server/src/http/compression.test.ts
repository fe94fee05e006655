import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import { guestMode } from '#server/testing/builders.ts'
import { aCategory } from '#server/testing/catalogue-builders.ts'
import { test } from '#server/testing/test-app.ts'

const ask = (url: string, encoding: string) => ({
  method: 'GET' as const,
  url,
  headers: { 'accept-encoding': encoding },
})

const large = '/api/categories?event=GET_SHOP_CATEGORY_NAMES'
const small = '/api/misc?event=GET_BRANDS'

test('a short answer is sent as it is', async ({ shop }) => {
  await guestMode(shop.db)
  const { headers } = await shop.app.inject(ask(small, 'br, gzip'))
  expect(headers['content-encoding']).toBeUndefined()
})

test('a long answer travels compressed, and says the same', async ({ shop }) => {
  await guestMode(shop.db)
  for (let count = 0; count < 40; count++) await aCategory(shop.db)
  const plain = await shop.app.inject(ask(large, 'identity'))
  expect(plain.rawPayload.length).toBeGreaterThan(4096)
  for (const [encoding, open] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await shop.app.inject(ask(large, encoding))
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['vary']).toMatch(/accept-encoding/i)
    expect(open(rawPayload).toString()).toBe(plain.body)
  }
})

test('the API description travels compressed, and so does what search engines read', async ({ shop }) => {
  await guestMode(shop.db)
  for (const url of ['/api/openapi.json', '/api/', '/sitemap.xml']) {
    const plain = await shop.app.inject(ask(url, 'identity'))
    const { headers, rawPayload } = await shop.app.inject(ask(url, 'br, gzip'))
    expect(headers['content-encoding'], url).toBe('br')
    // The page of the description has a nonce, the length of it always the same.
    expect(brotliDecompressSync(rawPayload).length, url).toBe(plain.rawPayload.length)
  }
})
