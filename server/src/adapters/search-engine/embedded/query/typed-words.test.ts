import { describe, expect, test } from 'vitest'
import type { SearchDocument } from '../../document.ts'
import { queryWords } from './reading/query-words.ts'
import { embeddedSearchEngine } from '../engine.ts'
import { engineOfNamedTitles, rankedNames } from '../../testing/titled.ts'

const sheets = {
  sheet: 'Vento 1/2 in. x 4 ft. x 8 ft. Sanded Plywood',
  thin: 'Vento 1/4 in. x 4 ft. x 8 ft. Sanded Plywood',
  frame: 'Zetto 4 in. x 8-1/2 in. Photo Frame',
  pipe: 'Delquo 2-1/2 in. Drain Pipe',
}
const copies = 4

test.each([
  ['4x8 1/2 inch', ['sheet', 'frame']],
  ['plywood 4x8 1/2', ['sheet']],
  ['2 1/2 inch pipe', ['pipe']],
  ['4x8-1/2 frame', ['frame']],
])('"%s": a fraction behind a size may be a thickness', async (q, names) => {
  const engine = await engineOfNamedTitles(sheets)
  const { hits } = await engine.search({ q, language: 'en', rows: 40 })
  expect(hits).toHaveLength(names.length * copies)
  expect((await rankedNames(engine, q)).slice(0, names.length).toSorted()).toEqual(names.toSorted())
})

test.each([
  ['table height', 'Torlin Pallet Weight Scale'],
  ['garden gate', 'Vento Shower Grate'],
  ['games', 'Brimi Gate Frames'],
])('"%s": a word of every day is no misspelt other one', async (q, title) => {
  const engine = await engineOfNamedTitles({ title, tile: 'Lorafo Porcelain Floor Tile' })
  const { corrections, hits, partial } = await engine.search({ q, language: 'en' })
  expect({ corrections, hits, partial }).toEqual({ corrections: [], hits: [], partial: [] })
})

const basins = {
  basin: 'Torlin Ceramic Basin 60 cm x 40 cm',
  small: 'Torlin Ceramic Basin 40 cm x 30 cm',
  coating: 'Vento Thick Coating 2 cm',
  bagno: 'Brimi Bagno Radiator',
}

test.each([
  ['basin 60 cm wide', 'basin', copies],
  ['cheap basin', 'small', 2 * copies],
  ['best basin 40 cm to buy online', 'small', 2 * copies],
])('"%s": what says nothing of a thing keeps none away', async (q, first, found) => {
  const engine = await engineOfNamedTitles(basins)
  const { numFound, unknownWords } = await engine.search({ q, language: 'en' })
  expect({ numFound, unknownWords }).toEqual({ numFound: found, unknownWords: [] })
  expect(await rankedNames(engine, q)).toContain(first)
})

test('partial matches rest on a word that says something', async () => {
  const names = await rankedNames(await engineOfNamedTitles(basins), 'basin 2 thick')
  expect(names).toContain('small')
  expect(names).not.toContain('coating')
})

test.each([
  ['große Fliesen', ['fliesen']],
  ['Rohr 50 er', ['rohr', '50er']],
  ['Gipskarton 12,5er', ['gipskarton', '12,5']],
  ['Kreuze à 200 Stk', ['kreuze', '200 stk']],
  ['Fliesen u. Kleber', ['fliesen', 'kleber']],
  ['\ufb02iesen\u00adpro\ufb01l', ['fliesenprofil']],
  ['\u2060Flie\u200Dsen\u200E 1\u20442 Zoll', ['fliesen', '1/2 zoll']],
  ['FLİESEN', ['fliesen']],
  ['fliesen kırmızı', ['fliesen', 'kirmizi']],
])('"%s" in German', (q, words) => {
  expect(queryWords(q, 'de').map((word) => ('text' in word ? word.text : ''))).toEqual(words)
})

async function engineOf(...documents: SearchDocument[]) {
  const engine = embeddedSearchEngine()
  await engine.rebuild({
    categories: [],
    synonyms: [],
    documents: (async function* () {
      yield* documents
    })(),
  })
  return engine
}

test.each(['4 006381 333931', '40 06381 33393 1', '4006381-333931'])(
  '%s: an EAN as it is printed is that or nothing',
  async (q) => {
    const engine = await engineOf(
      { matnr: '1', ean: '4006381333931', texts: { de: { maktx: 'Alba Fliese' } } },
      { matnr: '2', texts: { de: { maktx: 'Alba Sockel 40x4 cm 1 ST' } } },
    )
    const found = await engine.search({ q, language: 'de' })
    expect(found.hits.map(({ matnr }) => matnr)).toEqual(['1'])
    const other = await engine.search({ q: q.replace(/1$/, '8'), language: 'de' })
    expect([...other.hits, ...other.partial]).toEqual([])
  },
)

