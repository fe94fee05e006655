import { describe, expect, test } from 'vitest'
import type { KnownArticle } from '../catalogue/mapping.ts'
import { datanorm4, file, read, type Shop } from './testing.ts'

const head = 'V;050;A;20260311;EUR;Beispiel GmbH;;;;;;;;;'

const pricedByPiece: KnownArticle = {
  matnr: 'E-1',
  salesUnit: 'ST',
  units: ['ST'],
  categories: [],
  kpein: 1,
  kmein: 'ST',
}

describe('an article that goes', () => {
  const known = (matnr: string): KnownArticle => ({ matnr, salesUnit: 'ST', units: ['ST'], categories: [] })
  const stored = new Map([
    ['E-1', { matnr: 'E-1', texts: { de: { maktx: 'Alt' } }, meins: 'ST', attributes: [], categories: [] }],
  ])
  const shop: Shop = { articles: { A1: known('E-1'), B1: known('E-2') }, stored }
  const version5 = (...lines: string[]) => file('A.001', [head, ...lines, `E;${lines.length + 2};`])

  test.each(['', '20260310', '00000000'])('is deleted at once where its last day is %j', async (day) => {
    const { of, findings } = await read([version5(`B;L;A1;B1;${day};`)], {}, shop)
    expect(of('articles')).toEqual([{ matnr: 'E-1', delete: 'X' }])
    expect(findings).toEqual([])
  })

  test.each([
    ['one of the shop', 'B1', 'E-2'],
    ['a new one that stands behind it', 'N1', 'S1-N1'],
  ])('is discontinued until its last day, its successor being %s', async (_, successor, matnr) => {
    const { of, codes } = await read(
      [version5(`B;L;A1;${successor};20260311;`, 'A;N;N1;Neu;;PCE;1;1;100;')],
      {},
      shop,
    )
    expect(of('articles')[0]).toMatchObject({
      matnr: 'E-1',
      texts: { de: { maktx: 'Alt' } },
      discontinued: true,
      successor: matnr,
      last_day: '2026-03-11',
    })
    expect(codes).toEqual(['DELETED_LATER'])
  })

  test('is written first where the delivery tells all of it, too', async () => {
    const lines = ['B;L;A1;;20991231;', 'A;A;A1;Neuer Text;;PCE;1;1;100;']
    const { of } = await read([version5(...lines)], {}, shop)
    expect(of('articles')).toMatchObject([
      { matnr: 'E-1', texts: { de: { maktx: 'Neuer Text' } }, discontinued: true, last_day: '2099-12-31' },
    ])
  })

  test.each(['', '20260310'])('comes back where it is told of again behind its end on %j', async (day) => {
    const { of } = await read([version5(`B;L;A1;;${day};`, 'A;N;A1;Wieder da;;PCE;1;1;100;')], {}, shop)
    expect(of('articles')).toMatchObject([{ matnr: 'E-1', texts: { de: { maktx: 'Wieder da' } } }])
    expect(of('articles')[0]).not.toHaveProperty('last_day')
  })

  test('goes where its end stands behind what is told of it', async () => {
    const { of } = await read([version5('A;N;A1;Noch da;;PCE;1;1;100;', 'B;L;A1;;;')], {}, shop)
    expect(of('articles')).toEqual([{ matnr: 'E-1', delete: 'X' }])
  })

  test('is named by a mark the standard knows, else it stays', async () => {
    const { of, errors } = await read([version5('B;X;A1;B1;20260310;', 'B;A;A1;;;', 'B;;A1;;;')], {}, shop)
    expect(of('articles')).toEqual([])
    expect(errors.map(({ row, code }) => [row, code])).toEqual([
      [2, 'UNKNOWN_MARK'],
      [3, 'TOO_FEW_FIELDS'],
      [4, 'UNKNOWN_MARK'],
    ])
  })

  test('without a day that can be read is not deleted, and unknown articles and successors are reported', async () => {
    const { of, findings } = await read([version5('B;L;A1;X9;2026.3.1;', 'B;L;A9;;20991231;')], {}, shop)
    expect(of('articles')).toMatchObject([{ matnr: 'E-1', discontinued: true, last_day: '9999-12-31' }])
    expect(findings.map(({ code, article: number }) => [code, number])).toEqual(
      expect.arrayContaining([
        ['NOT_A_DATE', 'A1'],
        ['UNKNOWN_REFERENCE', 'A1'],
        ['UNKNOWN_ARTICLE', 'A9'],
      ]),
    )
  })
})

