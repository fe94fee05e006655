import { expect, test } from 'vitest'
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
