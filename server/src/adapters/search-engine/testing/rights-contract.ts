import { describe, expect, test } from 'vitest'
import type { SearchDocument } from '../document.ts'
import type { SearchFilter, SearchQuery, SearchRestriction, SearchResult } from '../port.ts'
import { asker, brand, category, type MakeEngine, rootsOf } from './ask.ts'
import { categories } from './catalogue.ts'

/** An article of everything its own: brand, maker, category, an attribute nothing else has, values of others. */
const strange: SearchDocument = {
  matnr: '960001',
  texts: { de: { maktx: 'Xqsonderfliese Allplatte 777' } },
  brand: 'Xqmarke',
  supplierName: 'Xqwerk',
  categories: [['xqraum']],
  attributes: [
    { key: 'xqart', name: { de: 'Xqname' }, value: { de: 'Xqwert' }, facet: true },
    { key: 'colour', name: { de: 'Farbe' }, value: { de: 'xqgrau' }, facet: true },
    { key: 'thickness', name: { de: 'Stärke' }, value: { number: 77 }, facet: true },
    { key: 'xqmass', name: { de: 'Xqmaß' }, value: { number: 7, unit: 'mm' }, facet: true },
  ],
  price: 25,
}
const strangeRoom = { id: 'xqraum', name: { de: 'Xqraum' }, sort: '000090' }

/** What so many are says little: of 'Allplatte 777' they meet hardly anything. */
const common = Array.from({ length: 40 }, (_, i): SearchDocument => ({
  matnr: `95${1000 + i}`,
  texts: { de: { maktx: `Allplatte ${'abcdefghij'.charAt(i % 10)}` } },
  catalogs: ['tiler'],
}))

const field = (name: string, ...values: string[]): SearchFilter => ({ kind: 'field', field: name, values })
const range = (name: string): SearchFilter => ({ kind: 'range', field: name, ranges: [{ from: 0, to: 999 }] })

/** Everything by which somebody might ask for it. */
const questions: Partial<SearchQuery>[] = [
  ...[
    brand('Xqmarke'),
    brand('Xqmarke', 'Lumina'),
    field('supplier', 'Xqwerk'),
    category('xqraum'),
    field('attr:xqart', 'Xqwert'),
    field('attr:colour', 'xqgrau'),
    field('attr:thickness', '77'),
    range('attr:thickness'),
    range('attr:xqmass'),
    range('price'),
  ].flatMap((filter) => [
    { filters: [filter] },
    { filters: [filter], relax: false },
    { filters: [filter, brand('Lumina')], q: 'Fliese' },
  ]),
  ...[
    'Allplatte 777',
    'Fliese 777',
    'xqsonder fliese',
    'Xqsonderfliese grau',
    'Xqmarke',
    'Xqraum',
    '960001',
  ].map((q) => ({
    q,
  })),
]

