// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { rememberViewed, storedViewed, viewedIn } from './viewed-store.ts'

beforeEach(() => localStorage.clear())

test('broken storage is as good as none', () => {
  expect(viewedIn('{"x')).toEqual([])
  expect(viewedIn('{"a":1}')).toEqual([])
})

test('articles looked at come back the latest first, each once, ten at most', () => {
  for (const matnr of ['A', ...Array.from({ length: 9 }, (_, index) => `B${index}`), 'A', 'C'])
    rememberViewed('100', matnr)
  expect(viewedIn(storedViewed('100'))).toEqual(['C', 'A', 'B8', 'B7', 'B6', 'B5', 'B4', 'B3', 'B2', 'B1'])
})

test('another customer sees nothing of them', () => {
  rememberViewed('100', 'A')
  expect(viewedIn(storedViewed('200'))).toEqual([])
})
