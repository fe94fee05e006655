import { expect, test } from 'vitest'
import { translate } from './translate.ts'

const texts = {
  hello: 'Guten Tag, {name}',
  articles_one: '{count} Artikel liegt bereit',
  articles_other: '{count} Artikel liegen bereit',
}

test('a missing key and a missing value show themselves', () => {
  expect(translate(texts, 'de', 'gone')).toBe('gone')
  expect(translate(texts, 'de', 'hello')).toBe('Guten Tag, {name}')
})

test('values are filled in', () => {
  expect(translate(texts, 'de', 'hello', { name: 'Frau Kern' })).toBe('Guten Tag, Frau Kern')
})

test('a count chooses the form', () => {
  expect(translate(texts, 'de', 'articles', { count: 1 })).toBe('1 Artikel liegt bereit')
  expect(translate(texts, 'de', 'articles', { count: 0 })).toBe('0 Artikel liegen bereit')
})