export function describeRights(name: string, make: MakeEngine): void {
  const { ask, found } = asker(make)

  describe(`${name}: rights`, () => {
    test('finds, counts and suggests only what the catalogues allow', async () => {
      const engine = await make()
      const restriction = { catalogs: ['plumber'] }
      const all = await engine.search({ q: '', language: 'de', restriction, facets: 'all' })
      expect(all.hits.map(({ matnr }) => matnr).toSorted()).toEqual(['100002', '300001'])
      expect(rootsOf(all.categories).map(({ category: { id }, count }) => [id, count])).toEqual([
        ['tiles', 1],
        ['sanitary', 1],
      ])
      expect(await engine.search({ q: '100001', language: 'de', restriction })).toMatchObject({
        numFound: 0,
        partial: [],
      })
      expect((await engine.search({ q: '100001', language: 'de', restriction })).exactHit).toBeUndefined()
      const suggested = await engine.suggest({ prefix: 'an', language: 'de', restriction })
      expect(suggested).toMatchObject({ words: [], articles: [] })
      expect((await engine.suggest({ prefix: 'Haft', language: 'de', restriction })).brands).toEqual([])
      const { brands } = await engine.suggest({ prefix: 'terr', language: 'de', restriction })
      expect(brands.map(({ key, count }) => [key, count])).toEqual([['Terra Nova', 1]])
    })

    test('keeps reserved articles for those who are given one of their catalogues', async () => {
      const engine = await make()
      const seen = async (catalogs: string[]) => {
        const restriction = { catalogs, open: true }
        const { hits, numFound, categories } = await engine.search({
          q: '',
          language: 'de',
          restriction,
          facets: 'all',
        })
        expect(hits).toHaveLength(numFound)
        const numbered = await engine.search({ q: '300002', language: 'de', restriction })
        const { articles, words } = await engine.suggest({ prefix: 'kugel', language: 'de', restriction })
        return {
          hits: hits.map(({ matnr }) => matnr).toSorted(),
          counted: rootsOf(categories).find(({ category: { id } }) => id === 'sanitary')?.count,
          byNumber: numbered.exactHit,
          suggested: articles.map(({ matnr }) => matnr),
          words: words.length,
        }
      }
      const others = ['100001', '100002', '100003', '200001', '200002', '300001']
      const hidden = { hits: others, counted: 1, byNumber: undefined, suggested: [], words: 0 }
      expect(await seen([])).toEqual(hidden)
      expect(await seen(['tiler'])).toEqual(hidden)
      expect(await seen(['valves'])).toMatchObject({
        hits: [...others, '300002'],
        counted: 2,
        byNumber: '300002',
        suggested: ['300002'],
      })
    })

    test('a word of articles kept for others is a word that nothing is found for', async () => {
      const engine = await make()
      const texts = { de: { maktx: 'Xqsondertrasse Terra' } }
      await engine.apply({ upserts: [{ matnr: '960001', texts, catalogs: ['own'], reserved: true }] })
      const unknownTo = async (q: string, catalogs: string[]) =>
        (await engine.search({ q, language: 'de', restriction: { open: true, catalogs } })).unknownWords
      expect(await unknownTo('Xqsondertrasse', [])).toEqual(['xqsondertrasse'])
      expect(await unknownTo('Xqsondertrasse Fliese', [])).toEqual(['xqsondertrasse'])
      expect(await unknownTo('Xqsondertrasse Fliesenkleber', ['own'])).toEqual([])
    })

    test("nobody else's articles say how a word is read", async () => {
      const engine = await make()
      const kept = { catalogs: ['own'], reserved: true }
      const texts = { de: { maktx: 'Anthrazitt Antrazid' } }
      await engine.apply({
        upserts: ['960001', '960002', '960003', '960004'].map((matnr) => ({ matnr, texts, ...kept })),
      })
      const read = async (q: string, catalogs: string[]) => {
        const restriction = { open: true, catalogs }
        const { hits, corrections, unknownWords } = await engine.search({ q, language: 'de', restriction })
        return { hits: hits.map(({ matnr }) => matnr), corrections, unknownWords }
      }
      for (const q of ['anthrazitt', 'antrazid']) {
        const asAnthrazit = {
          hits: ['100001'],
          corrections: [{ from: q, to: 'anthrazit' }],
          unknownWords: [],
        }
        expect(await read(q, [])).toEqual(asAnthrazit)
        expect(await read(`${q} Terra`, [])).toEqual(asAnthrazit)
        expect((await read(q, ['own'])).hits).toContain('960001')
      }
    })

    test('a word of few articles kept for others is a misspelt one, and suggested as it is right', async () => {
      const engine = await make()
      const named = (matnr: string, maktx: string) => ({ matnr, texts: { de: { maktx } } })
      const right = Array.from({ length: 60 }, (_, i) => named(`95${1000 + i}`, 'Mauerabdeckung'))
      const kept = { ...named('960001', 'Mauerabdekkung'), catalogs: ['own'], reserved: true }
      await engine.apply({ upserts: [...right, kept] })
      const to = (catalogs: string[]) => ({ language: 'de', restriction: { open: true, catalogs } }) as const
      const corrections = [{ from: 'mauerabdekkung', to: 'mauerabdeckung' }]
      const asked = { q: 'mauerabdekkung', rows: 100 }
      const [forOthers, forOwn] = [
        await engine.search({ ...asked, ...to([]) }),
        await engine.search({ ...asked, ...to(['own']) }),
      ]
      expect(forOthers).toMatchObject({ numFound: 60, corrections })
      expect(forOwn).toMatchObject({ numFound: 61, corrections: [] })
      const suggested = await engine.suggest({ prefix: 'mauerabdekkung', ...to([]) })
      expect(suggested.words.map((word) => word.toLowerCase())).toEqual(['mauerabdeckung'])
    })

    test('names of categories are suggested as to everybody, though what is typed finds nothing', async () => {
      const engine = await make()
      const plaster = { id: 'plaster', parent: 'chemistry', name: { de: 'Ansetzbinder' }, sort: '000090' }
      const article = { matnr: '970001', texts: { de: { maktx: 'Gips' } } }
      await engine.apply({
        categories: [...categories, plaster],
        upserts: [{ ...article, categories: [['chemistry', 'plaster']] }],
      })
      const suggested = async (restriction: SearchRestriction) =>
        (await engine.suggest({ prefix: 'an', language: 'de', restriction })).categories
      expect((await suggested({})).map(({ id, count }) => [id, count])).toEqual([['plaster', 1]])
      expect(await suggested({ open: true })).toEqual(await suggested({}))
    })

    test('articles that are gone do not say how a word is read', async () => {
      const engine = await make()
      const matnrs = ['960001', '960002', '960003', '960004']
      const texts = { de: { maktx: 'Anthrazitt' } }
      await engine.apply({ upserts: matnrs.map((matnr) => ({ matnr, texts })) })
      await engine.apply({ deletes: matnrs })
      const answer = await engine.search({ q: 'anthrazitt', language: 'de' })
      expect(answer).toMatchObject({
        hits: [{ matnr: '100001' }],
        corrections: [{ from: 'anthrazitt', to: 'anthrazit' }],
      })
    })

    test('counts a filter of reserved and other articles as the rest of the facet', async () => {
      const query = { filters: [category('sanitary')], facets: 'all' } as const
      const { numFound, categories } = await ask({ ...query, restriction: { open: true } })
      expect([numFound, rootsOf(categories).map(({ category: { id }, count }) => [id, count])]).toEqual([
        1,
        [
          ['tiles', 3],
          ['chemistry', 2],
          ['sanitary', 1],
        ],
      ])
    })

    test('finds only articles of the allowed set', async () => {
      const restriction = { matnrs: new Set(['100003']) }
      expect(await found('Fliese', 'de', { restriction })).toEqual(['100003'])
      expect(await found('', 'de', { restriction: { ...restriction, catalogs: ['tiler'] } })).toEqual([])
    })

    test.each([{ open: true }, { open: true, catalogs: ['tiler'] }, { catalogs: ['tiler'] }])(
      'articles that are not for %o are as if they were not there: no value, no name, no word of theirs is told',
      async (restriction) => {
        const [without, having] = [await make(), await make()]
        await without.apply({ deletes: ['300002'], upserts: common })
        await having.apply({
          deletes: ['300002'],
          categories: [...categories, strangeRoom],
          upserts: [...common, { ...strange, catalogs: ['own'], reserved: true }],
        })
        const rooms = { categories: [...categories, strangeRoom] }
        await without.apply(rooms)
        const own = { open: true, catalogs: ['own'] }
        for (const asked of questions) {
          const query = { q: '', language: 'de', facets: 'all', ...asked } as const
          const answers = async (to: SearchRestriction) => [
            withoutScores(await without.search({ ...query, restriction: to })),
            withoutScores(await having.search({ ...query, restriction: to })),
          ]
          const [absent, hidden] = await answers(restriction)
          expect(hidden, JSON.stringify(asked)).toEqual(absent)
          const [, shown] = await answers(own)
          expect(JSON.stringify(shown), `can fail: ${JSON.stringify(asked)}`).toMatch(/xq|960001/i)
        }
      },
    )

    test('articles that are gone do not say how much of a query is enough', async () => {
      const engine = await make()
      await engine.apply({ upserts: [...common, strange] })
      await engine.apply({ deletes: [strange.matnr] })
      const { partial } = await engine.search({ q: 'Allplatte 777', language: 'de', rows: 50 })
      expect(partial).toHaveLength(common.length)
    })

    test('a value of articles that are gone is one that never was; one without hits is named', async () => {
      const engine = await make()
      await engine.apply({ categories: [...categories, strangeRoom], upserts: [strange] })
      await engine.apply({ categories, deletes: [strange.matnr] })
      const filters = [brand('Xqmarke', 'Lumina'), category('xqraum', 'sanitary')]
      const asked = { q: 'Haftfix', language: 'de', facets: 'all', relax: false, filters } as const
      const { fields, categories: found } = await engine.search(asked)
      const brands = fields.find((one) => one.field === 'brand')
      expect(brands?.values.map(({ key }) => key)).toEqual(['Lumina'])
      expect(found.shown.map(({ id }) => id)).toEqual(['sanitary'])
    })
  })
}

/** What is told of an answer besides in which order its hits stand. */
const withoutScores = ({ hits, partial, ...rest }: SearchResult) => ({
  ...rest,
  hits: hits.map(({ matnr }) => matnr).toSorted(),
  partial: partial.map(({ matnr }) => matnr).toSorted(),
})
