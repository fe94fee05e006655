import { describe, expect, test } from 'vitest'
import type { SearchDocument } from '../document.ts'
import type { SearchRestriction } from '../port.ts'
import { asker, brand, category } from './ask.ts'
import type { MakeEngine } from './ask.ts'
import { categories } from './catalogue.ts'

export function describeFilters(name: string, make: MakeEngine): void {
  const { ask, found } = asker(make)

  describe(`${name}: filters`, () => {
    test('counts attributes in the order in which articles state them', async () => {
      const { fields } = await ask({ facets: 'all' })
      const attributes = fields.map(({ field }) => field).filter((field) => field.startsWith('attr:'))
      expect(attributes.slice(0, 4)).toEqual(['attr:colour', 'attr:format', 'attr:slip', 'attr:thickness'])
    })

    test('finds nothing for a field that does not exist', async () => {
      expect((await ask({ filters: [{ kind: 'field', field: 'attr:none', values: ['x'] }] })).numFound).toBe(
        0,
      )
    })

    test('takes values of one field as alternatives and fields together', async () => {
      const filters = [
        brand('Terra Nova', 'Haftfix'),
        { kind: 'field', field: 'attr:colour', values: ['grau'] },
      ] as const
      expect(await found('', 'de', { filters })).toEqual(['100002', '200001'])
    })

    test.each([
      [{ from: 18, to: 24.5 }, ['100002', '100003']],
      [{ to: 7 }, ['300001']],
      [{ from: 30 }, ['100001']],
    ])('filters prices by %o', async (range, matnrs) => {
      expect(
        await found('', 'de', { filters: [{ kind: 'range', field: 'price', ranges: [range] }] }),
      ).toEqual(matnrs)
    })

    test('filters, counts and sorts by the prices of the asked currency', async () => {
      const engine = await make()
      const prices: Pick<SearchDocument, 'price' | 'pricesAbroad'>[] = [
        { price: 10, pricesAbroad: { CHF: 30, USD: 9 } },
        { price: 20, pricesAbroad: { CHF: 20 } },
        { price: 30 },
      ]
      const upserts = prices.map((each, at) => ({
        matnr: `97000${at}`,
        texts: { de: { maktx: 'Xqwanne' } },
        ...each,
      }))
      await engine.apply({ upserts: upserts.slice(0, 2) })
      await engine.apply({ upserts: upserts.slice(2), deletes: ['300001'] })
      const asked = { q: 'Xqwanne', language: 'de', facets: ['price'], currency: 'CHF' } as const
      const sort = { field: 'price', direction: 'asc' } as const
      const { hits, ranges } = await engine.search({ ...asked, sort })
      expect(hits.map(({ matnr }) => matnr)).toEqual(['970001', '970000', '970002'])
      expect(ranges[0]).toMatchObject({ field: 'price', min: 20, max: 30 })
      const filters = [{ kind: 'range', field: 'price', ranges: [{ from: 25 }] }] as const
      const dear = async (currency?: string) =>
        (await engine.search({ ...asked, currency, filters })).hits.map(({ matnr }) => matnr)
      expect([await dear('CHF'), await dear('USD'), await dear()]).toEqual([['970000'], [], ['970002']])
    })

    test('filters numeric attributes by range', async () => {
      const filters = [{ kind: 'range', field: 'attr:thickness', ranges: [{ from: 8, to: 9 }] }] as const
      expect(await found('', 'de', { filters })).toEqual(['100001', '100003'])
    })

    test.each([{ from: 19_700 }, { to: 22_000 }, {}])(
      'finds no article without a day by %o',
      async (range) => {
        const filters = [{ kind: 'range', field: 'created', ranges: [range] }] as const
        expect(await found('', 'de', { filters })).toEqual(['100001', '100002', '100003'])
      },
    )

    test('finds articles of a category and below it', async () => {
      expect(await found('', 'de', { filters: [category('tiles')] })).toEqual(['100001', '100002', '100003'])
      expect(await found('', 'de', { filters: [category('wall')] })).toEqual(['100003'])
    })

    test('searches within the hits', async () => {
      expect(await found('Fliese', 'de', { filters: [{ kind: 'query', q: 'Lumen' }] })).toEqual(['100003'])
    })

    test('narrows to a named set of articles', async () => {
      const filters = [{ kind: 'articles', name: 'bought', matnrs: new Set(['200001', '100003']) }] as const
      expect(await found('Fliese', 'de', { filters })).toEqual(['100003', '200001'])
    })

    test('drops category filters when nothing is found with them, and says so', async () => {
      const answer = await ask({ q: 'Kugelhahn', filters: [category('tiles')], facets: 'all' })
      expect(answer).toMatchObject({ numFound: 1, relaxed: { droppedCategories: ['tiles'] } })
      expect(answer.categories.map(({ category: { id } }) => id)).toEqual(['sanitary'])
    })

    test('keeps other filters when nothing is found with them', async () => {
      expect(await ask({ q: 'Kugelhahn', filters: [brand('Lumina')] })).toMatchObject({
        numFound: 0,
        partial: [],
      })
    })
  })

  describe(`${name}: rights`, () => {
    test('finds, counts and suggests only what the catalogues allow', async () => {
      const engine = await make()
      const restriction = { catalogs: ['plumber'] }
      const all = await engine.search({ q: '', language: 'de', restriction, facets: 'all' })
      expect(all.hits.map(({ matnr }) => matnr).toSorted()).toEqual(['100002', '300001'])
      expect(all.categories.map(({ category: { id }, count }) => [id, count])).toEqual([
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
          counted: categories.find(({ category: { id } }) => id === 'sanitary')?.count,
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
      expect([numFound, categories.map(({ category: { id }, count }) => [id, count])]).toEqual([
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
  })
}
