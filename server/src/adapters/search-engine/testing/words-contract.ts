import { describe, expect, test } from 'vitest'
import { asker } from './ask.ts'
import type { MakeEngine } from './ask.ts'

export function describeWords(name: string, make: MakeEngine): void {
  const { ask, found } = asker(make)

  describe(`${name}: words`, () => {
    test('gives nothing for a word that is nowhere, and names it', async () => {
      const answer = await ask({ q: 'xqzvw' })
      expect(answer).toMatchObject({ numFound: 0, hits: [], partial: [], unknownWords: ['xqzvw'] })
    })

    test.each([
      ['Fliese', ['100001', '100002', '100003', '200001']],
      ['Kleber Fliesen', ['200001']],
      ['Fliesenkleber', ['200001']],
      ['Duebel', ['200002']],
      ['dübel', ['200002']],
      ['DUBEL', ['200002']],
      ['anthrazıt Terra', ['100001']],
      ['weiss', ['100003']],
      ['Wandflise', ['100003', '200001']],
      ['anthrazt Terra', ['100001']],
      ['Terra anthr', ['100001']],
      ['frostsichere Fliesen', ['100001']],
      ['absperrv', ['300002']],
      ['Wasserhahn', ['300002']],
      ['Absperrorgan', ['300002']],
      ['Leitung DN 110', ['300001']],
      ['Dünnbettmörtel außen', ['200001']],
    ])('finds %s', async (q, matnrs) => {
      expect(await found(q)).toEqual(matnrs)
    })

    test.each([
      ['tiles', ['100001', '100002', '100003', '200001']],
      ['anthrazite tile', ['100001']],
      ['ball valves', ['300002']],
      ['absperrv', ['300002']],
      ['isolating valve', ['300002']],
      ['glossywalltile', ['100003']],
      ['thinn set', ['200001']],
    ])('finds %s in English', async (q, matnrs) => {
      expect(await found(q, 'en')).toEqual(matnrs)
    })

    test('does not allow typos when fuzzy is off', async () => {
      expect(await found('Wandflise', 'de', { fuzzy: false })).toEqual([])
    })

    test('says how a word was read', async () => {
      const { corrections } = await ask({ q: 'anthrazt' })
      expect(corrections).toEqual([{ from: 'anthrazt', to: 'anthrazit' }])
    })

    test.each([
      ['anthracite Terra', 'de', ['100001'], 'en'],
      ['glossy', 'de', ['100003'], 'en'],
      ['Messing', 'en', ['300002'], 'de'],
      ['Wandfliese glänzend', 'en', ['100003'], 'de'],
      ['anthracite with Terra', 'de', ['100001'], 'en'],
      ['welche Wandfliese ist glänzend', 'en', ['100003'], 'de'],
    ] as const)('finds %s of a shop in %s in its other language', async (q, language, matnrs, readIn) => {
      const answer = await ask({ q, language, facets: ['attr:colour'] })
      expect(answer).toMatchObject({ numFound: matnrs.length, hits: [{ matnr: matnrs[0] }], readIn })
      expect(answer).toMatchObject({ partial: [], unknownWords: [], corrections: [] })
    })

    test.each([
      ['faucet', 'de', ['300002']],
      ['tile adhesives', 'de', ['200001']],
      ['Fliesen', 'en', ['100001', '100002', '100003', '200001']],
    ] as const)('knows what %s is in %s', async (q, language, matnrs) => {
      expect(await found(q, language)).toEqual(matnrs)
    })

    test('suggests no names of the other language', async () => {
      const engine = await make()
      expect((await engine.suggest({ prefix: 'tile', language: 'de' })).words).toEqual([])
      expect((await engine.suggest({ prefix: 'Flies', language: 'en' })).words).toEqual([])
    })

    test('looks into the other language for what category filters keep, too', async () => {
      const filters = [{ kind: 'pivot', field: 'category', values: ['tiles'] }] as const
      const inTiles = await ask({ q: 'grey', filters })
      expect(inTiles).toMatchObject({ hits: [{ matnr: '100002' }], readIn: 'en' })
      expect(inTiles.relaxed).toBeUndefined()
      const elsewhere = await ask({ q: 'Messing', language: 'en', filters })
      expect(elsewhere).toMatchObject({ hits: [{ matnr: '300002' }], readIn: 'de' })
      expect(elsewhere.relaxed).toEqual({ droppedCategories: ['tiles'] })
    })

    test('stays in its language where that has all the words', async () => {
      expect((await ask({ q: 'anthrazit' })).readIn).toBeUndefined()
      expect((await ask({ q: 'Terra xqzvw' })).readIn).toBeUndefined()
    })

    test('gives partial matches in a block of their own when nothing meets every word', async () => {
      const answer = await ask({ q: 'Terra Kugelhahn', facets: 'all' })
      expect(answer).toMatchObject({ numFound: 0, hits: [], fields: [] })
      expect(answer.partial.map(({ matnr }) => matnr).toSorted()).toEqual(['100001', '100002', '300002'])
    })

    test('gives what meets a quarter of a long query, and nothing that meets no word of it', async () => {
      const { partial } = await ask({ q: 'Kugelhahn Wandfliesenkleber Lumen glänzend' })
      const [first, ...others] = partial.map(({ matnr }) => matnr)
      expect([first, others.toSorted()]).toEqual(['100003', ['200001', '300002']])
    })

    test('gives no partial matches beside full ones unless asked to fill the page', async () => {
      const q = 'Terra anthrazit'
      expect((await ask({ q })).partial).toEqual([])
      expect((await ask({ q, partial: 'fill' })).partial.map(({ matnr }) => matnr)).toEqual(['100002'])
    })
  })

  describe(`${name}: measures and classes`, () => {
    test.each([
      ['60x60', ['100002']],
      ['60/60 cm', ['100002']],
      ['600 x 600 mm', ['100002']],
      ['30x60', ['100003']],
      ['2 cm', ['100002']],
      ['0,5 l', ['300002']],
      ['R10 B', ['100001']],
      ['R10B', ['100001']],
      ['DN110', ['300001']],
      ['DN 110', ['300001']],
      ['1/2"', ['300002']],
      ['1/2 Zoll', ['300002']],
      ['A+', ['300002']],
      ['EEK A+', ['300002']],
      ['Energieklasse A+', ['300002']],
      ['Energieeffizienz A+', ['300002']],
      ['Energieklasse A', []],
      ['60x120 anthrazit R10', ['100001']],
      ['25kg', ['200001']],
    ])('%s finds %s', async (q, matnrs) => {
      expect(await found(q)).toEqual(matnrs)
    })
  })

  describe(`${name}: numbers`, () => {
    test.each([
      ['100001', '100001'],
      ['00100001', '100001'],
      ['alt 77-4', '100001'],
      ['4006381333931', '100001'],
      ['ter 60120 a', '100001'],
      ['kf25', '200001'],
      ['KF-25', '200001'],
    ])('%s is exactly the article %s', async (q, matnr) => {
      expect(await ask({ q })).toMatchObject({ exactHit: matnr, hits: [{ matnr }] })
    })

    test('finds the beginning and the middle of a number', async () => {
      expect(await found('TER.6060')).toEqual(['100002'])
      expect(await found('40063813')).toEqual(['100001'])
      expect(await found('81333')).toEqual(['100001'])
      expect((await ask({ q: '1000' })).exactHit).toBeUndefined()
    })

    test("finds a customer's own number for that customer only", async () => {
      expect(await ask({ q: 'Lager-17', restriction: { kunnr: 'K1' } })).toMatchObject({ exactHit: '100001' })
      expect(await found('ager17', 'de', { restriction: { kunnr: 'K1' } })).toEqual(['100001'])
      for (const q of ['Lager-17', 'ager17', 'ager1'])
        expect((await ask({ q, restriction: { kunnr: 'K2' } })).numFound).toBe(0)
      expect((await ask({ q: 'Lager-17' })).exactHit).toBeUndefined()
    })
  })
}
