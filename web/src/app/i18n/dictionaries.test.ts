import { describe, expect, test } from 'vitest'
import type { Dictionary } from './i18n.ts'

const files = {
  ...import.meta.glob<Dictionary>('../texts/*.json', { import: 'default', eager: true }),
  ...import.meta.glob<Dictionary>('../errors/texts/*.json', { import: 'default', eager: true }),
  ...import.meta.glob<Dictionary>('../../features/*/texts/*.json', { import: 'default', eager: true }),
}
const german = Object.entries(files).filter(([path]) => path.endsWith('/de.json'))

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()

describe.each(german)('%s', (path, de) => {
  const en = files[path.replace('/de.json', '/en.json')]

  test('has the same keys in English', () => {
    expect(Object.keys(en ?? {}).toSorted()).toEqual(Object.keys(de).toSorted())
  })

  test('fills the same values in English, and no text is empty', () => {
    for (const [key, text] of Object.entries(de)) {
      expect(text, key).not.toBe('')
      expect(placeholders(en?.[key] ?? ''), key).toEqual(placeholders(text))
    }
  })

  test('says in the name of a button what is written on it (WCAG 2.5.3)', () => {
    for (const texts of [de, en ?? {}]) {
      for (const [key, written] of Object.entries(texts))
        expect((texts[`${key}Named`] ?? written).toLowerCase(), key).toContain(written.toLowerCase())
    }
  })
})
