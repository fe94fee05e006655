import { describe, expect, test } from 'vitest'
import type { SearchDocument } from '../document.ts'
import type { SearchFilter } from '../port.ts'
import { asker, brand, countsOf, rootsOf } from './ask.ts'
import type { MakeEngine } from './ask.ts'

/** Articles of these titles, each of a brand of its own. */
const ofBrands = (titles: readonly string[]): SearchDocument[] =>
  titles.map((maktx, at) => ({ matnr: `94000${at}`, texts: { de: { maktx } }, brand: `Marke ${at}` }))

export function describeFacets(name: string, make: MakeEngine): void {
  const { ask } = asker(make)

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

    test('names a range in force that none of the hits has a value of', async () => {
      const thin = { kind: 'range', field: 'attr:thickness', ranges: [{ to: 3 }] } as const
      const unknown = { kind: 'range', field: 'attr:nothing', ranges: [{ to: 3 }] } as const
      const asked = { q: 'Haftfix', filters: [thin, unknown], facets: 'all' } as const
      const { numFound, ranges, unmetRanges } = await ask(asked)
      expect(numFound).toBe(0)
      expect(ranges.map(({ field }) => field)).not.toContain('attr:thickness')
      expect(unmetRanges).toEqual([{ field: 'attr:thickness', label: 'Stärke', unit: 'mm' }])
      expect((await ask({ ...asked, language: 'en' })).unmetRanges).toMatchObject([{ label: 'Thickness' }])
      expect((await ask({ ...asked, facets: ['price'] })).unmetRanges).toEqual([])
      expect((await ask({ ...asked, q: 'Fliese', filters: [thin] })).unmetRanges).toEqual([])
    })

    test('tells of which attribute in force there is none at all', async () => {
      const thin = { kind: 'range', field: 'attr:thickness', ranges: [{ to: 3 }] } as const
      const nothing = { kind: 'range', field: 'attr:nothing', ranges: [{ to: 3 }] } as const
      const nobody = { kind: 'field', field: 'attr:nobody', values: ['grau'] } as const
      const purple = { kind: 'field', field: 'attr:colour', values: ['lila'] } as const
      const grey = { kind: 'field', field: 'attr:colour', values: ['grau'] } as const
      const asked = { q: 'Fliese', facets: 'all' } as const
      const unknown = async (filters: SearchFilter[]) => (await ask({ ...asked, filters })).unknownFields
      expect(await unknown([nothing, grey, nobody])).toEqual(['attr:nothing', 'attr:nobody'])
      expect(await unknown([thin, purple, brand('Niemand')])).toEqual([])
      expect(await unknown([grey])).toEqual([])
    })

    test('tells of an attribute that only articles kept for others have as of none', async () => {
      const engine = await make()
      const secret = { key: 'secret', name: { de: 'Geheim' }, value: { de: 'ja' }, facet: true }
      const article = {
        matnr: '970001',
        texts: { de: { maktx: 'Xqgeheim' } },
        catalogs: ['nur-a'],
        reserved: true,
      }
      await engine.apply({ upserts: [{ ...article, attributes: [secret] }] })
      const unknown = async (catalogs: string[]) => {
        const filters = [{ kind: 'field', field: 'attr:secret', values: ['nein'] }] as const
        const restriction = { catalogs, open: true }
        return (await engine.search({ q: '', language: 'de', facets: 'all', filters, restriction }))
          .unknownFields
      }
      expect(await unknown(['nur-a'])).toEqual([])
      expect(await unknown(['nur-b'])).toEqual(['attr:secret'])
    })

    test('counts the classes of two energy scales apart, and finds either by the class alone', async () => {
      const engine = await make()
      const classed = (key: string, scale: string) => ({
        key,
        name: { de: `Energieeffizienzklasse (${scale})` },
        value: { de: 'A' },
        facet: true,
      })
      const upserts = [classed('energy_class_a_g', 'A–G'), classed('energy_class_appp_d', 'A+++–D')].map(
        (attribute, at) => ({
          matnr: `96000${at}`,
          texts: { de: { maktx: 'Xqgerät' } },
          attributes: [attribute],
        }),
      )
      await engine.apply({ upserts })
      const ask = (filters: SearchFilter[]) =>
        engine.search({ q: 'Xqgerät EEK A', language: 'de', facets: 'all', filters })
      const both = await ask([])
      expect(both.numFound).toBe(2)
      expect(countsOf(both, 'attr:energy_class_a_g')).toEqual({ A: 1 })
      expect(countsOf(both, 'attr:energy_class_appp_d')).toEqual({ A: 1 })
      const own = await ask([{ kind: 'field', field: 'attr:energy_class_appp_d', values: ['A'] }])
      expect(own.hits.map(({ matnr }) => matnr)).toEqual(['960001'])
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
      await engine.apply({ upserts: ofBrands(['Duschrinne 90', 'Duschrinne 90 weiß', 'Duschablauf 90']) })
      const answer = await engine.search({ q: 'Duschrinne 90', language: 'de', facets: ['brand'] })
      expect(answer.numFound).toBe(3)
      expect(countsOf(answer, 'brand')).toEqual({ 'Marke 0': 1, 'Marke 1': 1, 'Marke 2': 1 })
    })

    test('a filter narrows what was found without it, and reads no word otherwise', async () => {
      const engine = await make()
      const channels = ['Duschrinne 900 mm', 'Duschrinne schwarz 900 mm', 'Duschablauf Bauhöhe 90 mm']
      await engine.apply({ upserts: ofBrands(channels) })
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
      expect(rootsOf(categories).map(({ category: { id, level }, count }) => [id, count, level])).toEqual([
        ['tiles', 3, 1],
        ['chemistry', 2, 1],
        ['sanitary', 2, 1],
      ])
      expect(rootsOf(categories)[0]).toMatchObject({
        category: { name: 'Fliesen', sort: '000010', image: 'tiles.jpg' },
        children: [
          { category: { id: 'floor', level: 2 }, count: 2 },
          { category: { id: 'wall', level: 2 }, count: 1 },
        ],
      })
    })

    test('leaves the categories of an answer as they are when others are counted', async () => {
      const engine = await make()
      const asked = { language: 'de', facets: 'all' } as const
      const { categories } = await engine.search({ ...asked, q: '' })
      const before = structuredClone(categories)
      await engine.search({ ...asked, q: 'Kugelhahn' })
      expect(categories).toEqual(before)
    })

    test('shows a value as the same object in every answer of a language', async () => {
      const engine = await make()
      const colour = async (language: 'de' | 'en') =>
        (await engine.search({ q: '', language, facets: ['attr:colour'] })).fields[0]!.values[0]
      // An engine far away may look at its index anew between two answers, but does not between any two.
      await expect.poll(async () => Object.is(await colour('de'), await colour('de'))).toBe(true)
      expect((await colour('en'))?.label).not.toBe((await colour('de'))?.label)
    })

    test('counts the other categories while one is chosen', async () => {
      const filters = [{ kind: 'pivot', field: 'category', values: ['wall'] }] as const
      const { categories, numFound } = await ask({ filters, facets: 'all' })
      expect(numFound).toBe(1)
      expect(rootsOf(categories).map(({ category: { id }, count }) => [id, count])).toEqual([
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
      expect(categories.shown[0]!.name).toBe('Tiles')
    })

    test('tells the language of a category that has no name in the one of the query', async () => {
      const named = ({ categories }: Awaited<ReturnType<typeof ask>>) =>
        rootsOf(categories).map(({ category: { name, language } }) => [name, language])
      expect(named(await ask({ language: 'en', facets: 'all' }))).toEqual([
        ['Tiles', undefined],
        ['Construction chemistry', undefined],
        ['Sanitär', 'de'],
      ])
      expect(named(await ask({ facets: 'all' })).at(-1)).toEqual(['Sanitär', undefined])
    })
  })
}
