import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { defaultMapping, type KnownArticle } from '../catalogue/mapping.ts'
import { catalogueToRows } from '../catalogue/to-rows.ts'
import type { SourceFile } from '../source-file.ts'
import { emptyShop, streamOf } from '../testing.ts'
import { datanormSource } from './datanorm-source.ts'
import { datanorm4, file, head4, read, type Shop } from './testing.ts'

const article = 'A;N;4711;00;Waschtisch weiß;600 mm;1;0;ST;18900;R010;01;;'

describe('a file is refused', () => {
  test('when it is DATANORM 3, another format, or empty', async () => {
    await expect(read([file('DATANORM.001', [head4('03')])])).rejects.toThrow('UNSUPPORTED_VERSION')
    await expect(read([file('DATANORM.001', ['matnr;price', '1;2'])])).rejects.toThrow('NOT_DATANORM')
    await expect(read([file('DATANORM.001', [])])).rejects.toThrow('NOT_DATANORM')
  })

  test('when its prices are those of another customer', async () => {
    const files = [datanorm4('K;;018988; ;', article)]
    const { errors, of } = await read(files, { customerNumber: '4711' })
    expect(errors).toMatchObject([{ code: 'OTHER_CUSTOMER', detail: '018988' }])
    expect(of('articles')).toEqual([])
    expect((await read(files, { customerNumber: '18988' })).of('articles')).toHaveLength(1)
  })

  test('when nobody says whose articles these are', async () => {
    const source = await datanormSource([datanorm4(article)], { today: '2026-03-11' })
    const items = catalogueToRows(source, { ...defaultMapping, today: '2026-03-11' }, emptyShop)
    expect(await Array.fromAsync(items)).toMatchObject([{ code: 'NO_SUPPLIER' }])
  })
})

describe('a delivery that is cut off', () => {
  const whole = 'A;N;1;00;Fliese;;1;0;ST;19900;;;;'

  test.each(['A;N;2;00;Fliese;;1;0;ST;199', 'P;A;2;1;199', 'P;A;2;1;19900;1;30', 'R;;R1;1;30'])(
    'takes nothing of a last record with amounts: %s',
    async (last) => {
      const { of, errors } = await read([datanorm4(whole, last)])
      expect(of('articles')).toMatchObject([{ matnr: 'S1-1' }])
      expect(of('prices')).toMatchObject([{ price: '199', kpein: 1 }])
      expect(errors).toMatchObject([{ code: 'CUT_RECORD', row: 3 }])
    },
  )

  test('deletes no article whose number was cut', async () => {
    const lines = ['V;050;A;20260311;EUR;Beispiel GmbH;;;;;;;;;', 'B;L;47']
    const known = { 47: { matnr: 'E-1', salesUnit: 'ST', units: ['ST'], categories: [] } }
    const { of, codes } = await read([file('A.001', lines)], {}, { articles: known })
    expect(of('articles')).toEqual([])
    expect(codes).toEqual(['CUT_RECORD', 'NO_END_RECORD'])
  })

  test('takes a last record that is whole, with a line end or closed by its semicolon', async () => {
    for (const last of [whole, `${whole}\r\n`, `${whole}\u001A`, `${whole.slice(0, -4)}\r\n`])
      expect((await read([datanorm4(last)])).of('prices'), last).toMatchObject([{ price: '199' }])
  })
})

test('a line longer than any record is refused once, as a whole, and the next one is read', async () => {
  const endless = `A;N;1;00;${'x'.repeat(200_000)};;1;0;ST;100;;;;`
  const { of, errors } = await read([datanorm4(endless, 'A;N;2;00;Fliese;;1;0;ST;200;;;;')])
  expect(of('articles')).toMatchObject([{ matnr: 'S1-2' }])
  expect(errors).toMatchObject([{ code: 'RECORD_TOO_LARGE', row: 2 }])
})