test('an article new to the shop that has no text is refused for want of it, one the shop has keeps its own', async () => {
  const known: KnownArticle = { matnr: 'E-1', salesUnit: 'ST', units: ['ST'], categories: [] }
  const lines = [
    'A;N;N1;00; ;;1;0;ST;100;;;;',
    'A;N;A1;00;;;1;0;ST;100;;;;',
    'A;L;X1;',
    'P;A;P1;1;100;;;;;;;',
  ]
  const { of, errors } = await read([datanorm4(...lines)], {}, { articles: { A1: known } })
  expect(of('prices')).toMatchObject([{ matnr: 'E-1', price: '1' }])
  expect(errors.map(({ code, article: number, row }) => [code, number, row])).toEqual([
    ['NEW_WITHOUT_TEXT', 'N1', 2],
    ['UNKNOWN_ARTICLE', 'X1', 4],
    ['UNKNOWN_ARTICLE', 'P1', 5],
  ])
})

describe('a second record of version 4 that deletes', () => {
  const shop: Shop = { articles: { A1: pricedByPiece } }
  const deletion = 'B;L;A1;ROHR;ALT-1;;;;;4006381333931;;;;25;;'

  test.each([
    ['alone', [deletion], []],
    ['beside a price', [deletion, 'P;A;A1;1;200;;;;;;;'], [{ matnr: 'E-1', price: '2' }]],
  ])('%s changes no article, and is told', async (_, lines, prices) => {
    const { of, findings } = await read([datanorm4(...lines)], {}, shop)
    expect(of('articles')).toEqual([])
    expect(of('prices')).toMatchObject(prices)
    const told = findings.filter(({ code }) => code !== 'PRICE_UNIT_ASSUMED')
    expect(told).toMatchObject([{ severity: 'warning', code: 'DELETED_IN_PART', article: 'A1', row: 2 }])
  })

  test.each([
    ['behind', ['A;L;A1;', deletion]],
    ['above', [deletion, 'A;L;A1;']],
  ])('%s the deletion of its article goes with it, and nothing is to be told', async (_, lines) => {
    const { of, findings } = await read([datanorm4(...lines)], {}, shop)
    expect(of('articles')).toEqual([{ matnr: 'E-1', delete: 'X' }])
    expect(findings).toEqual([])
  })

  test('gives a new article none of its fields', async () => {
    const { of, codes } = await read([
      datanorm4('A;N;N1;00;Rohr;;1;0;ST;100;;;;', deletion.replace('A1', 'N1')),
    ])
    expect(of('articles')).toMatchObject([{ matnr: 'S1-N1', qty_stepsize: '1' }])
    expect(JSON.stringify(of('articles'))).not.toMatch(/4006381333931|ROHR/)
    expect(codes).toEqual(['DELETED_IN_PART'])
  })
})

describe('a record with a mark the standard does not know', () => {
  const shop: Shop = { articles: { A1: pricedByPiece } }

  test('is refused and changes neither article nor price', async () => {
    const lines = ['A;Q;A1;00;Rohr;;1;0;ST;100;;;;', 'A;NN;N2;00;Rohr;;1;0;ST;100;;;;', 'P;Q;A1;1;200;;;;;;;']
    const four = await read([datanorm4(...lines, 'B;Q;A1;Rohr;;;;;;4006381333931;;;;;;')], {}, shop)
    expect(four.errors.map(({ row, code }) => [row, code])).toEqual(
      [2, 3, 4, 5].map((row) => [row, 'UNKNOWN_MARK']),
    )
    expect(four.errors[0]?.detail).toContain('A;Q;A1;00;Rohr')
    const five = await read(
      [file('A.001', [head, 'A;Q;A1;Rohr;;PCE;1;1;100;', 'A;X;A1;B1;', 'E;4;'])],
      {},
      shop,
    )
    expect(five.errors.map(({ code }) => code)).toEqual(['UNKNOWN_MARK', 'UNKNOWN_MARK'])
    for (const { of } of [four, five]) expect([...of('articles'), ...of('prices')]).toEqual([])
  })

  test.each(['N', 'n', 'A', 'C', ' '])('is none where it is %j', async (mark) => {
    const { of, errors } = await read([datanorm4(`A;${mark};N1;00;Rohr;;1;0;ST;100;;;;`)])
    expect(errors).toEqual([])
    expect(of('prices')).toMatchObject([{ matnr: 'S1-N1', price: '1' }])
  })
})

