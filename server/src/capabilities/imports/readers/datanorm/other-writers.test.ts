import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { SharedFindings } from '../catalogue/shared-findings.ts'
import { datanorm4, file, head4, read } from './testing.ts'

const head5 = 'V;050;A;20260311;EUR;Beispiel GmbH;;;;;;;;;'
const priced4 = (number: string, unit: string, price = '450') =>
  `A;N;${number};00;Rohr;;1;${unit};ST;${price};;;;`
const priced5 = (number: string, unit: string, price = '450') =>
  `A;N;${number};Rohr;;PCE;1;${unit};${price};;;;;;;;;;;;;;1;;;;;;;`

describe('a price is not taken', () => {
  test('for 2 or 3 pieces, which are codes that got lost', async () => {
    const { of, codes } = await read([file('A.001', [head5, priced5('1', '1'), priced5('2', '2'), ''])])
    expect(of('prices')).toMatchObject([{ matnr: 'S1-1' }])
    expect(codes).toContain('ODD_PRICE_UNIT')
  })

  test.each([
    ['version 4', (lines: string[]) => datanorm4(...lines, ''), priced4],
    ['version 5', (lines: string[]) => file('A.001', [head5, ...lines, '']), priced5],
  ])('for 1, which may be ten, where a file of %s writes codes and quantities', async (_, made, priced) => {
    const units = ['0', '0', '0', '1', '2', '3', '100']
    const { of, codes, findings } = await read([made(units.map((unit, place) => priced(`${place}`, unit)))])
    expect(of('prices').map((price) => ('kpein' in price ? price.kpein : 0))).toEqual([1, 1, 1, 100])
    expect(codes).toContain('PRICE_UNITS_MIXED')
    expect(findings.filter(({ code }) => code === 'ODD_PRICE_UNIT').map(({ article }) => article)).toEqual([
      '3',
      '4',
      '5',
    ])
  })

  test('for a hundred that slipped in among codes, and those keep their meaning', async () => {
    const codes = Array.from({ length: 20 }, (_, place) => priced4(`${place}`, '2'))
    const { of, findings } = await read([datanorm4(...codes, priced4('A', '1'), priced4('B', '100'), '')])
    expect(of('prices').at(-1)).toMatchObject({ matnr: 'S1-A', kpein: 10 })
    expect(findings).toContainEqual(expect.objectContaining({ code: 'UNKNOWN_PRICE_UNIT', article: 'B' }))
  })

  test('whose code says neither list nor net, and the report says why', async () => {
    const { of, findings } = await read([datanorm4('A;N;1;00;Rohr;;;0;ST;450;;;;', '')])
    expect(of('prices')).toEqual([])
    expect(findings).toContainEqual(expect.objectContaining({ code: 'NO_PRICE_CODE', row: 2, article: '1' }))
  })
})