test('a text is found whether its number is filled up with zeros or not', async () => {
  const lines = [
    'T;N;00000100;;01;;Lang;;;;',
    'A;N;1;00;a;;1;0;ST;1;;;100;',
    'T;N;200;;01;;Kurz;;;;',
    'A;N;2;00;b;;1;0;ST;1;;;00000200;',
  ]
  const { of, codes } = await read([datanorm4(...lines)])
  const texts = [{ de: { description: 'Lang' } }, { de: { description: 'Kurz' } }]
  expect(of('articles')).toMatchObject(texts.map((one) => ({ texts: one })))
  expect(codes).not.toContain('UNKNOWN_TEXT')
})

test('a price file far from the article it belongs to is told', async () => {
  const lines = [
    'A;N;1;00;a;;1;2;ST;1290;;;;',
    'P;A;1;1;129000;;;;;;;2;1;1500;;;;;;;',
    'A;N;2;00;b;;1;0;ST;1290;;;;',
  ]
  const { findings } = await read([datanorm4(...lines)])
  const jumps = findings.filter(({ code }) => code === 'PRICE_JUMP')
  expect(jumps).toMatchObject([{ severity: 'warning', article: '1', detail: '×100' }])
})

describe('no price is taken', () => {
  test('in a currency nobody knows, and marks are no euros', async () => {
    const priced = async (currency: string) => {
      const header = `V 050326${'Preise'.padEnd(115)}04${currency}`
      return read([file('DATANORM.001', [header, 'A;N;1;00;Fliese;;1;0;ST;100;;;;'])])
    }
    expect((await priced('ÖS ')).of('prices')).toEqual([])
    expect((await priced('ÖS ')).codes).toContain('NO_CURRENCY')
    expect((await priced('DM ')).of('prices')).toMatchObject([{ currency: 'DEM' }])
    for (const currency of ['EUR', '   ', 'EU', ''])
      expect((await priced(currency)).of('prices'), currency).toMatchObject([{ currency: 'EUR' }])
  })

  test('where its dot may part thousands as well', async () => {
    const { of } = await read([
      datanorm4(
        'A;N;1;00;a;;1;0;ST;1.290;;;;',
        'A;N;2;00;b;;1;0;ST;1.290,00;;;;',
        'A;N;3;00;c;;1;0;ST;12.90;;;;',
      ),
    ])
    expect(of('prices')).toMatchObject([
      { matnr: 'S1-2', price: '1290' },
      { matnr: 'S1-3', price: '12.9' },
    ])
  })

  test('from a day on that cannot be read: it may not hold yet', async () => {
    const from = (day: string) =>
      read(
        [file('DATPREIS.001', [head4(), `C;;TERMIN-1;${day};`, 'P;A;1;1;1290;;;;;;;'])],
        {},
        {
          articles: { 1: { matnr: 'E-1', salesUnit: 'ST', units: ['ST'], categories: [] } },
        },
      )
    const { of, findings } = await from('1. Januar')
    expect(of('prices')).toEqual([])
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'NOT_A_DATE', row: 2, detail: '1. Januar' }),
    )
    for (const day of ['01012027', '01.01.2027', '010127'])
      expect((await from(day)).of('prices'), day).toMatchObject([{ valid_from: '2027-01-01' }])
    expect((await from('00000000')).of('prices')).toMatchObject([{ price: '12.9' }])

    const head = 'V;050;A;20260311;EUR;Beispiel GmbH;;;;;;;;;'
    const lines = [
      'A;N;1;a;;PCE;1;1;1000;',
      'P;1;1;1;1290;;;;;;;;20271301;',
      'P;1;1;1;1400;;;;;;;;2028-01-01;',
    ]
    const five = await read([file('A.001', [head, ...lines, 'E;5;'])])
    expect(five.of('prices')).toMatchObject([{ price: '10' }, { price: '14', valid_from: '2028-01-01' }])
  })

  test('where its price unit cannot be read, of a price file beside it neither', async () => {
    const four = await read([datanorm4('A;N;1;00;a;;1;7;ST;1290;;;;', 'P;A;1;1;1290;;;;;;;')])
    expect(four.of('prices')).toEqual([])
    const head = 'V;050;A;20260311;EUR;Beispiel GmbH;;;;;;;;;'
    const lines = [
      'A;N;1;a;;PCE;1;C;1290;',
      'A;N;2;b;;PCE;1;C;1290;',
      'P;2;1;100;1290;;;;;;;;;',
      'P;1;1;C;1290;;;;;;;;;',
    ]
    const five = await read([file('A.001', [head, ...lines, 'E;6;'])])
    expect(five.of('prices')).toMatchObject([{ matnr: 'S1-2', price: '12.9', kpein: 100 }])
  })
})

