// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { rememberViewed, storedViewed, viewedIn } from './viewed-store.ts'

const jonas = { kunnr: '100', userAlias: 'jonas' }

beforeEach(() => localStorage.clear())

test('broken storage is as good as none', () => {
  expect(viewedIn('{"x')).toEqual([])
  expect(viewedIn('{"a":1}')).toEqual([])
})

test('articles looked at come back the latest first, each once, ten at most', () => {
  for (const matnr of ['A', ...Array.from({ length: 9 }, (_, index) => `B${index}`), 'A', 'C'])
    rememberViewed(jonas, matnr)
  expect(viewedIn(storedViewed(jonas))).toEqual(['C', 'A', 'B8', 'B7', 'B6', 'B5', 'B4', 'B3', 'B2', 'B1'])
})

test.each([
  ['another customer', { ...jonas, kunnr: '200' }],
  ['a colleague at the same computer', { ...jonas, userAlias: 'lena' }],
  ['whoever comes after the sign-out', { kunnr: '', userAlias: '' }],
])('%s sees nothing of them', (_who, viewer) => {
  rememberViewed(jonas, 'A')
  expect(viewedIn(storedViewed(viewer))).toEqual([])
})
