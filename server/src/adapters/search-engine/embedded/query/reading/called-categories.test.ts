import { expect, test } from 'vitest'
import type { Language, SearchCategory } from '../../../document.ts'
import { stem } from '../../text/stem.ts'
import { embeddedSearchEngine } from '../../engine.ts'
import { calledCategories } from './called-categories.ts'

const categoriesOf = (language: Language, ...names: [id: string, name: string, parent?: string][]) =>
  new Map(
    names.map(([id, name, parent]): [string, SearchCategory] => [
      id,
      { id, name: { [language]: name }, sort: '', ...(parent !== undefined && { parent }) },
    ]),
  )
const called = (
  word: string,
  categories: ReadonlyMap<string, SearchCategory>,
  language: Language = 'de',
  articlesOf = (_: string) => 1,
) =>
  calledCategories([{ terms: [stem(word, language)], weight: 1 }], categories, language, articlesOf).map(
    ({ id }) => id,
  )

const roof = categoriesOf(
  'de',
  ['bricks', 'Ziegel'],
  ['blocks', 'Planziegel', 'bricks'],
  ['clinker', 'Klinker und Verblender', 'bricks'],
  ['verge', 'Ortgang'],
  ['trowels', 'Kellen für Maurer und Putzer'],
  ['systems', 'Klebe- und Armierungsmörtel'],
)

test.each(['lüfter', 'maurer', 'klebe', 'ofen'])(
  '%s calls no category that is only for it, begins so or ends alike',
  (word) => expect(called(word, roof)).toEqual([]),
)

test('a word calls the categories of its kind, those it names before those that compounds name', () => {
  expect(called('ziegel', roof)).toEqual(['bricks', 'blocks'])
  expect(called('mörtel', roof)).toEqual(['systems'])
})

test('what means the same calls as much as the word itself, were it by several names', () => {
  const asked = (...weights: number[]) =>
    calledCategories(
      weights.map((weight, i) => ({ terms: [i ? 'mauerziegel' : 'ziegel'], weight })),
      roof,
      'de',
      () => 1,
    )
  expect(asked(0.4)).toEqual(asked(1))
})

test('what an adjective describes is a kind of the thing', () => {
  const mats = categoriesOf(
    'de',
    ['mats', 'Dämmung'],
    ['technical', 'Technische Dämmung'],
    ['pipes', 'Rohrdämmung'],
  )
  const [named, ...kinds] = calledCategories(
    [{ terms: [stem('dämmung', 'de')], weight: 1 }],
    mats,
    'de',
    () => 1,
  )
  expect([named!.id, kinds.map(({ id }) => id).toSorted()]).toEqual(['mats', ['pipes', 'technical']])
  expect(kinds[0]!.factor).toBe(kinds[1]!.factor)
})

test('below a category of its name what an adjective describes is one kind of many', () => {
  const mats = categoriesOf(
    'de',
    ['mats', 'Dämmung'],
    ['technical', 'Technische Dämmung', 'mats'],
    ['perimeter', 'Perimeterdämmung', 'mats'],
  )
  expect(called('dämmung', mats)).toEqual(['mats', 'perimeter'])
})

test('a word that two names on a path say counts once', async () => {
  const engine = embeddedSearchEngine()
  const shown = categoriesOf(
    'de',
    ['mats', 'Dämmung'],
    ['technical', 'Technische Dämmung', 'mats'],
    ['felts', 'Mineralische Filze', 'mats'],
  )
  await engine.rebuild({
    categories: [...shown.values()],
    synonyms: [],
    documents: (async function* () {
      yield { matnr: 'tube', texts: { de: { maktx: 'Schlauch 2 m' } }, categories: [['mats', 'technical']] }
      yield { matnr: 'felt', texts: { de: { maktx: 'Filz 2 m' } }, categories: [['mats', 'felts']] }
    })(),
  })
  const { hits } = await engine.search({ q: 'Dämmung', language: 'de' })
  expect(hits[0]!.score).toBeCloseTo(hits[1]!.score, 1)
})

test('a category without others below counts more than one above it', () => {
  const [above, own] = calledCategories(
    [{ terms: ['planziegel'], weight: 1 }],
    categoriesOf('de', ['blocks', 'Planziegel'], ['large', 'Planziegel groß', 'blocks']),
    'de',
    () => 1,
  ).toReversed()
  expect(own!.factor).toBeGreaterThan(above!.factor)
})