test.each(['1000015 1000016', '1000015, 1000016', '1000015 1000017 1000016'])(
  '%s: numbers copied from a list are each looked for',
  async (q) => {
    const numbers = ['1000015', '1000016', '1000018']
    const engine = await engineOf(
      ...numbers.map((matnr) => ({ matnr, texts: { de: { maktx: 'Alba Fliese' } } })),
    )
    const { partial } = await engine.search({ q, language: 'de' })
    expect(partial.map(({ matnr }) => matnr).toSorted()).toEqual(['1000015', '1000016'])
  },
)

test('partial matches rest on no short beginning of a word where another word is known', async () => {
  expect(await rankedNames(await engineOfNamedTitles(basins), 'basin bag')).toEqual(['basin', 'small'])
  expect(await rankedNames(await engineOfNamedTitles(basins), 'basin bagn')).toContain('bagno')
  expect(await rankedNames(await engineOfNamedTitles(basins), 'xqzvw bag')).toEqual(['bagno'])
})

test('an article number beside a word that nothing has is found, as a shorter figure is not', async () => {
  const engine = embeddedSearchEngine()
  await engine.rebuild({
    categories: [],
    synonyms: [],
    documents: (async function* () {
      yield { matnr: '7000626', texts: { de: { maktx: 'Alba Rohr 70006 mm' } } }
    })(),
  })
  const partial = async (q: string) => (await engine.search({ q, language: 'de' })).partial
  expect(await partial('xqzvw 70006')).toEqual([])
  expect(await partial('xqzvw 7000626')).toMatchObject([{ matnr: '7000626' }])
})

test('a size that nothing has is told as it was typed', async () => {
  const engine = await engineOfNamedTitles(sheets)
  const { unknownWords } = await engine.search({ q: '5x9 1/2 inch plywood', language: 'en' })
  expect(unknownWords).toEqual(['5x9 1/2 inch'])
})

describe('how many are wanted', () => {
  const titles = [
    'Fliesenkleber grau',
    'Schraube 4x40 100 Stk',
    'Schraube 4x40 10 Stk',
    'Schraube 4x40 lose',
    'Grundierung 10 l',
    'Platte 60x40 cm',
  ]
  const found = async (q: string, language: 'de' | 'en' = 'de') => {
    const engine = await engineOf(
      ...titles.map((de) => ({ matnr: de, texts: { de: { maktx: de }, en: { maktx: 'Tile adhesive' } } })),
    )
    const { hits, unknownWords } = await engine.search({ q, language })
    return { hits: hits.map(({ matnr }) => matnr), unknownWords }
  }

  test.each([
    '10 Sack Fliesenkleber',
    'Fliesenkleber 3 Eimer',
    '5 Stk Fliesenkleber',
    '20 m² Fliesenkleber',
    '2x Fliesenkleber',
    '2 x Fliesenkleber',
  ])('says nothing of the article where nothing else is meant: %s', async (q) =>
    expect(await found(q)).toEqual({ hits: ['Fliesenkleber grau'], unknownWords: [] }),
  )

  test('is asked of the article first', async () => {
    expect((await found('Schraube 100 Stk')).hits).toEqual(['Schraube 4x40 100 Stk'])
    expect((await found('Schraube 50 Stk')).hits).toHaveLength(3)
  })

  test.each(['10 Sack', '10 Fliesenkleber', 'Fliesenkleber 10 Sack grau rot'])(
    'is no more than that at the beginning or end, and not all that is asked: %s',
    async (q) => expect((await found(q)).hits).toEqual([]),
  )

  test('is not said by what a volume is packed in', async () => {
    expect((await found('Grundierung Eimer 10 l')).hits).toEqual(['Grundierung 10 l'])
  })

  test.each(['25 kg Sack Fliesenkleber', 'Fliesenkleber 25 kg/Sack'])(
    'is not said by what a weight is packed in, which no article need say: %s',
    async (q) => expect((await found(q)).unknownWords).toEqual(['25 kg']),
  )

  test('is not what stands beside a size', async () => {
    expect((await found('Platte Karton 60x40 cm')).hits).toEqual([])
  })

  test('is said in English, too', async () => {
    for (const q of ['10 bags tile adhesive', '20 sqm tile adhesive', '2 x tile adhesive'])
      expect((await found(q, 'en')).hits).toHaveLength(titles.length)
  })
})