describe('what a price leaves out is said', () => {
  test('where the second record weighs the metal in it', async () => {
    const article = priced4('1', '0')
    const copper = await read([datanorm4(article, 'B;N;1;KABEL;; ;1;13000;432;;;;;;;;', '')])
    expect(copper.codes).toEqual(['SURCHARGE_NOT_KEPT'])
    const none = await read([datanorm4(article, 'B;N;1;KABEL;; ;0;0;0,00;;;;;;;;', '')])
    expect(none.codes).toEqual([])
  })

  test('once per metal or freight with how many articles have it, not with each of them', async () => {
    const lines = Array.from({ length: 300 }, (_, place) => [
      priced4(String(place), '0'),
      `Z;N;${place};1;4;CU;150;1000;14;1000;`,
      ...(place < 2 ? [`Z;N;${place};2;2;;Fracht;3;500;;;`] : []),
    ]).flat()
    const { findings } = await read([datanorm4(...lines, '')])
    const shared = new SharedFindings()
    expect(findings.filter((finding) => !shared.take(finding))).toEqual([])
    expect([...shared.all()].map(({ code, detail }) => [code, detail])).toEqual([
      ['SURCHARGE_NOT_KEPT', 'CU (300×)'],
      ['SURCHARGE_NOT_KEPT', 'Fracht (2×)'],
    ])
  })

  test('where a discount is of a group nobody describes: the others alone would be another price', async () => {
    const price = file('DATPREIS.001', [head4(), 'P;A;1;1;10000;0;RG7;1;1000;;;', ''])
    const rates = file('DATANORM.RAB', [head4(), 'R;;RG7;1;5000;Rohre;', ''])
    const options = { basis: 'purchase', markup: '0' } as const
    const unknown = await read([datanorm4(priced4('1', '0'), ''), price], options)
    expect(unknown.of('prices')).toEqual([])
    expect(unknown.findings).toContainEqual(
      expect.objectContaining({ code: 'UNKNOWN_DISCOUNT', article: '1', detail: 'RG7' }),
    )
    const known = await read([rates, datanorm4(priced4('1', '0'), ''), price], options)
    expect(known.of('prices')).toMatchObject([{ price: '45' }])
    expect(known.codes).not.toContain('UNKNOWN_DISCOUNT')
  })

  test('where the price file names a group nobody describes: the one the article had is no longer its own', async () => {
    const rates = file('DATANORM.RAB', [head4(), 'R;;RG1;1;5000;Rohre;', ''])
    const article = datanorm4('A;N;1;00;Rohr;;1;0;ST;10000;RG1;;;', '')
    const price = file('DATPREIS.001', [head4(), 'P;A;1;1;10000;0;RG7;;;;;', ''])
    const told = await read([rates, article, price], { basis: 'purchase', markup: '0' })
    expect(told.of('prices')).toEqual([])
    expect(told.findings).toContainEqual(
      expect.objectContaining({ code: 'UNKNOWN_DISCOUNT', article: '1', detail: 'RG7' }),
    )
    const { of } = await read([rates, article, price])
    expect(of('prices')).toMatchObject([{ price: '100' }])
  })

  test('where a record asks for a price', async () => {
    const { findings } = await read([datanorm4(priced4('1', '0'), 'P;P;1;1;;;;;;;;', '')])
    expect(findings).toMatchObject([{ code: 'RECORD_NOT_USED', detail: 'P;P', line: 3 }])
  })
})

test('an article of version 5 goes that is deleted as version 4 does', async () => {
  const stored = { 1: { matnr: 'E-1', salesUnit: 'ST', units: ['ST'], categories: [] } }
  const lines = [head5, 'A;L;1;Rohr;;PCE;1;1;450;;;;;;;;;;;;1;;;;;;;', '']
  const { of } = await read([file('A.001', lines)], {}, { articles: stored })
  expect(of('articles')).toEqual([{ matnr: 'E-1', delete: 'X' }])
})

test('a delivery in which nothing stands for itself says so', async () => {
  for (const lines of [
    [head4(), ''],
    [head4(), 'R;;R1;1;3000;Rohre;', ''],
  ])
    expect((await read([file('DATANORM.RAB', lines)])).codes).toEqual(['NO_ARTICLES'])
})

describe('price units written unlike the version', () => {
  test('as quantities in version 4 are read so in the whole file', async () => {
    const lines = [priced4('1', '1'), priced4('2', '100'), priced4('3', '1000'), '']
    const { of, codes } = await read([datanorm4(...lines)])
    expect(of('prices')).toMatchObject([{ kpein: 1 }, { kpein: 100 }, { kpein: 1000 }])
    expect(codes).toEqual(['PRICE_UNITS_SWAPPED'])
  })

  test('as codes in version 5 are read so where zeros are what most articles have', async () => {
    const lines = [
      priced5('1', '0'),
      priced5('2', '0'),
      priced5('3', '1'),
      priced5('4', '2'),
      priced5('5', '3'),
    ]
    const { of, codes } = await read([file('A.001', [head5, ...lines, ''])])
    expect(of('prices').map((price) => ('kpein' in price ? price.kpein : 0))).toEqual([1, 1, 10, 100, 1000])
    expect(codes).toContain('PRICE_UNITS_SWAPPED')
  })
})

describe('a price of version 5 that names no price unit', () => {
  const price = file('DATPREIS.001', [head5.replace(';A;', ';P;'), 'P;1;1;;900;;;;;;;;;', ''])

  test('is for as many as the price of the article beside it', async () => {
    const { of } = await read([file('A.001', [head5, priced5('1', '100'), '']), price])
    expect(of('prices')).toMatchObject([{ price: '9', kpein: 100 }])
  })

  test('is for as many as the supplier’s last catalogue said', async () => {
    const known = { matnr: 'E-1', salesUnit: 'ST', units: ['ST'], categories: [], priceQuantity: '100' }
    const { of } = await read([price], {}, { articles: { 1: known } })
    expect(of('prices')).toMatchObject([{ matnr: 'E-1', price: '9', kpein: 100 }])
  })

  test('is for one where it says 0', async () => {
    const one = file('DATPREIS.001', [head5.replace(';A;', ';P;'), 'P;1;1;0;900;;;;;;;;;', ''])
    const { of } = await read([file('A.001', [head5, priced5('1', '100'), '']), one])
    expect(of('prices')).toMatchObject([{ price: '9', kpein: 1 }])
  })
})

