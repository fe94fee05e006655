import { expect, test } from 'vitest'
import { netVisible } from './net-visible.ts'

test('net prices are for who has the permission and acts for a customer, and for nobody else', () => {
  const may = new Set(['NET_PRICES'] as const)
  expect(netVisible({ kunnr: '', permissions: may })).toBe(false)
  expect(netVisible({ kunnr: '100101', permissions: new Set() })).toBe(false)
  expect(netVisible({ kunnr: '100101', permissions: may })).toBe(true)
})