test('a price of more digits than goods cost is named and not taken, and an article that has one keeps it', async () => {
  const shop: Shop = { articles: { A1: { ...pricedByPiece, priceQuantity: '1' } } }
  const lines = ['A;N;N1;00;Rohr;;1;0;ST;12345678900;;;;', 'P;A;A1;1;10000000000;;;;;;;']
  const { of, findings } = await read([datanorm4(...lines)], {}, shop)
  expect(of('articles')).toMatchObject([{ matnr: 'S1-N1' }])
  expect(of('prices')).toEqual([])
  expect(findings.map(({ code, article, row }) => [code, article, row])).toEqual([
    ['PRICE_TOO_LARGE', 'N1', 2],
    ['NO_PRICE', 'N1', 2],
    ['PRICE_TOO_LARGE', 'A1', 3],
    ['PRICE_STAYS', 'A1', 3],
  ])
})

describe('a price on request', () => {
  const known: KnownArticle = { ...pricedByPiece, pricedFrom: '2025-01-01' }
  const price = { matnr: 'E-1', price: '9.5', currency: 'EUR', kpein: 1, kmein: 'ST' }
  const shop: Shop = {
    articles: { A1: known },
    stored: new Map([['E-1', { matnr: 'E-1', texts: { de: { maktx: 'Alt' } }, meins: 'ST' }]]),
    prices: new Map([
      [
        'E-1',
        [
          { ...price, valid_from: '2020-01-01', valid_to: '2024-12-31' },
          { ...price, valid_from: '2025-01-01', valid_to: '9999-12-31' },
          { ...price, valid_from: '2026-03-11', valid_to: '9999-12-31' },
        ],
      ],
    ]),
  }

  test.each([
    ['an article', 'A;A;A1;Neu;;PCE;9;1;0;', '2026-03-10', 1],
    ['a price file', 'P;A1;9;1;0;;;;;;;;;', '2026-03-10', 1],
    ['a price file from a day on', 'P;A1;9;1;0;;;;;;;;20260701;', '2026-06-30', 0],
  ])('of %s ends every price the shop has', async (_, line, last, gone) => {
    const { of, codes } = await read([file('A.001', [head, line, 'E;3;'])], {}, shop)
    const deleted = { matnr: 'E-1', currency: 'EUR', valid_from: '2026-03-11', delete: 'X' }
    const ended = of('prices').filter((row) => 'valid_to' in row)
    expect(ended.map((row) => 'valid_to' in row && row.valid_to)).toEqual(gone ? [last] : [last, last])
    expect(of('prices').filter((row) => 'delete' in row)).toEqual(gone ? [deleted] : [])
    expect(codes).toEqual(['ON_REQUEST'])
  })

  test('gives way to a price that is said later', async () => {
    const lines = ['A;N;A1;Neu;;PCE;9;1;0;', 'P;A1;1;1;1250;;;;;;;;;']
    const { of } = await read([file('A.001', [head, ...lines, 'E;4;'])], {}, shop)
    expect(of('prices')).toMatchObject([{ matnr: 'E-1', price: '12.5', valid_from: '2026-03-11' }])
  })
})

test('a match code is a search word, beside those the shop has', async () => {
  const shop: Shop = {
    articles: { 1: { matnr: 'E-1', salesUnit: 'ST', units: ['ST'], categories: [] } },
    stored: new Map([
      ['E-1', { matnr: 'E-1', texts: { de: { maktx: 'Alt' } }, meins: 'ST', search_words: ['becken'] }],
    ]),
  }
  const four = await read([datanorm4('A;N;1;00;Rohr;;1;0;ST;1;;;;', 'B;N;1;WASCHT;;;;;;;')], {}, shop)
  expect(four.of('articles')).toMatchObject([{ search_words: ['WASCHT', 'becken'] }])
  const five = await read([
    file('A.001', ['V;050;A;20260311;EUR;;;;;;;;;;', 'A;N;2;Rohr;;PCE;1;1;1;;;;ROHRX;', 'E;3;']),
  ])
  expect(five.of('articles')).toMatchObject([{ search_words: ['ROHRX'] }])
})

