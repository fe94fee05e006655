// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { isShopThere, isShopWell } from './missing-script.ts'

const answering = (response: Response) => vi.stubGlobal('fetch', () => Promise.resolve(response))
const ofShop = { headers: { 'x-build': 'b1' } }

afterEach(() => vi.unstubAllGlobals())

test('what a proxy says in the place of the shop is no answer of the shop', async () => {
  answering(new Response('<h1>502 Bad Gateway</h1>', { status: 502 }))
  expect([await isShopThere(), await isShopWell()]).toEqual([false, false])
})

test('a shop without its database is there, and not well', async () => {
  answering(new Response('{}', { ...ofShop, status: 500 }))
  expect([await isShopThere(), await isShopWell()]).toEqual([true, false])
  answering(new Response('{}', ofShop))
  expect([await isShopThere(), await isShopWell()]).toEqual([true, true])
})
