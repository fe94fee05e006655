import { describe, expect, test } from 'vitest'
import type { SearchDocument } from '../document.ts'
import { asker, brand, category, countsOf } from './ask.ts'
import type { MakeEngine } from './ask.ts'

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

  describe(`${name}: facets`, () => {
    test('counts fields over all hits, also those not on the page', async () => {
      const answer = await ask({ q: 'Fliese', facets: ['brand', 'attr:colour'], rows: 1 })
      expect(answer.hits).toHaveLength(1)
      expect(countsOf(answer, 'brand')).toEqual({ 'Terra Nova': 2, Lumina: 1, Haftfix: 1 })
      expect(answer.fields.map(({ field }) => field).toSorted()).toEqual(['attr:colour', 'brand'])
    })

    test("leaves a facet's own filter out of its counts", async () => {
      const filters = [
        { kind: 'field', field: 'brand', values: ['Terra Nova'] },
        { kind: 'field', field: 'attr:colour', values: ['grau'] },
      ] as const
      const answer = await ask({ q: 'Fliese', filters, facets: 'all' })
      expect(answer.numFound).toBe(1)
      expect(countsOf(answer, 'brand')).toEqual({ 'Terra Nova': 1, Haftfix: 1 })
      expect(countsOf(answer, 'attr:colour')).toEqual({ grau: 1, anthrazit: 1 })
      expect(countsOf(answer, 'attr:slip')).toEqual({ R9: 1 })
    })

    test('gives ranges with smallest, largest and distribution, their own filter left out', async () => {
      const filters = [{ kind: 'range', field: 'price', ranges: [{ from: 20 }] }] as const
      const { ranges, numFound } = await ask({ q: 'Fliese', filters, facets: ['price', 'attr:thickness'] })
      expect(numFound).toBe(2)
      expect(ranges).toMatchObject([
        { field: 'price', min: 15.2, max: 39.9 },
        { field: 'attr:thickness', unit: 'mm', min: 9, max: 20 },
      ])
      expect(ranges[0]!.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(4)
      expect(ranges[1]!.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    })

    test('counts in each bar what lies between its bounds, however they are rounded', async () => {
      const engine = await make()
      const length = (number: number) => [
        { key: 'xqlength', name: { de: 'Länge' }, value: { number }, facet: true },
      ]
      const lengths = [3, 3.9, 4.8, 12]
      const upserts = lengths.map((number, at) => ({
        matnr: `93000${at}`,
        texts: { de: { maktx: 'Xqbolzen' } },
        attributes: length(number),
      }))
      await engine.apply({ upserts })
      const { ranges } = await engine.search({ q: 'Xqbolzen', language: 'de', facets: ['attr:xqlength'] })
      const { histogram } = ranges[0]!
      const between = ({ from, to }: { from: number; to: number }) =>
        lengths.filter((each) => each >= from && (each < to || to === 12) && each <= to).length
      expect(histogram.map(({ count }) => count)).toEqual(histogram.map(between))
    })

    test('counts what it answers where the words could be read otherwise', async () => {
      const engine = await make()
      const titles = ['Duschrinne 90', 'Duschrinne 90 weiß', 'Duschablauf 90']
      const upserts = titles.map((maktx, at) => ({
        matnr: `94000${at}`,
        texts: { de: { maktx } },
        brand: `Marke ${at}`,
      }))
      await engine.apply({ upserts })
      const answer = await engine.search({ q: 'Duschrinne 90', language: 'de', facets: ['brand'] })
      expect(answer.numFound).toBe(3)
      expect(countsOf(answer, 'brand')).toEqual({ 'Marke 0': 1, 'Marke 1': 1, 'Marke 2': 1 })
    })

    test('a filter narrows what was found without it, and reads no word otherwise', async () => {
      const engine = await make()
      const channels = ['Duschrinne 900 mm', 'Duschrinne schwarz 900 mm', 'Duschablauf Bauhöhe 90 mm']
      const upserts = channels.map((maktx, at) => ({
        matnr: `95000${at}`,
        texts: { de: { maktx } },
        brand: `Marke ${at}`,
      }))
      await engine.apply({ upserts })
      const asked = { q: 'Duschrinne 90', language: 'de', facets: ['brand'] } as const
      const wide = countsOf(await engine.search(asked), 'brand')
      expect(wide).toEqual({ 'Marke 0': 1, 'Marke 1': 1 })
      const narrowed = await engine.search({ ...asked, filters: [brand('Marke 0')] })
      expect(countsOf(narrowed, 'brand')).toEqual(wide)
    })

    test('counts the hits in each asked set of articles', async () => {
      const sets = [
        { name: 'bought', matnrs: new Set(['100001', '200001', '300001', 'unknown']) },
        { name: 'none', matnrs: new Set<string>() },
      ]
      const filters = [{ kind: 'articles', ...sets[0]! }] as const
      expect((await ask({ q: 'Fliese', sets })).sets).toEqual([
        { name: 'bought', count: 2 },
        { name: 'none', count: 0 },
      ])
      expect((await ask({ filters, sets, restriction: { catalogs: ['tiler'] } })).sets).toEqual([
        { name: 'bought', count: 2 },
        { name: 'none', count: 0 },
      ])
      expect((await ask({ q: 'xqzvw', sets })).sets.map(({ count }) => count)).toEqual([0, 0])
    })

    test('counts categories as a tree in the order of their sort keys', async () => {
      const { categories } = await ask({ facets: 'all' })
      expect(categories.map(({ category: { id, level }, count }) => [id, count, level])).toEqual([
        ['tiles', 3, 1],
        ['chemistry', 2, 1],
        ['sanitary', 2, 1],
      ])
      expect(categories[0]).toMatchObject({
        category: { name: 'Fliesen', sort: '000010', image: 'tiles.jpg' },
        children: [
          { category: { id: 'floor', level: 2 }, count: 2 },
          { category: { id: 'wall', level: 2 }, count: 1 },
        ],
      })
    })

    test('counts the other categories while one is chosen', async () => {
      const filters = [{ kind: 'pivot', field: 'category', values: ['wall'] }] as const
      const { categories, numFound } = await ask({ filters, facets: 'all' })
      expect(numFound).toBe(1)
      expect(categories.map(({ category: { id }, count }) => [id, count])).toEqual([
        ['tiles', 3],
        ['chemistry', 2],
        ['sanitary', 2],
      ])
    })

    test('speaks the language of the query', async () => {
      const { fields, categories } = await ask({ language: 'en', facets: 'all' })
      const colours = fields.find(({ field }) => field === 'attr:colour')!
      expect(colours.label).toBe('Colour')
      expect(colours.values.find(({ key }) => key === 'anthrazit')!.label).toBe('anthracite')
      expect(categories[0]!.category.name).toBe('Tiles')
    })
  })
}