describe('a number that another article has', () => {
  const known = (matnr: string): KnownArticle => ({ matnr, salesUnit: 'ST', units: ['ST'], categories: [] })
  const stored = (matnr: string, ...numbers: string[]) => ({
    matnr,
    texts: { de: { maktx: matnr } },
    meins: 'ST',
    attributes: [],
    categories: [],
    factory_numbers: numbers.map((supplier_matnr) => ({ supplier_matnr, supplier_number: 'S1' })),
  })
  const shop: Shop = {
    articles: { A1: known('E-1'), A2: known('E-2'), A3: known('E-3') },
    stored: new Map([
      ['E-1', stored('E-1', 'A1')],
      ['E-2', stored('E-2', 'A2')],
      ['E-3', stored('E-3', 'A3')],
    ]),
  }
  /** The supplier's numbers articles have at the end, by the shop's. */
  async function numbersAfter(lines: string[], before = shop) {
    const { of, errors } = await read([datanorm4(...lines)], {}, before)
    const rows = of('articles') as { matnr: string; factory_numbers: { supplier_matnr: string }[] }[]
    const numbers = rows.map(({ matnr, factory_numbers: [main] }) => [matnr, main?.supplier_matnr])
    return {
      numbers: Object.fromEntries(numbers),
      errors: errors.map(({ code, article }) => [code, article]),
    }
  }

  test('is not given away where both would swap', async () => {
    expect(await numbersAfter(['A;X;A1;;A2;', 'A;X;A2;;A1;'])).toEqual({
      numbers: {},
      errors: [
        ['NUMBER_TAKEN', 'A1'],
        ['NUMBER_TAKEN', 'A2'],
      ],
    })
  })

  test('is given on as soon as the same delivery frees it, in whatever order', async () => {
    const lines = ['A;X;A1;;A2;', 'A;X;A2;;A3;', 'A;X;A3;;B3;']
    const after = { numbers: { 'E-1': 'A2', 'E-2': 'A3', 'E-3': 'B3' }, errors: [] }
    expect(await numbersAfter(lines)).toEqual(after)
    expect(await numbersAfter(lines.toReversed())).toEqual(after)
  })

  describe('of an article that goes', () => {
    const changes = async (lines: string[], before = shop) => {
      const { of, errors } = await read([datanorm4(...lines, '')], {}, before)
      const rows = of('articles') as { matnr: string; delete?: 'X'; factory_numbers?: object[] }[]
      return {
        gone: rows.filter((row) => row.delete === 'X').map(({ matnr }) => matnr),
        numbers: rows
          .filter((row) => row.delete !== 'X')
          .map(({ matnr, factory_numbers: [main] = [] }) => [matnr, Object.values(main ?? {})[0]]),
        errors: errors.map(({ code, article, row }) => [code, article, row]),
      }
    }
    const given = { gone: ['E-2'], numbers: [['E-1', 'A2']], errors: [] }

    test('is not given on while it is there: it goes behind the renumbering, or later', async () => {
      const early = await changes(['A;X;A1;;A2;', 'A;L;A2;'])
      expect(early).toEqual({ gone: ['E-2'], numbers: [], errors: [['NUMBER_TAKEN', 'A1', 2]] })
      const lines = ['V;050;A;20260311;EUR;;;;;;;;;;', 'B;L;A2;;20991231;', 'B;A;A1;A2;', 'E;4;']
      const { errors, of } = await read([file('A.001', lines)], {}, shop)
      expect(errors).toMatchObject([{ code: 'NUMBER_TAKEN', article: 'A1' }])
      expect(of('articles')).toMatchObject([{ matnr: 'E-2', last_day: '2099-12-31' }])
    })

    test('is given on behind that, once, and not where the article came again', async () => {
      expect(await changes(['A;L;A2;', 'A;X;A1;;A2;'])).toEqual(given)
      expect(await changes(['A;L;A2;', 'A;N;A2;00;Neu;;1;0;ST;100;;;;', 'A;X;A1;;A2;'])).toMatchObject({
        gone: [],
        errors: [['NUMBER_TAKEN', 'A1', 4]],
      })
      const done: Shop = {
        articles: { A2: known('E-1') },
        stored: new Map([['E-1', stored('E-1', 'A2', 'A1')]]),
      }
      expect(await changes(['A;L;A2;', 'A;X;A1;;A2;'], done)).toEqual({ gone: [], numbers: [], errors: [] })
    })

    test('is given on with nothing of what was told of that article before', async () => {
      const told = ['A;N;A2;00;Alt;;1;0;ST;100;;;;', 'P;A;A2;1;7777;;;;;;;;', 'A;L;A2;', 'A;X;A1;;A2;']
      expect(await changes(told)).toEqual(given)
      expect((await read([datanorm4(...told, '')], {}, shop)).of('prices')).toEqual([])
    })

    test('is on its way in a chain, and unknown articles are told by both records', async () => {
      expect(await changes(['A;L;A2;', 'A;X;A1;;A2;', 'A;X;A2;;B2;'])).toEqual({
        gone: ['E-2'],
        numbers: [
          ['E-1', 'A2'],
          ['E-1', 'B2'],
        ],
        errors: [],
      })
      expect(await changes(['A;L;Z2;', 'A;X;Z1;;Z2;'])).toEqual({
        gone: [],
        numbers: [],
        errors: [
          ['UNKNOWN_ARTICLE', 'Z2', 2],
          ['UNKNOWN_ARTICLE', 'Z1', 3],
        ],
      })
    })
  })

  test('is given on along a chain longer than one batch', async () => {
    const count = 450
    const many: Shop = {
      articles: Object.fromEntries(Array.from({ length: count }, (_, i) => [`M${i}`, known(`E-${i}`)])),
      stored: new Map(Array.from({ length: count }, (_, i) => [`E-${i}`, stored(`E-${i}`, `M${i}`)])),
    }
    const lines = Array.from({ length: count }, (_, i) => `A;X;M${i};;M${i + 1};`)
    // The shop of these tests learns nothing of what is written: what a batch has freed, the next does not see.
    const { numbers, errors } = await numbersAfter(lines, many)
    expect(numbers).toMatchObject({ 'E-449': 'M450', 'E-448': 'M449', 'E-400': 'M401' })
    expect(errors).toHaveLength(250)
  })

  test('renumbers twice what the delivery renumbers twice, and leaves in peace what an earlier one did', async () => {
    expect(await numbersAfter(['A;X;A1;;B1;', 'A;X;B1;;C1;'])).toEqual({
      numbers: { 'E-1': 'C1' },
      errors: [],
    })
    const done: Shop = {
      articles: { B1: known('E-1') },
      stored: new Map([['E-1', stored('E-1', 'B1', 'A1')]]),
    }
    expect(await numbersAfter(['A;X;A1;;B1;'], done)).toEqual({ numbers: {}, errors: [] })
    const chained: Shop = {
      articles: { A2: known('E-1'), A3: known('E-2') },
      stored: new Map([
        ['E-1', stored('E-1', 'A2', 'A1')],
        ['E-2', stored('E-2', 'A3', 'A2')],
      ]),
    }
    const lines = ['A;X;A1;;A2;', 'A;X;A2;;A3;']
    expect(await numbersAfter(lines, chained)).toEqual({ numbers: {}, errors: [] })
    const twice: Shop = {
      articles: { C1: known('E-1') },
      stored: new Map([['E-1', stored('E-1', 'C1', 'B1', 'A1')]]),
    }
    expect(await numbersAfter(['A;X;A1;;B1;', 'A;X;B1;;C1;'], twice)).toEqual({ numbers: {}, errors: [] })
    // An article of its own that got the old number since is another matter.
    expect(await numbersAfter(lines.slice(1), chained)).toMatchObject({ errors: [['NUMBER_TAKEN', 'A2']] })
  })
})

