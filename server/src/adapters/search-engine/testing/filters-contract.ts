import { describe, expect, test } from 'vitest'
import type { SearchDocument } from '../document.ts'
import { asker, brand, category } from './ask.ts'
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

    test.each([
      ['in another language', 'Xqtangente', { de: { maktx: 'Leiste' }, en: { maktx: 'Xqtangente strip' } }],
      ['loosely', 'Xqrinne 90', { de: { maktx: 'Xqrinne 900 mm' } }],
    ])('reads no word %s because nothing of what it finds passes', async (_, q, texts) => {
      const engine = await make()
      const found = { matnr: '940001', texts: { de: { maktx: q } }, brand: 'Lumina' }
      await engine.apply({ upserts: [{ ...found }, { matnr: '940002', texts, brand: 'Haftfix' }] })
      const asked = { q, language: 'de', prefix: false, relax: false } as const
      const { hits } = await engine.search(asked)
      expect(hits.map(({ matnr }) => matnr)).toEqual(['940001'])
      const filtered = await engine.search({ ...asked, filters: [brand('Haftfix')] })
      expect(filtered).toMatchObject({ numFound: 0, unknownWords: [], corrections: [] })
      expect(filtered.readIn).toBeUndefined()
    })

    test('narrows what only another reading finds', async () => {
      const engine = await make()
      const upserts = ['Lumina', 'Haftfix'].map((name, i) => ({
        matnr: `94000${i}`,
        texts: { de: { maktx: 'Leiste' }, en: { maktx: 'Xqtangente strip' } },
        brand: name,
      }))
      await engine.apply({ upserts })
      const asked = { q: 'Xqtangente', language: 'de', filters: [brand('Haftfix')] } as const
      expect(await engine.search(asked)).toMatchObject({ hits: [{ matnr: '940001' }], readIn: 'en' })
    })

    test('drops category filters when nothing is found with them, and says so', async () => {
      const answer = await ask({ q: 'Kugelhahn', filters: [category('tiles')], facets: 'all' })
      expect(answer).toMatchObject({ numFound: 1, relaxed: { droppedCategories: ['tiles'] } })
      expect(answer.categories.shown.map(({ id }) => id)).toEqual(['sanitary'])
    })

    test('keeps other filters when nothing is found with them', async () => {
      expect(await ask({ q: 'Kugelhahn', filters: [brand('Lumina')] })).toMatchObject({
        numFound: 0,
        partial: [],
      })
    })
  })
}