describe('a header of version 4', () => {
  const line = 'A;N;1;00;Fliese;;1;0;ST;100;;;;'
  const padded = (size: number, bytes: boolean) => {
    const text = 'V 050326Großhändler für Fliesen'
    return `${text}${' '.repeat(size - (bytes ? Buffer.byteLength(text) : text.length))}04EUR`
  }

  test.each([
    ['counts characters in UTF-8', padded(123, false), 'utf-8'],
    ['counts bytes in UTF-8', padded(123, true), 'utf-8'],
    ['counts characters in Windows-1252', padded(123, false), 'win1252'],
    ['is shorter than it must be', padded(90, false), 'utf-8'],
    ['is longer, with a byte order mark', `\uFEFF${padded(126, false)}  `, 'utf-8'],
  ])('is understood where it %s', async (_, head, encoding) => {
    const { of } = await read([file('DATANORM.001', [head, line], encoding)])
    expect(of('prices')).toMatchObject([{ price: '1', currency: 'EUR' }])
  })

  test('is refused where it is that of version 3, umlauts or not', async () => {
    const head = padded(123, false).replace('04EUR', '03EUR')
    await expect(read([file('DATANORM.001', [head, line], 'utf-8')])).rejects.toThrow('UNSUPPORTED_VERSION')
  })

  test('may be missing: then nothing of the first line is lost', async () => {
    const { of } = await read([file('DATANORM.001', [`\uFEFF${line}`], 'utf-8')])
    expect(of('articles')).toMatchObject([{ matnr: 'S1-1' }])
  })
})

test('blank lines, end marks in the middle, small letters and mixed line ends lose no record', async () => {
  const source = (text: string): SourceFile => ({
    name: 'DATANORM.001',
    open: () => streamOf(iconv.encode(text, 'cp850'), 40),
  })
  const { of, findings } = await read([
    source(
      `${head4()}\r\n\r\n   \na;n;1;00;Größe;;1;0;st;100;;;;\nA;N;2;00;Maß;;1;0;ST;200;;;;\r\r\n\u001A${head4()}\r\n\u001AA;N;3;00;Fuß;;1;0;ST;300;;;;\u001A\u001A`,
    ),
  ])
  expect(of('prices')).toMatchObject([{ price: '1' }, { price: '2' }, { price: '3' }])
  expect(findings).toEqual([])
})

test('lines may end as on old Macs, and are told apart by their numbers', async () => {
  const text = `${head4()}\rA;N;1;00;Größe;;1;0;ST;100;;;;\rY;was ist das;\rA;N;2;00;Maß;;1;0;ST;200;;;;\r`
  const source = { name: 'DATANORM.001', open: () => streamOf(iconv.encode(text, 'cp850'), 40) }
  const { of, errors } = await read([source])
  expect(of('prices')).toMatchObject([{ price: '1' }, { price: '2' }])
  expect(errors).toMatchObject([{ code: 'UNKNOWN_RECORD', row: 3 }])
})

