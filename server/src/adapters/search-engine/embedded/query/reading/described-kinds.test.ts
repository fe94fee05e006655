import { beforeAll, describe, expect, test } from 'vitest'
import type { Language, SearchDocument } from '../../../document.ts'
import type { SearchEngine } from '../../../port.ts'
import { embeddedSearchEngine } from '../../engine.ts'

const names: readonly [id: string, de: string, en: string, parent?: string][] = [
  ['tiles', 'Fliesen und Platten', 'Tiles and slabs'],
  ['floors', 'Bodenfliesen', 'Floor tiles', 'tiles'],
  ['skirting', 'Sockelfliesen', 'Skirting tiles', 'tiles'],
  ['discs', 'Diamantscheiben', 'Diamond discs'],
  ['basins', 'Waschtische', 'Wash basins'],
  ['heaters', 'Warmwasserspeicher', 'Water heaters'],
  ['insulation', 'Dämmung', 'Insulation'],
  ['slabs', 'Terrassenplatten', 'Outdoor slabs'],
  ['garden', 'Garten und Landschaft', 'Garden and landscape'],
]

const article = (
  matnr: string,
  category: string,
  de: string,
  en: string,
  more: Partial<SearchDocument> = {},
): SearchDocument => ({
  matnr,
  texts: { de: { maktx: de }, en: { maktx: en } },
  categories: [category === 'floors' || category === 'skirting' ? ['tiles', category] : [category]],
  ...more,
})

const kinds: SearchDocument[] = [
  ...Array.from({ length: 12 }, (_, i) =>
    article(
      `floor-${i}`,
      'floors',
      `Feinsteinzeug Bodenfliese Basalto 60x${i + 10} cm anthrazit R10 B rektifiziert`,
      `Porcelain floor tile Basalto 60x${i + 10} cm anthracite R10 B rectified`,
      { brand: 'Sassovero' },
    ),
  ),
  ...['rot', 'blau', 'grün'].map((colour) =>
    article(
      `skirting-${colour}`,
      'skirting',
      `Feinsteinzeug Sockel Alba 7x60 cm ${colour} anthrazit`,
      'Porcelain skirting Alba 7x60 cm anthracite',
      { brand: 'Sassovero' },
    ),
  ),
  ...Array.from({ length: 12 }, (_, i) =>
    article(`slab-${i}`, 'slabs', `Platte ${i}`, `Slab ${i}`, {
      texts: {
        de: { maktx: `Platte ${i}`, maktx2: 'Drainagemörtel', description: 'Drainagemörtel' },
        en: { maktx: `Slab ${i}`, maktx2: 'drainage mortar', description: 'drainage mortar' },
      },
      salesRank: 9000,
    }),
  ),
  article(
    'drainage',
    'garden',
    'Terra 260 Drainagemörtel C1 grau 25 kg',
    'Terra 260 drainage mortar C1 grey',
  ),
  ...Array.from({ length: 12 }, (_, i) =>
    article(`drain-${i}`, 'slabs', `Duschrinne ${i}`, `Shower channel ${i}`, {
      texts: { de: { maktx: `Duschrinne ${i}`, description: 'mit Dichtmanschette' } },
      salesRank: 9000,
    }),
  ),
  article('sleeve', 'garden', 'Haftolan Wandmanschette WM 12 120 x 120 mm weiß', 'Wall sleeve'),
  article('disc', 'discs', 'Diamantscheibe Feinsteinzeug', 'Diamond disc porcelain', { salesRank: 9000 }),
  article('basin', 'basins', 'Waschtisch 60 cm', 'Wash basin 60 cm'),
  article('heater', 'heaters', 'Untertischspeicher', 'Under-sink heater 5 l', { salesRank: 9000 }),
  article('roll', 'insulation', 'Klemmfilz', 'Rafter roll'),
  article('board', 'insulation', 'Platte', 'Facade slab'),
  article('insert', 'discs', 'Einsatz', 'Insert'),
  article('basket-1', 'basins', 'Korb', 'Basket', { brand: 'Korbo' }),
  article('basket-2', 'basins', 'Korb', 'Basket', { brand: 'Flechto' }),
]

let engine: SearchEngine
beforeAll(async () => {
  engine = embeddedSearchEngine()
  await engine.rebuild({
    categories: names.map(([id, de, en, parent]) => ({
      id,
      name: { de, en },
      sort: '000010',
      ...(parent !== undefined && { parent }),
    })),
    synonyms: [
      { word: 'wash basin', language: 'en', synonyms: ['sink'] },
      { word: 'Dichtmanschette', language: 'de', synonyms: ['Wandmanschette'] },
    ],
    documents: (async function* () {
      yield* kinds
    })(),
  })
})

const first = async (q: string, language: Language) => (await engine.search({ q, language })).hits[0]?.matnr

describe('a word that only describes', () => {
  test.each([
    ['feinsteinzeug', 'de'],
    ['porcelain', 'en'],
  ] as const)(
    '%s means the kind that most articles of it are, not what is called shorter',
    async (q, language) => {
      expect(await first(q, language)).toMatch(/^floor/)
    },
  )

  test('that names an article means it before the many that mention it', async () => {
    expect(await first('drainagemörtel', 'de')).toBe('drainage')
  })
})

test('a thing by its other name comes before what it is in the box of', async () => {
  expect(await first('Dichtmanschette', 'de')).toBe('sleeve')
})

describe('an English title', () => {
  test('is not named by what a hyphen joins before its name: a sink is no under-sink heater', async () => {
    expect(await first('sink', 'en')).toBe('basin')
  })
})

describe('suggestions', () => {
  test('name what a category is called before what more titles say', async () => {
    expect((await engine.suggest({ prefix: 'ins', language: 'en' })).words).toEqual(['insulation', 'insert'])
  })

  test('have the names of one maker behind the words of several', async () => {
    expect((await engine.suggest({ prefix: 'bas', language: 'en' })).words.at(-1)).toBe('basalto')
  })
})
