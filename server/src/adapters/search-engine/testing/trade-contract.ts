import { describe, expect, test } from 'vitest'
import type { SearchEngine, SearchHit, SearchQuery } from '../port.ts'
import type { MakeEngine } from './ask.ts'
import { tradeArticles } from './trade-catalogue.ts'

export function describeTrade(name: string, make: MakeEngine): void {
  let filled: Promise<SearchEngine> | undefined
  const fill = async () => {
    const engine = await make()
    await engine.apply({ upserts: tradeArticles })
    return engine
  }
  const engine = () => (filled ??= fill())
  const ask = async (query: Partial<SearchQuery>) =>
    (await engine()).search({ q: '', language: 'de', ...query })
  const matnrsOf = (hits: readonly SearchHit[]) => hits.map(({ matnr }) => matnr).toSorted()
  const found = async (q: string, more: Partial<SearchQuery> = {}) =>
    matnrsOf((await ask({ q, ...more })).hits)

  describe(`${name}: figures of the trade`, () => {
    test.each([
      ['8 kW', []],
      ['5 Liter', []],
      ['60x600', []],
    ])('%s finds nothing that merely has the figure', async (q, matnrs) => {
      expect(await found(q)).toEqual(matnrs)
    })

    test.each([
      ['0,5 l', ['300002', '400005']],
      ['500 ml', ['300002', '400005']],
      ['5 kW', ['400004']],
      ['5000 W', ['400004']],
      ['1/2"', ['300002', '400001']],
      ['Eckventil 1/2', ['400001']],
      ['2 cm', ['100002']],
      ['20 mm', ['100002']],
      ['0,02 m', ['100002']],
      ['100 Stück', ['200002', '400010']],
      ['8/16', ['400009']],
    ])('%s finds every spelling of the measure and no other: %o', async (q, matnrs) => {
      expect(await found(q)).toEqual(matnrs)
    })

    test('a size of two equal figures is no single figure in English either', async () => {
      expect(await found('60x60', { language: 'en' })).toEqual(['100002'])
    })

    test('a figure without unit is one in the text, else centimetres', async () => {
      expect(await found('Steckschlüssel 13')).toEqual(['400007'])
      expect(await found('Waschtisch 60')).toEqual(['400006'])
    })

    test('what is 36,5 thick may be so in centimetres, in English what is 60 wide', async () => {
      expect(await found('Porenbeton 24')).toEqual(['400002'])
      expect(await found('Riemchen 0,9')).toEqual(['400019'])
      expect(await found('Lineo 60', { language: 'en' })).toEqual(['400006'])
    })

    test.each([
      ['50x50x3', ['400018']],
      ['50/50/3', ['400018']],
      ['500x500x30', ['400018']],
      ['50x50x30 mm', ['400018']],
      ['30x60x0,9', ['400019']],
      ['30x60x9', ['400019']],
      ['30x60x8', []],
    ])('%s, a size of three figures, finds %o', async (q, matnrs) => {
      expect(await found(q)).toEqual(matnrs)
    })

    test('a measure is met by a figure without unit only beside other words', async () => {
      expect(await found('Steckschlüssel 13 mm')).toEqual(['400007'])
      expect(await found('13 mm')).toEqual([])
    })
  })

  describe(`${name}: codes of the trade`, () => {
    test.each(['C1FTE', 'FX131', 'CW76', 'WLG 045', 'GKB9,5', 'xq12zvw'])(
      'finds nothing for %s, of which only parts are known',
      async (q) => {
        expect(await found(q)).toEqual([])
      },
    )

    test.each([
      ['C2TE', ['400011']],
      ['Kleber C2TE', ['400011']],
      ['C1TE', ['400012']],
      ['FX130', ['400011']],
      ['FK90', ['400012']],
      ['CW75', ['400015']],
      ['GKB12,5', ['400014']],
      ['GKB12.5', ['400014']],
      ['1.1/4"', ['400029']],
      ['Doppelnippel 5/4 Zoll', ['400029']],
      ['Riemchen 0,60 x 30', ['400019']],
      ['Riemchen 30 x 0,60', ['400019']],
      ['Riemchen 0,60 x 3', []],
      ['WLG 035', ['400013']],
      ['110er Rohr', ['300001']],
      ['KF25', ['200001']],
      ['C3FTS1', ['400025']],
      ['M30x1,5', ['400020']],
      ['Thermostatkopf M30 x 1,5', ['400020']],
    ])('%s written together finds %o', async (q, matnrs) => {
      expect(await found(q)).toEqual(matnrs)
    })

    test.each([
      ['Rohrverschraubung 1/2', ['400021']],
      ['Eckventil DN 15', ['400001']],
      ['Klassik M30', ['400020']],
      ['Steckschlüssel M13', ['400007']],
      ['Dachablauf 6tlg', ['400027']],
      ['6 teilig', ['400027']],
    ])('%s finds what states its size otherwise: %o', async (q, matnrs) => {
      expect(await found(q)).toEqual(matnrs)
    })

    test('a class is never read as one of another size', async () => {
      for (const q of ['DN 125', 'NW 125'])
        expect(await ask({ q })).toMatchObject({ numFound: 0, partial: [], corrections: [] })
    })

    test.each(['DN 110 mm', 'dn110mm', 'DN-110', 'NW 110', 'Rohr NW110'])('%s is DN 110', async (q) => {
      expect(await found(q)).toEqual(['300001'])
    })

    test('a pipe is found by its width and its length in either way of writing', async () => {
      const e = await engine()
      const pipe = { matnr: '500021', texts: { de: { maktx: 'HT-Rohr 500 mm DN 50' } } }
      await e.apply({ upserts: [pipe] })
      for (const q of ['HT-Rohr DN 50x500', 'HT Rohr DN 50 x 500 mm', 'HT-Rohr 50x500', 'HT-Rohr 50/500'])
        expect([q, await found(q)]).toEqual([q, [pipe.matnr]])
      expect(await found('HT-Rohr DN 50x250')).toEqual([])
      await e.apply({ deletes: [pipe.matnr] })
    })

    test('a class is none half typed, and a thread alone no diameter', async () => {
      expect(await ask({ q: 'DN 11' })).toMatchObject({ numFound: 0, partial: [] })
      expect(await found('M13')).toEqual([])
    })

    test('a size alone makes no partial match', async () => {
      const { partial } = await ask({ q: '110er Kugelhahn' })
      expect(matnrsOf(partial)).toEqual(['300002'])
    })
  })

  describe(`${name}: names of the trade`, () => {
    test.each(['xqzvw', 'gnarfoodle', 'Zaxlstxetk', 'Rohrxqz', 'Wandxqzvw'])(
      'nothing is found for %s, not even in part',
      async (q) => {
        expect(await ask({ q })).toMatchObject({ numFound: 0, partial: [], corrections: [] })
      },
    )

    test.each([
      ['Zollstock', [], '400017'],
      ['Zolstock', [{ from: 'zolstock', to: 'zollstock' }], '400017'],
      ['Zollst', [], '400017'],
      ['Riggips', [{ from: 'riggips', to: 'rigips' }], '400014'],
      ['Rigipsplate', [{ from: 'rigipsplate', to: 'rigipsplatte' }], '400014'],
      ['Rigibsplatte', [{ from: 'rigibsplatte', to: 'rigipsplatte' }], '400014'],
      ['Gipskartonpaltte', [{ from: 'gipskartonpaltte', to: 'gipskartonplatte' }], '400014'],
    ])('%s finds what goes by another name, and says how it was read', async (q, corrections, matnr) => {
      const answer = await ask({ q })
      expect(answer.corrections).toEqual(corrections)
      expect(matnrsOf(answer.hits)).toEqual([matnr])
    })

    test.each([
      ['hänge wc', '400022'],
      ['Handschuhe Größe 9', '400023'],
      ['was kosten Riemchen', '400019'],
    ])('%s, said in the words of a customer, is no misspelt word', async (q, matnr) => {
      const answer = await ask({ q })
      expect(answer).toMatchObject({ corrections: [], unknownWords: [] })
      expect(matnrsOf(answer.hits)).toEqual([matnr])
    })

    test('a misspelt name is nothing where no typos are allowed', async () => {
      expect(await found('Zolstock', { fuzzy: false })).toEqual([])
    })

    test.each([
      ['Gastherme', '400026'],
      ['Gasbetonstein', '400002'],
    ])('%s is put together from names that stand apart', async (q, matnr) => {
      expect(await found(q)).toEqual([matnr])
    })

    test('a reading under which nothing is found is not told', async () => {
      expect(await ask({ q: 'Kabelhende' })).toMatchObject({ corrections: [], unknownWords: ['kabelhende'] })
    })

    test('who asks a tiler for a Schiene means a profile; who names a profile means no other rail', async () => {
      expect(await found('Schiene edelstahl')).toEqual(['400028'])
      expect(await found('Schienen 7,5')).toEqual(['400028'])
      expect((await ask({ q: 'Winkelprofil', fuzzy: false })).hits).toEqual([])
    })

    test('an unknown compound finds the kind of thing it names in part alone', async () => {
      const answer = await ask({ q: 'Kanalrohr' })
      expect(answer).toMatchObject({ numFound: 0, unknownWords: ['kanalrohr'] })
      expect(matnrsOf(answer.partial)).toEqual(['300001'])
    })

    test('a name that stands in no article is suggested', async () => {
      const suggested = async (prefix: string) =>
        (await (await engine()).suggest({ prefix, language: 'de' })).words
      expect([await suggested('zollst'), await suggested('fermac')]).toEqual([['zollstock'], []])
    })
  })

  describe(`${name}: pieces of numbers`, () => {
    test("a customer's own number is found by its middle by him alone, and not by his kunnr", async () => {
      const own = { restriction: { kunnr: '7000801' } }
      expect(await found('683141')).toEqual([])
      expect(await found('683141', { restriction: { kunnr: '7000802' } })).toEqual([])
      expect(await found('00080', own)).toEqual([])
      expect(await found('700080')).toEqual([])
      expect(await found('7000801', own)).toEqual([])
      expect(await found('683141', own)).toEqual(['500017'])
      expect(await found('B6831', own)).toEqual(['500017'])
    })

    test('a number comes first however it is parted', async () => {
      const [first] = (await (await engine()).search({ q: '50/0-017', language: 'de' })).hits
      expect(first?.matnr).toBe('500017')
    })

    test('a piece keeps the zeros it begins with', async () => {
      expect(await found('00003946')).toEqual([])
      expect(await found('0003945')).toEqual(['500017'])
      expect(await found('00039')).toEqual(['500017'])
      expect(await found('0500017')).toEqual(['500017'])
    })

    test.each(['107919', '0107919', '00107919', 'SV-0107919'])(
      "%s is a maker's number filled up with zeros, or a piece of it",
      async (q) => {
        expect(await found(q)).toEqual(['1000003'])
      },
    )

    test.each(['100.0003', '1.000.003', '10.00.003'])(
      '%s is a number of seven digits, no figure',
      async (q) => {
        expect(await ask({ q })).toMatchObject({ exactHit: '1000003', numFound: 1 })
      },
    )

    test.each(['500.017', '5000.17', '50.0017'])(
      '%s, written with a point, is a number as well',
      async (q) => {
        expect(await ask({ q })).toMatchObject({
          exactHit: '500017',
          numFound: 1,
          hits: [{ matnr: '500017' }],
        })
      },
    )

    test('asked for as a beginning, neither the middle of a number nor a word counts', async () => {
      for (const q of ['0001', '3945', 'Stelzlager'])
        expect(await found(q, { numberBeginning: true })).toEqual([])
      expect(await found('50 00', { numberBeginning: true })).toEqual(['500017'])
    })
  })
}