test('a line cut off behind its number empties nothing', async () => {
  const { of, errors } = await read([datanorm4('A;N;1;00;Rohr;;1;0;ST;100;;;;', 'A;N;1;')])
  expect(of('articles')).toMatchObject([{ texts: { de: { maktx: 'Rohr' } } }])
  expect(errors).toMatchObject([{ code: 'TOO_FEW_FIELDS', row: 3 }])
})

test('a semicolon within a text refuses its line, whose price and unit would be others', async () => {
  const { of, errors } = await read([
    datanorm4('A;N;1;00;Rohr; grau;;1;0;ST;100;;;;', 'A;N;2;00;Bogen;;1;0;ST;100;;;;;;'),
  ])
  expect(of('articles')).toMatchObject([{ matnr: 'S1-2' }])
  expect(errors).toMatchObject([{ code: 'SHIFTED_FIELDS', row: 2 }])
})

test('a wrong line is reported with file and row, the others are read', async () => {
  const { errors, of } = await read([
    datanorm4('A;N;;00;ohne Nummer;', 'Y;was ist das;', '-- Seite 2 --', article, 'P;A;'),
  ])
  expect(errors.map(({ code, row, file: name }) => [code, row, name])).toEqual([
    ['TOO_FEW_FIELDS', 2, 'DATANORM.001'],
    ['UNKNOWN_RECORD', 3, 'DATANORM.001'],
    ['UNKNOWN_RECORD', 4, 'DATANORM.001'],
    ['TOO_FEW_FIELDS', 6, 'DATANORM.001'],
  ])
  expect(of('articles')).toHaveLength(1)
})

