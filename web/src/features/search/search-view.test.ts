import { expect, test } from 'vitest'
import { readView } from './search-view.ts'

test('blanks around the words of an address are not searched for, and alone are none', () => {
  expect(readView({ q: '  kleber flex ' }).q).toBe('kleber flex')
  expect([readView({ q: '   ' }).q, readView({ q: '' }).q]).toEqual([undefined, undefined])
})