describe('an article that comes by a number which the same delivery takes back', () => {
  const lines = ['A;N;A1;00;Platte;;1;0;ST;100;;;;', 'A;X;A1;;B1;', 'A;X;B1;;C1;']
  const numbers = ['C1', 'B1', 'A1'].map((supplier_matnr) => ({ supplier_matnr }))

  test('has the new one, and is found by those before', async () => {
    const { of, errors } = await read([datanorm4(...lines, '')])
    expect(errors).toEqual([])
    expect(of('articles')).toMatchObject([{ matnr: 'S1-C1', factory_numbers: numbers }])
  })

  test('is the same article when it comes once more', async () => {
    const texts = { de: { maktx: 'Platte' } }
    const shop: Shop = {
      articles: { C1: { matnr: 'S1-C1', salesUnit: 'ST', units: ['ST'], categories: [] } },
      stored: new Map([['S1-C1', { matnr: 'S1-C1', texts, meins: 'ST', factory_numbers: numbers }]]),
    }
    const { of, errors } = await read([datanorm4(...lines, '')], {}, shop)
    expect(errors).toEqual([])
    expect(of('articles')).toMatchObject([{ matnr: 'S1-C1', factory_numbers: numbers }])
  })

  test('keeps the old one where another article has the new one', async () => {
    const shop: Shop = {
      articles: { B1: { matnr: 'E-2', salesUnit: 'ST', units: ['ST'], categories: [] } },
      stored: new Map([['E-2', { matnr: 'E-2', texts: { de: { maktx: 'Andere' } }, meins: 'ST' }]]),
    }
    const { of, errors } = await read([datanorm4(...lines.slice(0, 2), '')], {}, shop)
    expect(errors).toMatchObject([{ code: 'NUMBER_TAKEN', article: 'A1' }])
    expect(of('articles')).toMatchObject([{ factory_numbers: [{ supplier_matnr: 'A1' }] }])
  })

  test('is another one where the number is given anew behind that', async () => {
    const { of } = await read([datanorm4('A;X;A1;;B1;', 'A;N;A1;00;Neue;;1;0;ST;100;;;;', '')])
    expect(of('articles')).toMatchObject([{ factory_numbers: [{ supplier_matnr: 'A1' }] }])
  })
})