describe('version 4', () => {
  test('gives articles with the group they stand in and a price per its unit', async () => {
    const { of, findings } = await read([
      file('datanorm.wrg', [head4(), 'S;;01;Sanitär;;;', 'S;;01;;0107;Waschtische;'], 'win1252'),
      datanorm4(
        article,
        'B;N;4711;WASCHT;HER-1; ;0;0;0;4006381333931; ;0107;0;5; ; ;',
        'A;N;12;00;Schraube;;1;2;Stck;750;;;;',
      ),
    ])
    expect(of('categories')).toEqual([
      { id: 'S1-01', name: { de: 'Sanitär' }, sort: 0 },
      { id: 'S1-01/0107', parent: 'S1-01', name: { de: 'Waschtische' }, sort: 1 },
    ])
    expect(of('articles')).toMatchObject([
      {
        matnr: 'S1-4711',
        texts: { de: { maktx: 'Waschtisch weiß', maktx2: '600 mm' } },
        categories: ['S1-01/0107'],
        ean: '4006381333931',
        discount_group: 'R010',
        meins: 'ST',
        qty_stepsize: '5',
        factory_numbers: [{ supplier_matnr: '4711', supplier_number: 'S1' }, { supplier_matnr: 'HER-1' }],
      },
      { matnr: 'S1-12', meins: 'ST' },
    ])
    expect(of('prices')).toMatchObject([
      { matnr: 'S1-4711', price: '189', kpein: 1, kmein: 'ST' },
      { matnr: 'S1-12', price: '7.5', kpein: 100, kmein: 'ST' },
    ])
    expect(findings).toEqual([])
  })

  test('puts long and dimension texts together, wherever they stand', async () => {
    const { of, codes } = await read([
      datanorm4(
        'D;N;4711;1;F;;Ablauf mittig;2;T;77;;',
        'A;N;4711;40;Waschtisch;;1;0;ST;100;;;00000021;',
        'D;N;4711;3;E;5;$15$1$;4;T;99;;',
        'T;N;00000021;;2;;zweite Zeile;;;;',
        'T;N;00000021;;1;;erste Zeile;;;;',
        'T;N;77;;1;;Textblock;;;;',
        'E;N;5;;1;;Maße: $$$$ x $$$$ mm;;;;',
      ),
    ])
    expect(of('articles')).toMatchObject([
      {
        texts: {
          de: { description: 'erste Zeile\nzweite Zeile\nAblauf mittig\nTextblock\nMaße: 15 x 1 mm' },
        },
      },
    ])
    expect(codes).toEqual(['UNKNOWN_TEXT'])
  })

  test('says which texts no article refers to: alone they change nothing', async () => {
    const changed = ['T;A;00000021;;1;;neu;;;;', 'T;A;00000022;;1;;auch neu;;;;', 'T;L;00000023;;;;;;;;']
    const groups = file('DATANORM.WRG', [head4(), 'S;;100;Fliesen;;;'])
    const alone = await read([groups, datanorm4(...changed, 'A;A;4711;00;Waschtisch;;1;0;ST;100;;;22;')])
    expect(alone.findings).toMatchObject([
      { code: 'UNUSED_TEXTS', severity: 'note', detail: '00000021', file: 'DATANORM.001' },
    ])
    const both = await read([datanorm4(...changed)])
    expect(both.findings).toMatchObject([{ detail: '00000021 (2×)' }])
  })

  test('replaces a line of a text that is sent again, and takes away what is deleted', async () => {
    const files = [
      datanorm4(
        'A;N;1;40;Rohr;;1;0;ST;100;;;21;',
        'A;N;2;40;Bogen;;1;0;ST;100;;;22;',
        'A;N;3;40;Muffe;;1;0;ST;100;;;23;',
        'T;N;21;;1;;alt;2;;bleibt;',
        'T;N;22;;1;;geht;;;;',
        'T;N;23;;;;ohne Nummer;;;auch ohne;',
        'D;N;1;1;F;;grau;2;F;;matt;',
        'D;N;2;1;F;;rot;;;;;',
      ),
      file('DATANORM.002', [
        head4(),
        'T;N;21;;1;;neu;;;;',
        'T;L;22;;;;;;;;',
        'T;N;23;;;;ohne Nummer;;;anders;',
        'D;N;1;1;F;;weiß;;;;;',
        'D;L;2;1;;;;;;;;',
      ]),
    ]
    const { of } = await read(files)
    expect(of('articles')).toMatchObject([
      { texts: { de: { description: 'neu\nbleibt\nweiß\nmatt' } } },
      { texts: { de: { maktx: 'Bogen' } } },
      { texts: { de: { description: 'ohne Nummer\nanders' } } },
    ])
    expect(JSON.stringify(of('articles')[1])).not.toMatch(/geht|rot/)
  })

  test('makes retail prices of list prices, or of what is paid with a mark-up', async () => {
    const files = [
      file('DATANORM.RAB', [head4(), 'R;;R010;1;3000;Rohre;', 'R;;M1;2;900;Multi;']),
      datanorm4(
        article,
        'A;N;1;00;Kette;;1;0;ST;4995;;;;',
        'A;N;2;00;Faktor;;1;0;ST;4089;M1;;;',
        'A;N;3;00;Netto;;2;1;ST;1000;;;;',
      ),
      file('DATPREIS.001', [head4(), 'P;A;1;1;4995;1;3000;1;1000;1;500;2;2;3333;;;;;;;']),
    ]
    const list = await read(files)
    expect(list.of('prices')).toMatchObject([{ price: '189' }, { price: '49.95' }, { price: '40.89' }])
    expect(list.codes).toContain('PURCHASE_PRICE')
    const bought = await read(files, { basis: 'purchase', markup: '0' })
    expect(bought.of('prices')).toMatchObject([
      { matnr: 'S1-4711', price: '132.3' },
      { matnr: 'S1-1', price: '29.9' },
      { matnr: 'S1-2', price: '33.33' },
      { matnr: 'S1-3', price: '10', kpein: 10 },
    ])
  })

  test('changes, deletes and renumbers what the shop has, and reports what it has not', async () => {
    const known = (matnr: string): KnownArticle => ({
      matnr,
      salesUnit: 'ST',
      units: ['ST', 'PAL'],
      categories: ['bad'],
      priceQuantity: '100',
      kpein: 100,
      kmein: 'ST',
      pricedFrom: '2025-01-01',
    })
    const stored = new Map([
      [
        'E-1',
        {
          matnr: 'E-1',
          texts: { de: { maktx: 'Alt', description: 'bleibt' } },
          meins: 'ST',
          units: [{ unit: 'PAL', numerator: 40, denominator: 1 }],
          attributes: [{ key: 'farbe', name: { de: 'Farbe' }, value: { de: 'weiß' } }],
          categories: ['bad'],
          factory_numbers: [{ supplier_matnr: 'A1', supplier_number: 'S1', price_quantity: '100' }],
        },
      ],
    ])
    const shop: Shop = { articles: { A1: known('E-1'), A2: known('E-2'), A3: known('E-3') }, stored }
    const change = await read([datanorm4('A;A;A1;00;Neu;;1;2;ST;5000;;;;', 'A;L;A2;', 'A;L;A9;')], {}, shop)
    expect(change.of('articles')).toMatchObject([
      {
        matnr: 'E-1',
        texts: { de: { maktx: 'Neu', description: 'bleibt' } },
        units: [{ unit: 'PAL' }],
        attributes: [{ key: 'farbe' }],
        categories: ['bad'],
      },
      { matnr: 'E-2', delete: 'X' },
    ])
    expect(change.of('prices')).toMatchObject([
      { matnr: 'E-1', price: '50', kpein: 100, valid_from: '2026-03-11' },
    ])
    expect(change.errors).toMatchObject([{ code: 'UNKNOWN_ARTICLE', article: 'A9', row: 4 }])

    const numbers = await read([datanorm4('A;X;A1;;B1;', 'A;X;A7;;B7;', 'A;X;A2;;A3;')], {}, shop)
    expect(numbers.of('articles')).toMatchObject([
      {
        matnr: 'E-1',
        factory_numbers: [{ supplier_matnr: 'B1', price_quantity: '100' }, { supplier_matnr: 'A1' }],
      },
    ])
    expect(numbers.errors.map(({ code }) => code)).toEqual(['UNKNOWN_ARTICLE', 'NUMBER_TAKEN'])

    const prices = await read(
      [file('datpreis.001', [head4(), 'C;;TERMIN-1;01082026;', 'P;A;A1;1;6000;;;;;;;XX;1;100;;;;;;;'])],
      {},
      shop,
    )
    expect(prices.of('prices')).toMatchObject([
      { matnr: 'E-1', price: '60', kpein: 100, kmein: 'ST', valid_from: '2026-08-01' },
    ])
    expect(prices.errors).toMatchObject([{ code: 'UNKNOWN_ARTICLE', article: 'XX' }])
  })

  test('says that a price is below zero, and takes none', async () => {
    const { codes, of } = await read([datanorm4('A;N;1;00;Rohr;;1;0;M;-500;;;;')])
    expect(of('prices')).toEqual([])
    expect(codes).toEqual(['NEGATIVE_NUMBER', 'NO_PRICE'])
  })

  test('warns of surcharges and odd numbers, and reads no price whose unit it does not know', async () => {
    const { codes, of } = await read([
      datanorm4(
        'A;N;1;00;Kabel;;1;0;M;12,50;;;;',
        'Z;N;1;1;4;CU;150;1000;14;1000;',
        'A;N;2;00;Rohr;;1;9;M;100;;;;',
        'J;N;SET1;',
      ),
    ])
    expect(of('prices')).toMatchObject([{ matnr: 'S1-1', price: '12.5' }])
    expect(codes).toEqual([
      'RECORD_NOT_USED',
      'COMMA_DECIMAL',
      'SURCHARGE_NOT_KEPT',
      'UNKNOWN_PRICE_UNIT',
      'NO_PRICE',
    ])
  })

  test.each(['cp850', 'cp437', 'win1252', 'utf-8'])('is read in %s', async (encoding) => {
    const lines = [head4(), 'A;N;1;00;Größe weiß;Überlänge;1;0;Stück;100;;;;\u001A']
    const { of } = await read([file('DATANORM.001', lines, encoding)])
    expect(of('articles')).toMatchObject([
      { texts: { de: { maktx: 'Größe weiß', maktx2: 'Überlänge' } }, meins: 'ST' },
    ])
  })
})