test('in English the last word of a name does', () => {
  const gutters = categoriesOf('en', ['gutters', 'Gutters'], ['fittings', 'Gutter brackets and fittings'])
  expect(called('gutter', gutters, 'en')).toEqual(['gutters'])
  expect(called('bracket', gutters, 'en')).toEqual(['fittings'])
})

const tiles = categoriesOf(
  'en',
  ['tiles', 'Tiles'],
  ['floor', 'Floor tiles', 'tiles'],
  ['skirting', 'Skirting tiles', 'tiles'],
  ['concrete', 'Cement and concrete'],
  ['aerated', 'Autoclaved aerated concrete'],
)
const sizes = new Map([
  ['tiles', 1400],
  ['floor', 1000],
  ['skirting', 300],
  ['concrete', 10],
  ['aerated', 100],
])
const articlesOf = (id: string) => sizes.get(id) ?? 0

test('an English kind that is named by several words is meant where it is a usual one', () => {
  expect(called('tile', tiles, 'en', articlesOf)).toEqual(['tiles', 'floor'])
  expect(called('tile', tiles, 'en')).toEqual(['tiles', 'floor', 'skirting'])
})

test('what is called by the word itself is meant however small it is', () => {
  expect(called('concrete', tiles, 'en', articlesOf)).toEqual(['concrete', 'aerated'])
})

test('a word that calls more categories than can be told apart calls none of them', () => {
  const many = Array.from({ length: 40 }, (_, i): [string, string] => [`${i}`, `Fliesen ${i}`])
  expect(called('fliese', categoriesOf('de', ...many))).toEqual([])
  expect(called('fliese', categoriesOf('de', ...many.slice(0, 20)))).toHaveLength(20)
})

const mosaicShop = async () => {
  const engine = embeddedSearchEngine()
  await engine.rebuild({
    categories: [
      ...categoriesOf('de', ['glues', 'Kleber'], ['flex', 'Flexkleber', 'glues'], ['mosaics', 'Glasmosaik']),
    ].map(([, category]) => category),
    synonyms: [],
    documents: (async function* () {
      for (let i = 0; i < 200; i++) yield { matnr: `pipe-${i}`, texts: { de: { maktx: `HT-Rohr ${i} mm` } } }
      for (let i = 0; i < 20; i++)
        yield {
          matnr: `mosaic-${i}`,
          texts: {
            de: { maktx: 'Glasmosaik Alba 3x3 cm grün auf Netz', description: 'mit weißem Kleber verlegen' },
          },
          categories: [['mosaics']],
        }
      for (let i = 0; i < 20; i++)
        yield {
          matnr: `glue-${i}`,
          texts: { de: { maktx: 'Haftolan FX Flexkleber C2 TE S1 grau 25 kg', maktx2: 'Böden' } },
          categories: [['glues', 'flex']],
        }
      yield {
        matnr: 'meant',
        texts: { de: { maktx: 'Haftolan FX Flexkleber C2 TE S1 weiß 25 kg', maktx2: 'für Glasmosaik' } },
        categories: [['glues', 'flex']],
      }
    })(),
  })
  return engine
}

test('what stands behind "für" in a query is not what is asked for', async () => {
  const { hits, numFound } = await (await mosaicShop()).search({ q: 'Kleber für Glasmosaik', language: 'de' })
  expect([numFound, hits[0]?.matnr]).toEqual([1, 'meant'])
})

test('what it is for comes first where it is asked for alone', async () => {
  const { hits } = await (await mosaicShop()).search({ q: 'Glasmosaik', language: 'de' })
  expect(hits[0]?.matnr).toMatch(/^mosaic/)
})

test('a category of one name is meant more than one that has the word among others', () => {
  const toilets = categoriesOf(
    'de',
    ['both', 'WCs und Urinale'],
    ['urinals', 'Urinale'],
    ['boards', 'Bretter, Urinale'],
  )
  const factors = calledCategories([{ terms: [stem('urinal', 'de')], weight: 1 }], toilets, 'de', () => 1)
  const factorOf = (id: string) => factors.find((one) => one.id === id)!.factor
  expect(factorOf('urinals')).toBeGreaterThan(factorOf('both'))
  expect(factorOf('boards')).toBe(factorOf('both'))
})
