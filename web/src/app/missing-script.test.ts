// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { notice } from './api/notices.ts'
import { isShopThere, missingScript } from './missing-script.ts'

const answering = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response))
const ofShop = { headers: { 'x-build': 'b1' } }

afterEach(() => vi.unstubAllGlobals())

test('what a proxy says in the place of the shop is no answer of the shop', async () => {
  answering(new Response('<h1>502 Bad Gateway</h1>', { status: 502 }))
  expect([await isShopThere(), await missingScript()]).toMatchObject([false, { code: 'OFFLINE' }])
  answering(new Response('{}', { ...ofShop, status: 500 }))
  expect(await isShopThere()).toBe(true)
})

test('a script that is missing is missed for want of a line, or because the shop is a newer one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no shop')))
  expect(await missingScript()).toMatchObject({ code: 'OFFLINE' })
  expect(notice.updated.isOn()).toBe(false)
  answering(new Response('{}', { headers: { 'x-build': 'b2' } }))
  expect(await missingScript()).toMatchObject({ code: 'UPDATED' })
  expect(notice.updated.isOn()).toBe(true)
})
