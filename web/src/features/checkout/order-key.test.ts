// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { dropOrderKey, orderKey } from './order-key.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser that refuses its storage keeps the key as long as the page, and may order', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const key = orderKey('10001 refused')
  expect(orderKey('10001 refused')).toBe(key)
  dropOrderKey('10001 refused')
  expect(orderKey('10001 refused')).not.toBe(key)
})

test('a key outlives the page until its order is placed', async () => {
  const key = orderKey('10001 kept')
  vi.resetModules()
  const reloaded = await import('./order-key.ts')
  expect(reloaded.orderKey('10001 kept')).toBe(key)
  reloaded.dropOrderKey('10001 kept')
  expect(reloaded.orderKey('10001 kept')).not.toBe(key)
})