test('a delivery saved as Unicode is read like any other', async () => {
  const lines = [head4(), 'A;N;1;00;Größe weiß;;1;2;Stück;100;;;;']
  const wide = (encoding: string) => ({
    name: 'DATANORM.001',
    open: () => streamOf(iconv.encode(lines.join('\r\n'), encoding, { addBOM: true }), 61),
  })
  for (const encoding of ['utf-16le', 'utf-16be']) {
    const { of, findings } = await read([wide(encoding)])
    expect(of('articles')).toMatchObject([{ texts: { de: { maktx: 'Größe weiß' } } }])
    expect(of('prices')).toMatchObject([{ price: '1', kpein: 100 }])
    expect(findings).toEqual([])
  }
})

describe('prices that begin on days', () => {
  const article = 'A;N;1;00;Rohr;;1;2;ST;1000;;;;'
  const priceFile = (number: number, day: string, price: number) =>
    file(`DATPREIS.00${number}`, [head4(), `C;;TERMIN-1;${day};`, `P;A;1;1;${price};;;;;;;`])
  const begun = (rows: object[]) => rows.map((row) => 'valid_from' in row && row.valid_from)

  test('are all kept, in whatever order their files come', async () => {
    const { of } = await read([
      datanorm4(article),
      priceFile(1, '01092099', 1500),
      priceFile(2, '01072099', 1400),
    ])
    expect(of('prices')).toMatchObject([{ price: '10' }, { price: '14' }, { price: '15' }])
    expect(begun(of('prices'))).toEqual(['1900-01-01', '2099-07-01', '2099-09-01'])
  })

  test('replace the one of the article, which has no day, once they have begun', async () => {
    const { of } = await read([datanorm4(article), priceFile(1, '01012020', 1400)])
    expect(of('prices')).toMatchObject([{ price: '14', kpein: 100, valid_from: '2020-01-01' }])
    expect(of('prices')).toHaveLength(1)
  })

  test('are written once where a later file repeats them', async () => {
    const { of } = await read(
      [priceFile(1, '01072020', 1400), priceFile(2, '01082020', 1400)],
      {},
      {
        articles: {
          1: { matnr: 'E-1', salesUnit: 'ST', units: ['ST'], categories: [], priceQuantity: '100' },
        },
      },
    )
    expect(begun(of('prices'))).toEqual(['2020-07-01'])
  })
})