describe('a file whose lines stand oddly', () => {
  test('with blanks before them, or a remark above the header, is read', async () => {
    const lines = [
      '* Erstellt mit einem Programm',
      head4(),
      `  ${priced4('1', '0')}`,
      `\t${priced4('2', '0')}`,
      '',
    ]
    const { of } = await read([file('DATANORM.001', lines)])
    expect(of('prices')).toMatchObject([{ matnr: 'S1-1' }, { matnr: 'S1-2' }])
  })

  test('that a spreadsheet saved has its inch marks, and no quotes in its numbers', async () => {
    const quoted = [
      'A;N;1;00;"Rohr 1/2"" Zoll";;1;0;ST;450;;;;',
      '"A";"N";"2";"00";"Bogen";"";"1";"0";"ST";"450";""',
      '',
    ]
    const { of } = await read([datanorm4(...quoted)])
    expect(of('articles')).toMatchObject([
      { matnr: 'S1-1', texts: { de: { maktx: 'Rohr 1/2" Zoll' } } },
      { matnr: 'S1-2', texts: { de: { maktx: 'Bogen' } } },
    ])
    const own = await read([datanorm4('A;N;3;00;"Premium" Rohr 3/4";;1;0;ST;450;;;;', '')])
    expect(own.of('articles')).toMatchObject([{ texts: { de: { maktx: '"Premium" Rohr 3/4"' } } }])
  })

  test('filled up with control characters keeps its texts, and no number that they part', async () => {
    const lines = [
      'A;N;1;00;Rohr\0\0;weiß\u0007;1;0;ST;450\0;;;;',
      'A;N;2;00;Bogen;;1;0;ST;4\u000050;;;;',
      '',
    ]
    const { of, findings } = await read([datanorm4(...lines)])
    expect(of('articles')).toMatchObject([{ texts: { de: { maktx: 'Rohr', maktx2: 'weiß' } } }, {}])
    expect(of('prices')).toMatchObject([{ matnr: 'S1-1', price: '4.5' }])
    expect(findings).toContainEqual(expect.objectContaining({ code: 'NOT_A_NUMBER', article: '2' }))
  })

  test('with entities of HTML is not parted at their semicolons', async () => {
    const { of } = await read([datanorm4('A;N;1;00;Gr&ouml;&szlig;e &amp; mehr;;1;0;ST;450;;;;', '')])
    expect(of('articles')).toMatchObject([{ texts: { de: { maktx: 'Größe & mehr' } } }])
    expect(of('prices')).toMatchObject([{ price: '4.5' }])
  })

  test('in UTF-8 that was written twice has its umlauts', async () => {
    const twice = iconv.decode(Buffer.from('A;N;1;00;Größe für Öl;;1;0;ST;450;;;;'), 'win1252')
    const { of } = await read([file('DATANORM.001', [head4(), twice, ''], 'utf8')])
    expect(of('articles')).toMatchObject([{ texts: { de: { maktx: 'Größe für Öl' } } }])
  })
})

describe('a file without a header of its own', () => {
  test('is of the version of the files beside it', async () => {
    const files = [
      file('DATANORM.001', [head5, priced5('1', '100'), '']),
      file('DATANORM.002', [priced5('2', '100'), '']),
    ]
    const { of } = await read(files)
    expect(of('prices')).toMatchObject([
      { matnr: 'S1-1', kpein: 100 },
      { matnr: 'S1-2', kpein: 100 },
    ])
  })

  test('is of version 5 where its articles are laid out so', async () => {
    const { of } = await read([file('DATANORM.001', [priced5('1', '100'), ''])])
    expect(of('prices')).toMatchObject([{ price: '4.5', kpein: 100 }])
  })
})

test('groups and discounts are found with and without the zeros in front of their keys', async () => {
  const files = [
    file('DATANORM.WRG', [head4(), 'S;;001;Sanitär;;;', 'S;;;;00010;Waschtische;', '']),
    file('DATANORM.RAB', [head4(), 'R;;0012;1;2500;Rohre;', '']),
    file('DATANORM.001', [head4(), 'A;N;1;00;Rohr;;1;0;ST;10000;12;1;;', 'B;N;1;;;;0;;;;;10;;;;;', '']),
  ]
  const { of, errors } = await read(files, { basis: 'purchase', markup: '10' })
  expect(errors).toEqual([])
  expect(of('articles')).toMatchObject([{ categories: ['S1-001/00010'] }])
  expect(of('prices')).toMatchObject([{ price: '82.5' }])
})

