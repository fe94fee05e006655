import { expect, test } from 'vitest'
import { embeddedSearchEngine } from '../engine.ts'

const widths = [15, 50, 75, 100, 110, 160]

const searched = async (q: string, language: 'de' | 'en') => {
  const engine = embeddedSearchEngine()
  await engine.rebuild({
    categories: [],
    synonyms: [],
    documents: (async function* () {
      for (const width of widths) {
        const texts = { de: { maktx: `HT-Rohr DN ${width}` }, en: { maktx: `Drain pipe DN ${width}` } }
        yield { matnr: `DN ${width}`, texts }
      }
      yield { matnr: '4 inch', texts: { de: { maktx: 'Schelle 4 Zoll' }, en: { maktx: 'Clamp 4 in.' } } }
    })(),
  })
  return (await engine.search({ q, language })).hits.map(({ matnr }) => matnr).toSorted()
}

test('inches that things have stand for no nominal width', async () => {
  expect(await searched('clamp 4 inch', 'en')).toEqual(['4 inch'])
})

test.each([
  ['drain pipe 4 inch', 'en', ['DN 100', 'DN 110']],
  ['Rohr 4 Zoll', 'de', ['DN 100', 'DN 110']],
  ['3" pipe', 'en', ['DN 75']],
  ['6 in pipe', 'en', ['DN 160']],
  ['1/2 inch pipe', 'en', ['DN 15']],
] as const)('%s is a pipe of that nominal width, of steel or plastic', async (q, language, found) => {
  expect(await searched(q, language)).toEqual(found)
})