test.each([
  ['HST', 0, 'HST', '10', 1],
  ['% St.', 0, 'HST', '10', 1],
  ['TSD', 0, 'TST', '10', 1],
  ['HST', 2, 'ST', '10', 100],
  ['TST', 3, 'ST', '10', 1000],
])('a unit %s with price unit %i is sold by %s', async (unit, code, sold, price, kpein) => {
  const { of, findings } = await read([datanorm4(`A;N;1;00;Schraube;;1;${code};${unit};1000;;;;`)])
  expect(of('articles')).toMatchObject([{ meins: 'ST', sales_unit: sold }])
  expect(of('prices')).toMatchObject([{ price, kpein, kmein: sold }])
  expect(findings).toEqual([])
})

describe('version 5', () => {
  const head = 'V;050;A;20260311;EUR;Beispiel GmbH;;;;;;;;;'

  test('gives articles with prices per a real quantity, texts, groups and pictures', async () => {
    const { of, findings } = await read([
      file('DATANORM.001', [
        head,
        'S;HLS;;Heizung;',
        'S;HLS;NBM;Brandmelder;',
        'G;N;BILD1;1;B;wpw;jpg;Ansicht;',
        'T;N;T1;1;02;zweite;',
        'T;N;T1;1;01;erste;',
        'A;N;WPW;aP-Sockel;für Serie 5;MTR;1;500;2750;RG;HLS;NBM;;;;;MPN;Typ X;4006381333931;BILD1;25;;3;T1;;;;;',
        'E;8;;',
      ]),
    ])
    expect(findings).toEqual([])
    expect(of('articles')).toMatchObject([
      {
        categories: ['S1-HLS/NBM'],
        texts: { de: { maktx: 'aP-Sockel', maktx2: 'für Serie 5', description: 'erste\nzweite' } },
        ean: '4006381333931',
        meins: 'M',
        qty_stepsize: '25',
      },
    ])
    expect(of('prices')).toMatchObject([{ price: '27.5', kpein: 500, kmein: 'M' }])
    expect(of('media')).toMatchObject([{ source: 'S1/wpw.jpg', kind: 'image', title: { de: 'Ansicht' } }])
  })

  test('takes a price for the unit its own record names', async () => {
    const lines = ['A;N;1;Schraube;;PCE;1;1;20;', 'P;1;1;100;1250;;;;;;;;;', 'E;4;']
    const { of } = await read([file('A.001', [head, ...lines])])
    expect(of('prices')).toMatchObject([{ price: '12.5', kpein: 100, kmein: 'ST' }])
  })

  test('replaces and takes away lines of texts by their numbers', async () => {
    const { of } = await read([
      file('DATANORM.001', [
        head,
        'A;N;1;Rohr;;PCE;1;1;100;;;;;;;;;;;;;;3;T1;;;;;',
        'T;N;T1;1;01;alt;',
        'T;N;T1;1;02;geht;',
        'T;N;T1;1;03;bleibt;',
        'D;N;1;1;F;grau;;',
        'E;7;;',
      ]),
      file('DATANORM.002', [head, 'T;N;T1;1;1;neu;', 'T;L;T1;1;02;;', 'D;N;1;01;F;weiß;;', 'E;5;;']),
    ])
    expect(of('articles')).toMatchObject([{ texts: { de: { description: 'neu\nbleibt\nweiß' } } }])
  })

  test('says when records are missing', async () => {
    const line = 'A;N;1;Eins;;PCE;1;1;100;'
    expect((await read([file('A.001', [head, line])])).codes).toEqual(['NO_END_RECORD'])
    expect((await read([file('A.001', [head, line, 'E;9;'])])).codes).toEqual(['COUNT_MISMATCH'])
    expect((await read([file('A.001', [head, line, 'E;;'])])).codes).toEqual([])
  })

  test('deletes and renumbers by its own record B', async () => {
    const known = { matnr: 'E-1', salesUnit: 'ST', units: ['ST'], categories: [] }
    const { of, errors } = await read(
      [file('A.001', [head, 'B;L;A1;;;', 'B;A;A8;B8;', 'E;4;'])],
      {},
      {
        articles: { A1: known },
      },
    )
    expect(of('articles')).toEqual([{ matnr: 'E-1', delete: 'X' }])
    expect(errors).toMatchObject([{ code: 'UNKNOWN_ARTICLE', article: 'A8' }])
  })
})

test('a delivery larger than one window gives every article once, in its order', async () => {
  const count = 10_050
  const lines = Array.from(
    { length: count },
    (_, index) => `A;N;N${index};00;Artikel ${index};;1;0;ST;100;;;;`,
  )
  const { of } = await read([file('DATANORM.001', [head4(), ...lines])])
  const articles = of('articles')
  expect(articles).toHaveLength(count)
  expect(articles.at(-1)).toMatchObject({ matnr: `S1-N${count - 1}` })
})
