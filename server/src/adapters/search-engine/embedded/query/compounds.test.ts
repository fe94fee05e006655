import { expect, test } from 'vitest'
import type { SearchSynonym } from '../../document.ts'
import { embeddedSearchEngine } from '../engine.ts'

test('what a title calls so in a compound comes before what is only used with it', async () => {
  const engine = embeddedSearchEngine({ languages: ['de'] })
  await engine.rebuild({
    categories: [],
    synonyms: [],
    documents: (async function* () {
      for (let size = 4; size < 13; size++) {
        const texts = { maktx: `Werko Zahnkelle ${size}x${size} mm`, maktx2: 'Kleber auftragen und abziehen' }
        yield { matnr: `trowel-${size}`, texts: { de: texts }, salesRank: 9000, available: true }
      }
      for (const maktx of [
        'Hafto FX 130 Flexkleber schnell C2 FTE S1 grau 5 kg',
        'Fugo FK 90 Fliesenkleber schnell C1 TE grau 25 kg',
      ])
        yield { matnr: maktx, texts: { de: { maktx } }, available: true }
    })(),
  })
  const { hits } = await engine.search({ q: 'kleber', language: 'de' })
  expect(hits.slice(0, 2).map(({ matnr }) => matnr)).toEqual(
    expect.arrayContaining([expect.stringContaining('Flexkleber'), expect.stringContaining('Fliesenkleber')]),
  )
})

test('who names no kind of thing gets the usual one first', async () => {
  const engine = embeddedSearchEngine({ languages: ['de'] })
  const kinds = ['Bodenfliesen', 'Sockelfliesen'].map((de, i) => ({
    id: String(i),
    name: { de },
    sort: '000010',
  }))
  const article = (category: string, maktx: string) => ({
    matnr: maktx,
    texts: { de: { maktx } },
    categories: [[category]],
  })
  await engine.rebuild({
    categories: kinds,
    synonyms: [],
    documents: (async function* () {
      for (const series of ['Alba', 'Nora', 'Vela', 'Terra'])
        for (const size of ['30x60', '60x60', '60x120', '80x80', '90x90', '30x30', '20x20', '45x45'])
          yield article('0', `Feinsteinzeug Bodenfliese ${series} ${size} cm grau R10 B rektifiziert`)
      yield article('1', 'Feinsteinzeug Sockel Alba 7x60 cm grau')
      for (const colour of ['rot', 'blau', 'weiß', 'gelb', 'schwarz', 'braun'])
        yield article('1', `Feinsteinzeug Sockel Nora 7x60 cm ${colour}`)
    })(),
  })
  const { hits, numFound } = await engine.search({ q: 'feinsteinzeug grau', language: 'de' })
  expect([numFound, hits[0]!.matnr]).toEqual([33, expect.stringContaining('Bodenfliese')])
})

async function found(
  q: string,
  titles: readonly string[],
  { synonyms = [] }: { synonyms?: readonly SearchSynonym[] } = {},
): Promise<{ order: string[]; corrections: number }> {
  const engine = embeddedSearchEngine({ languages: ['de'] })
  await engine.rebuild({
    categories: [],
    synonyms,
    documents: (async function* () {
      for (const maktx of titles) yield { matnr: maktx, texts: { de: { maktx } } }
    })(),
  })
  const { hits, corrections } = await engine.search({ q, language: 'de' })
  return { order: hits.map(({ matnr }) => matnr), corrections: corrections.length }
}

test('a compound of known words is no other compound that contains it', async () => {
  const titles = ['Fleckschutz 1 l', 'Eckschutzschiene Alu', 'Flexibler Eckenschutz', 'Eck Ventil']
  const { order } = await found('eckschutz', titles)
  expect(order).toEqual(expect.arrayContaining(['Eckschutzschiene Alu', 'Flexibler Eckenschutz']))
  expect(order).not.toContain('Fleckschutz 1 l')
})

test.each(['Waschtischeinhebelmicher', 'Sicherheitskreuzverbintder'])(
  '%s is forgiven its typo, however long it is',
  async (q) => {
    const titles = ['Waschtischeinhebelmischer chrom', 'Sicherheitskreuzverbinder 60/27']
    expect((await found(q, titles)).order).toEqual([titles.find(([first]) => q.startsWith(first!))])
  },
)

test('its parts may stand apart, but what only begins as its last part does is none of it', async () => {
  const titles = ['Schutz für die Eck Wand', 'Duschwand Eck Schutzbeschichtung']
  expect((await found('eckschutz', titles)).order).toEqual([titles[0]])
})

test('it may lack a letter that leaves its beginning', async () => {
  const { order, corrections } = await found('maurermörtel', [
    'Mauermörtel 25 kg',
    'Maurer Kelle',
    'Mörtel 5 kg',
  ])
  expect([order[0], corrections]).toEqual(['Mauermörtel 25 kg', 0])
})

test.each([
  ['dehnfuge', ['Feinfuge grau', 'Dehnungsfugenprofil 10 mm'], 'Dehnungsfugenprofil 10 mm'],
  ['aufsatzwaschbecken', ['Waschbecken 60 cm', 'Aufsatzbecken rund'], 'Aufsatzbecken rund'],
])('%s is found under the doing, or without its middle', async (q, titles, wanted) => {
  const { order, corrections } = await found(q, titles)
  expect([order[0], corrections]).toEqual([wanted, 0])
})

test('another name of a thing comes before a general name of it', async () => {
  const synonyms = [
    { word: 'Zahnkelle', language: 'de' as const, synonyms: ['Zahnspachtel', 'Kelle'], oneWay: false },
  ]
  const titles = ['Werko Kelle 8 mm', 'Werko Zahnkelle 8 mm mit Holzgriff und Tasche']
  expect((await found('zahnspachtel', titles, { synonyms })).order).toEqual(titles.toReversed())
})

test('a part of a roof is no misspelt tool', async () => {
  expect(await found('traufe', ['Werko Glättekelle 280x130 mm'])).toEqual({ order: [], corrections: 0 })
})

test.each([
  ['plättli', 'Bodenfliese 60x60'],
  ['rinneisen', 'Rinnenhalter verzinkt'],
  ['gully', 'Bodenablauf DN 70'],
])('%s, as it is called elsewhere, finds %s', async (q, title) => {
  expect((await found(q, [title, 'Kelle 8 mm'])).order).toEqual([title])
})

test.each([
  ['fliese', 12],
  ['fliese grau', 3],
])('%s brings the usual kind before a rarer one with a category of its own', async (q, stairs) => {
  const engine = embeddedSearchEngine({ languages: ['de'] })
  const article = (path: string[], maktx: string) => ({
    matnr: maktx,
    texts: { de: { maktx } },
    categories: [path],
  })
  await engine.rebuild({
    categories: [
      { id: 'floor', name: { de: 'Bodenfliesen' }, sort: '' },
      { id: 'stone', name: { de: 'Steinoptik' }, parent: 'floor', sort: '' },
      { id: 'stairs', name: { de: 'Treppenfliesen' }, sort: '' },
    ],
    synonyms: [],
    documents: (async function* () {
      for (let size = 30; size < 60; size++)
        yield article(['floor', 'stone'], `Feinsteinzeug Bodenfliese Alba ${size}x60 cm grau R10 B`)
      for (let size = 30; size < 30 + stairs; size++)
        yield article(['stairs'], `Treppenfliese Alba ${size}x90 cm grau`)
    })(),
  })
  const { hits } = await engine.search({ q, language: 'de' })
  expect(hits[0]!.matnr).toContain('Bodenfliese')
})