describe('a later record of an article in the same delivery', () => {
  const long = [
    'T;N;7;;1;;Langtext;;;;;',
    'A;N;1;00;Platte;weiß;1;2;M2;2990;R1;10;7;',
    'B;N;1;;;;;;;4006381333931;;20;;5;;;',
  ]

  test('replaces what it says, and leaves what it does not say', async () => {
    const { of, errors } = await read([datanorm4(...long, 'A;A;1;;;;1;2;;3090;;;;', '')])
    expect(errors).toEqual([])
    expect(of('articles')).toMatchObject([
      {
        texts: { de: { maktx: 'Platte', maktx2: 'weiß', description: 'Langtext' } },
        meins: 'M2',
        ean: '4006381333931',
        discount_group: 'R1',
      },
    ])
    expect(of('prices')).toMatchObject([{ price: '30.9', kpein: 100, kmein: 'M2' }])
  })

  test('is a second main record, too', async () => {
    const { of } = await read([datanorm4(...long, 'B;A;1;PLATTE;;;;;;;;;;;;;', '')])
    expect(of('articles')).toMatchObject([
      { ean: '4006381333931', search_words: ['PLATTE'], qty_stepsize: '5' },
    ])
  })

  test('has no part of a text that it replaces', async () => {
    const { of } = await read([datanorm4(...long, 'A;A;1;00;Platte neu;;1;2;M2;;;;;', '')])
    expect(of('articles')).toMatchObject([{ texts: { de: { maktx: 'Platte neu' } } }])
    expect(JSON.stringify(of('articles'))).not.toContain('weiß')
    expect(of('prices')).toMatchObject([{ price: '29.9', kpein: 100 }])
  })

  test('gives no price for a unit that it takes back', async () => {
    const { of } = await read([datanorm4(...long, 'A;A;1;00;Platte;;1;0;M2;;;;;', '')])
    expect(of('prices')).toEqual([])
  })
})