test('free text of a dimension line is read from either place, and one of no article is told', async () => {
  const { of, findings } = await read([
    datanorm4(priced4('1', '0'), 'D;N;1;01;F;60 x 120;;;;;;', 'D;N;9;01;F;;allein;;;;;', ''),
  ])
  expect(of('articles')).toMatchObject([{ texts: { de: { description: '60 x 120' } } }])
  expect(findings).toMatchObject([{ code: 'UNUSED_TEXTS', detail: '9' }])
})

test('a text is found by its number in small and capital letters', async () => {
  const { of } = await read([
    datanorm4('T;N;lt-a;;1;;frostsicher;;;;', 'A;N;1;40;Rohr;;1;0;ST;450;;;LT-A;', ''),
  ])
  expect(of('articles')).toMatchObject([{ texts: { de: { description: 'frostsicher' } } }])
})

test('days of version 5 are read with dots, too', async () => {
  const lines = [head5, priced5('1', '1'), 'P;1;1;1;500;;;;;;;;01.01.2027;', '']
  expect((await read([file('A.001', lines)])).of('prices')).toMatchObject([
    { price: '4.5' },
    { price: '5', valid_from: '2027-01-01' },
  ])
})

describe('a price of the price file that cannot be read', () => {
  const article = 'A;N;1;00;Rohr;;1;0;ST;240;;;;'

  test.each(['228.313', '-100', 'x'])('leaves the article no older one: %s', async (price) => {
    const { of, findings } = await read([datanorm4(article, `P;A;1;1;${price};;;;;;;`, '')])
    expect(of('prices')).toEqual([])
    expect(findings).toContainEqual(expect.objectContaining({ field: 'price', detail: price, row: 3 }))
    expect((await read([datanorm4(article, `A;A;1;00;Rohr;;1;0;ST;${price};;;;`, '')])).of('prices')).toEqual(
      [],
    )
  })

  test('takes back net prices alone where it is one', async () => {
    const lines = [article, 'P;A;1;2;150;;;;;;;', 'P;A;1;2;1.500;;;;;;;', '']
    expect((await read([datanorm4(...lines)])).of('prices')).toMatchObject([{ price: '2.4' }])
    expect((await read([datanorm4(...lines)], { basis: 'purchase', markup: '0' })).of('prices')).toEqual([])
  })

  test('is made good by one behind it, and zero says nothing', async () => {
    const prices = async (...lines: string[]) => (await read([datanorm4(article, ...lines, '')])).of('prices')
    expect(await prices('P;A;1;1;x;;;;;;;', 'P;A;1;1;300;;;;;;;')).toMatchObject([{ price: '3' }])
    expect(await prices('P;A;1;1;0;;;;;;;')).toMatchObject([{ price: '2.4' }])
  })
})

test('a price of version 5 whose price unit cannot be read leaves the article no older one either', async () => {
  const prices = async (...lines: string[]) =>
    (await read([file('A.001', [head5, priced5('1', '1'), ...lines, ''])])).of('prices')
  expect(await prices()).toMatchObject([{ price: '4.5' }])
  expect(await prices('P;1;1;2;50000;;;;;;;;;')).toEqual([])
  expect(await prices('P;1;1;2;50000;;;;;;;;;', 'P;1;1;100;50000;;;;;;;;;')).toMatchObject([{ price: '500' }])
})

