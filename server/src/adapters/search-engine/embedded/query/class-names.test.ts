import { beforeAll, describe, expect, test } from 'vitest'
import type { SearchEngine } from '../../port.ts'
import { engineOfNamedTitles, fullNames } from '../../testing/titled.ts'

let engine: SearchEngine
beforeAll(async () => {
  engine = await engineOfNamedTitles(
    {
      barfuss: 'Feinsteinzeug Bodenfliese Gneisau 30x60 cm anthrazit R11 C',
      boden: 'Feinsteinzeug Bodenfliese Vela 60x60 cm R9 A',
      strahler: 'LED-Baustrahler 20 W IP44',
      stiefel: 'Sicherheitsstiefel S3 Gr. 43',
      klasse: 'Zementbauplatte 8 mm Baustoffklasse A1',
      dübel: 'Schraubdübel Metall A1',
      hoch: 'Waschtisch hoch chrom',
      rippen: 'Plangewichtsstein Festigkeitsklasse 12',
      zwölf: 'Zahnkelle 12x12 mm',
      kleber: 'Fliesenkleber C1 TE 25 kg',
    },
    'de',
  )
})
const found = (q: string) => fullNames(engine, q, 'de')

describe('what a class is one of', () => {
  test('is asked for where nothing else is', async () => {
    expect(await found('Baustoffklasse')).toEqual(['klasse'])
    expect(await found('Rutschklasse')).toEqual([])
  })

  test('is asked for beside a figure, which says too little alone', async () => {
    expect(await found('Festigkeitsklasse 12')).toEqual(['rippen'])
    expect(await found('Abriebgruppe 12')).toEqual([])
  })

  test('keeps its meaning where articles say it', async () => {
    expect(await found('Baustoffklasse A1')).toEqual(['klasse'])
  })

  test.each([
    ['Rutschklasse C', 'barfuss'],
    ['Bewertungsgruppe C', 'barfuss'],
    ['Fliese Barfuß C', 'barfuss'],
    ['Rutschfestigkeit R11', 'barfuss'],
    ['R9 Klasse A', 'boden'],
    ['Schutzart IP44', 'strahler'],
    ['Schutzklasse S3 Gr. 43', 'stiefel'],
  ])('need not be said of an article: "%s"', async (q, name) => {
    expect(await found(q)).toEqual([name])
  })
})

describe('a side', () => {
  test('alone is what articles are', async () => {
    expect(await found('hoch')).toEqual(['hoch'])
  })

  test.each(['12 mm dick', '12 mm breit', '12 mm'])('says nothing beside a measure: "%s"', async (q) => {
    expect(await found(q)).toEqual(['zwölf'])
  })
})

describe('in English', () => {
  let stock: SearchEngine
  beforeAll(async () => {
    stock = await engineOfNamedTitles(
      {
        slab: 'Outdoor slab porcelain Vela 60x120x2 cm R11 C',
        fitting: 'Wall plate 20 mm',
        coupling: 'HT slip coupling DN 110',
        adhesive: 'Tile adhesive C2 TE, class A',
      },
      'en',
    )
  })

  test.each(['slip rating R11', 'slip class C', 'barefoot class C'])('"%s" is a class alone', async (q) => {
    expect(await fullNames(stock, q, 'en')).toEqual(['slab'])
  })

  test('centimetres begin with what is measured in them', async () => {
    expect(await fullNames(stock, '2 cm thick', 'en')).toEqual(['slab', 'fitting'])
  })
})
