import { beforeAll, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { embeddedSearchEngine } from '../engine.ts'

let engine: SearchEngine

/** Fifty tiles with texts in both languages, one that has only German ones, which stand in the English index, too. */
beforeAll(async () => {
  engine = embeddedSearchEngine({ languages: ['de', 'en'] })
  await engine.rebuild({
    categories: [],
    synonyms: [],
    documents: (async function* () {
      const german = { maktx: 'Bodenplatte Terra Loft' }
      for (let number = 0; number < 50; number++) {
        const de = { maktx: `Bodenplatte Terra ${number % 2 ? 'Loft' : 'Patio'} Serie` }
        yield {
          matnr: `both-${number}`,
          texts: { de, en: { maktx: `Ground slab Terra Loft No. ${number}` } },
        }
      }
      yield { matnr: 'german', texts: { de: german, en: german } }
      const other = { de: { maktx: 'Kleinteile Serie' }, en: { maktx: 'Small parts' } }
      yield { matnr: 'other', brand: 'Other', texts: other }
    })(),
  })
})

test.each([
  ['what stands as often in both', 'Terra', 51],
  ['what this language has more of', 'Terra Loft', 51],
  ['a word of its own', 'slab', 50],
])('stays in English for %s', async (_, q, numFound) => {
  expect(await engine.search({ q, language: 'en' })).toMatchObject({ numFound })
  expect((await engine.search({ q, language: 'en' })).readIn).toBeUndefined()
})

test('a word of the other language is read in it, though an article without English texts has it', async () => {
  expect(await engine.search({ q: 'Bodenplatte', language: 'en' })).toMatchObject({
    numFound: 51,
    readIn: 'de',
  })
  expect(await engine.search({ q: 'Bodenplatte Loft', language: 'en' })).toMatchObject({
    numFound: 26,
    readIn: 'de',
  })
})

test('where nothing of a query is known, a part of it is met in the other language, on its pages alone', async () => {
  const ask = (given: object) => engine.search({ q: 'Serie Patio WLAN', language: 'en', rows: 24, ...given })
  const first = await ask({})
  expect(first).toMatchObject({ numFound: 0, readIn: 'de', unknownWords: ['wlan'] })
  expect(first.partial.map(({ matnr }) => matnr)).toContain('both-0')
  expect((await ask({ start: 24 })).partial).toHaveLength(1)
  expect((await ask({ start: 48 })).partial).toEqual([])
  // Filters have no say in how words are read.
  const filters = [{ kind: 'field', field: 'brand', values: ['Other'] }]
  expect(await ask({ q: 'Ground Serie', filters })).toMatchObject({ partial: [], unknownWords: ['serie'] })
  const english = await ask({ q: 'Ground slab WLAN', start: 48 })
  expect([english.readIn, english.partial.length]).toEqual([undefined, 2])
  expect(await ask({ q: 'Ground slab WLAN', start: 72 })).toMatchObject({
    partial: [],
    unknownWords: ['wlan'],
  })
})

test.each([
  ['nothing knows', { q: 'xqzvw brtzk' }],
  ['are asked for as a number', { q: 'Serie Patio WLAN', fields: 'numbers' }],
  ['are to be met as a whole', { q: 'Serie Patio WLAN', partial: 'never' }],
] as const)('words that %s are met in no language', async (_, given) => {
  const found = await engine.search({ language: 'en', ...given })
  expect([found.numFound, found.partial, found.readIn]).toEqual([0, [], undefined])
})
