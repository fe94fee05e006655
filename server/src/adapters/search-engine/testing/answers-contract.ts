import { describe, expect, test } from 'vitest'
import { asker } from './ask.ts'
import type { SearchQuery } from '../port.ts'
import type { MakeEngine } from './ask.ts'
import { articles, categories } from './catalogue.ts'

export function describeAnswers(name: string, make: MakeEngine): void {
  const { ask, order } = asker(make)

  describe(`${name}: order and pages`, () => {
    test('sorts', async () => {
      expect(await order('price', 'asc')).toEqual(['300001', '200002', '300002'])
      expect(await order('price', 'desc')).toEqual(['100001', '100002', '100003'])
      expect(await order('number', 'desc')).toEqual(['300002', '300001', '200002'])
      expect(await order('created', 'desc')).toEqual(['100002', '100001', '100003'])
      expect(await order('sales', 'desc')).toEqual(['200001', '100001', '100002'])
      expect(await order('name', 'asc')).toEqual(['100002', '200002', '100001'])
    })

    test('sorts names that begin alike by what follows, in whatever parts they came', async () => {
      const engine = await make()
      const series = ['Rovere 60x120', 'Graniglia 30x60', 'Terra 60x60', 'Bianco', 'Graniglia 60x60', 'Alba']
      const documents = series.map((name, at) => ({
        matnr: `90000${at}`,
        texts: { de: { maktx: `Xqverblendung Außenwand, ${name}` } },
      }))
      for (const some of [documents.slice(0, 2), documents.slice(2)]) await engine.apply({ upserts: some })
      const sorted = async (direction: 'asc' | 'desc', more: Partial<SearchQuery> = {}) => {
        const sort = { field: 'name', direction } as const
        const { hits } = await engine.search({ q: 'Xqverblendung', language: 'de', sort, ...more })
        return hits.map(({ matnr }) => matnr)
      }
      const order = ['900005', '900003', '900001', '900004', '900000', '900002']
      expect(await sorted('asc')).toEqual(order)
      expect(await sorted('desc')).toEqual(order.toReversed())
      expect(await sorted('asc', { start: 2, rows: 2 })).toEqual(order.slice(2, 4))
    })

    test('sorts figures in names by their size, and signs before letters', async () => {
      const engine = await make()
      const inOrder = [
        'Xqschraube (Edelstahl)',
        'Xqschraube 5 x 60 mm Teilgewinde 80 mm',
        'Xqschraube 5 x 60 mm Teilgewinde 100 mm',
        'Xqschraube 5 x 100 mm',
        'Xqschraube Ösen',
        'Xqschraube Zink',
      ]
      const upserts = inOrder.map((maktx, at) => ({ matnr: `91000${at}`, texts: { de: { maktx } } }))
      for (const some of [upserts.slice(3), upserts.slice(0, 3)]) await engine.apply({ upserts: some })
      const sort = { field: 'name', direction: 'asc' } as const
      const { hits } = await engine.search({ q: 'Xqschraube', language: 'de', sort, partial: 'never' })
      expect(hits.map(({ matnr }) => matnr)).toEqual(upserts.map(({ matnr }) => matnr))
    })

    test.each(['price', 'created'] as const)('what has no %s is last in both directions', async (field) => {
      const engine = await make()
      const known = { price: 5, created: '2024-01-01' }
      const upserts = Array.from({ length: 9 }, (_, at) => ({
        matnr: `92000${at}`,
        texts: { de: { maktx: 'Xqrohling '.repeat(at + 1) } },
        ...(at === 4 && known),
      }))
      await engine.apply({ upserts })
      for (const direction of ['asc', 'desc'] as const) {
        const asked = { q: 'Xqrohling', language: 'de', sort: { field, direction } } as const
        const { hits } = await engine.search(asked)
        expect(hits[0]!.matnr).toBe('920004')
        const pages = []
        for (let start = 0; start < 9; start += 2)
          pages.push(...(await engine.search({ ...asked, start, rows: 2 })).hits)
        expect(pages).toEqual(hits)
      }
    })

    test('puts the word itself before words it is part of', async () => {
      const { hits } = await ask({ q: 'Wandfliese' })
      expect(hits.map(({ matnr }) => matnr)).toEqual(['100003', '200001'])
    })

    test('skips to a later page', async () => {
      const page = await ask({ sort: { field: 'number', direction: 'asc' }, start: 5, rows: 10 })
      expect(page).toMatchObject({ numFound: 7, start: 5, hits: [{ matnr: '300001' }, { matnr: '300002' }] })
    })
  })

  describe(`${name}: suggestions`, () => {
    test('suggests nothing for nothing and for nonsense', async () => {
      const engine = await make()
      const nothing = { words: [], categories: [], brands: [], articles: [] }
      for (const prefix of [' ', '*', '-', '/', '"', '?!'])
        expect(await engine.suggest({ prefix, language: 'de' })).toEqual(nothing)
      expect(await engine.suggest({ prefix: 'xqzvw', language: 'de' })).toEqual(nothing)
    })

    test('suggests words, categories, brands and articles', async () => {
      const engine = await make()
      const suggested = await engine.suggest({ prefix: 'wandf', language: 'de' })
      expect(suggested.words).toEqual(['wandfliese', 'wandfliesenkleber'])
      expect(suggested.categories).toEqual([
        { id: 'wall', name: 'Wandfliesen', path: ['Fliesen', 'Wandfliesen'], count: 1 },
      ])
      expect(suggested.articles.map(({ matnr }) => matnr).toSorted()).toEqual(['100003', '200001'])
      expect((await engine.suggest({ prefix: 'terra', language: 'de' })).brands).toEqual([
        { key: 'Terra Nova', name: 'Terra Nova', count: 2 },
      ])
    })

    test('completes the last of several words so that something is found', async () => {
      const engine = await make()
      expect((await engine.suggest({ prefix: 'lumen gl', language: 'de' })).words).toEqual(['lumen glänzend'])
      expect((await engine.suggest({ prefix: 'kugelhahn gl', language: 'de' })).words).toEqual([])
    })

    test('completes the last word behind a misspelt one as that is read', async () => {
      const engine = await make()
      const words = async (prefix: string) => (await engine.suggest({ prefix, language: 'de' })).words
      expect(await words('wandflise gl')).toEqual(['wandfliese glänzend'])
      expect(await words('kugelhan gl')).toEqual([])
    })

    test('completes figures behind a word to measures and sizes that are found with it', async () => {
      const engine = await make()
      const words = async (prefix: string) => (await engine.suggest({ prefix, language: 'de' })).words
      expect([await words('60'), await words('dübel 7'), await words('kugelhahn 60')]).toEqual([[], [], []])
      expect(await words('terra 60')).toEqual(['terra 60x120', 'terra 600x600'])
      expect(await words('terra 60x1')).toEqual(['terra 60x120'])
      expect(await words('lumen 8,')).toEqual(['lumen 8,5 mm'])
      expect(await words('wandfliesenkleber 2')).toEqual(['wandfliesenkleber 25 kg'])
    })

    test('completes a size that is typed alone, and suggests articles of it', async () => {
      const engine = await make()
      const { words, articles } = await engine.suggest({ prefix: '60x1', language: 'de' })
      expect([words, articles.map(({ matnr }) => matnr)]).toEqual([['60x120'], ['100001']])
      expect(await engine.suggest({ prefix: '61x', language: 'de' })).toMatchObject({
        words: [],
        articles: [],
      })
    })
  })

  describe(`${name}: changes`, () => {
    test('shows a new, a changed and no longer a deleted article', async () => {
      const engine = await make()
      const [first] = articles
      await engine.apply({
        upserts: [
          { ...first!, texts: { de: { maktx: 'Mosaik Marea blau' } }, brand: 'Marea' },
          { matnr: '900001', texts: { de: { maktx: 'Mosaikkleber weiß' } } },
        ],
        deletes: ['100003'],
      })
      const matnrs = async (q: string) =>
        (await engine.search({ q, language: 'de' })).hits.map(({ matnr }) => matnr).toSorted()
      expect(await matnrs('Mosaik')).toEqual(['100001', '900001'])
      expect(await matnrs('anthrazit Feinsteinzeug')).toEqual([])
      expect(await matnrs('Lumen')).toEqual([])
      expect(engine.state().documents).toBe(7)
      const { fields } = await engine.search({ q: '', language: 'de', facets: ['brand'] })
      expect(fields[0]!.values.map(({ key }) => key).toSorted()).toEqual([
        'Aquatec',
        'Haftfix',
        'Marea',
        'Terra Nova',
      ])
    })

    test('follows a synonym that leads one way only in this direction', async () => {
      const engine = await make()
      const synonyms = [{ word: 'Dichthahn', language: 'de', synonyms: ['Kugelhahn'], oneWay: true }] as const
      await engine.apply({ synonyms })
      const found = async (q: string) =>
        (await engine.search({ q, language: 'de', fuzzy: false })).hits.map(({ matnr }) => matnr)
      expect([await found('Dichthahn'), await found('Kugelhahn')]).toEqual([['300002'], ['300002']])
      await engine.apply({ synonyms: [{ ...synonyms[0], word: 'Kugelhahn', synonyms: ['Wandfliese'] }] })
      expect((await found('Kugelhahn')).toSorted()).toEqual(['100003', '200001', '300002'])
      expect(await found('Wandfliese')).not.toContain('300002')
    })

    test('takes over new categories and synonyms', async () => {
      const engine = await make()
      await engine.apply({
        categories: categories.map((one) => (one.id === 'tiles' ? { ...one, name: { de: 'Platten' } } : one)),
        synonyms: [{ word: 'Kachel', language: 'de', synonyms: ['Fliese'] }],
      })
      const answer = await engine.search({ q: 'Kachel', language: 'de', facets: 'all' })
      expect(answer.numFound).toBe(4)
      expect(answer.categories.shown[0]!.name).toBe('Platten')
    })
  })
}