describe('a discount nobody can use gives no purchase price, and is told', () => {
  const purchase = { basis: 'purchase', markup: '0' } as const
  const faults = async (...lines: string[]) => {
    const { of, findings } = await read([datanorm4(...lines, '')], purchase)
    const told = findings.filter(({ field }) => field === 'discount')
    return { prices: of('prices'), told: told.map(({ code, row, detail }) => ({ code, row, detail })) }
  }
  const article = 'A;N;1;00;Rohr;;1;0;ST;10000;R1;;;'

  test.each([
    ['ZERO_MULTIPLIER', '2', '0'],
    ['ZERO_MULTIPLIER', '2', '000'],
    ['NOT_A_NUMBER', '1', 'x'],
  ])('%s of a group: %s %s', async (code, kind, value) => {
    expect(await faults(`R;;R1;${kind};${value};Rohre;`, article)).toEqual({
      prices: [],
      told: [{ code, row: 2, detail: value }],
    })
  })

  test('nor do the others beside it in a price file', async () => {
    expect(await faults(article, 'P;A;1;1;10000;1;3000;2;0;;;;')).toEqual({
      prices: [],
      told: [{ code: 'ZERO_MULTIPLIER', row: 3, detail: '0' }],
    })
  })

  test('but a percentage of zero takes nothing off', async () => {
    expect(await faults('R;;R1;1;0;Rohre;', article)).toMatchObject({ prices: [{ price: '100' }], told: [] })
  })
})

describe('files of several assortments sent together', () => {
  const rates = (name: string, ...lines: string[]) => file(name, [head4(), ...lines, ''])

  test('that describe a group in two ways are told, for the last one counts', async () => {
    const { findings } = await read([
      rates('Bad/DATANORM.RAB', 'R;;R1;1;3000;Armaturen;', 'R;;R2;1;1000;Rohre;'),
      rates('Haus/DATANORM.RAB', 'R;;R1;1;2000;Fliesen;', 'R;;R2;1;1000;Rohre;'),
      rates('Bad/DATANORM.WRG', 'S;;01;Bad;;;', 'S;;02;Zubehör;;;'),
      rates('Haus/DATANORM.WRG', 'S;;01;Haus;;;', 'S;;02;Zubehör;;;'),
    ])
    const told = findings.filter(({ code }) => code === 'KEY_CLASH')
    expect(told).toMatchObject([
      { file: 'Haus/DATANORM.RAB', field: 'discount group', detail: 'R1' },
      { file: 'Haus/DATANORM.WRG', field: 'group', detail: '01: Bad ≠ Haus' },
    ])
  })

  test('have texts and pictures of their own, whatever the numbers of the other', async () => {
    const set = (folder: string, text: string, article: string) => ({
      ...rates(
        `${folder}/DATANORM.001`,
        `T;N;100;;1;;${text};;;;`,
        `E;N;5;;1;;${text} $$$$;;;;`,
        `A;N;${article};40;${folder};;1;0;ST;100;;;100;`,
        `D;N;${article};1;E;5;12;;;;;`,
      ),
      folder: `a.zip/${folder}`,
    })
    const { of, codes } = await read([set('Bad', 'Messing', '1'), set('Haus', 'Steinzeug', '2')])
    expect(of('articles')).toMatchObject([
      { texts: { de: { description: 'Messing\nMessing 12' } } },
      { texts: { de: { description: 'Steinzeug\nSteinzeug 12' } } },
    ])
    expect(codes).not.toContain('UNUSED_TEXTS')
    const pictured = (folder: string, number: string) => ({
      ...file(`${folder}/A.001`, [
        head5,
        `A;N;${number};Rohr;;PCE;1;1;450;;;;;;;;;;;BILD1;;;;;;;;;`,
        `G;N;BILD1;1;B;${folder};jpg;Ansicht;`,
        '',
      ]),
      folder,
    })
    const pictures = await read([pictured('Bad', '1'), pictured('Haus', '2')])
    expect(pictures.of('media')).toMatchObject([
      { matnr: 'S1-1', source: expect.stringContaining('Bad.jpg') },
      { matnr: 'S1-2', source: expect.stringContaining('Haus.jpg') },
    ])
  })

  test('find in the other folder what their own has not', async () => {
    const texts = { ...rates('Texte/DATANORM.001', 'T;N;100;;1;;Messing;;;;', ''), folder: 'a.zip/Texte' }
    const articles = {
      ...rates('Artikel/DATANORM.001', 'A;N;1;40;Rohr;;1;0;ST;100;;;100;', ''),
      folder: 'a.zip/Artikel',
    }
    const { of, codes } = await read([texts, articles])
    expect(of('articles')).toMatchObject([{ texts: { de: { description: 'Messing' } } }])
    expect(codes).not.toContain('UNUSED_TEXTS')
    expect(codes).not.toContain('UNKNOWN_TEXT')
  })

  test('of which one takes back what it said itself are not', async () => {
    const { findings } = await read([rates('DATANORM.RAB', 'R;;R1;1;3000;A;', 'R;;R1;1;2000;A;')])
    expect(findings.filter(({ code }) => code === 'KEY_CLASH')).toEqual([])
  })
})
