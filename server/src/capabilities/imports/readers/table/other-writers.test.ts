import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { openDelivery } from '../delivery.ts'
import { openTable } from './read-table.ts'
import { readWorkbook } from './read-workbook.ts'
import { fileWith, read, text, workbook } from './testing.ts'

describe('cells a spreadsheet has made', () => {
  const head = 'Artikelnummer;Bezeichnung;ME;Preis\n'

  test('of a long number refuse their row, and show nothing where a formula failed', async () => {
    const { of, codes } = await read(
      'a.csv',
      `${head}1,23457E+11;Rohr;ST;1,00\n#NV;Rohr;ST;1,00\n3;Rohr;#REF!;2,00\n`,
    )
    expect(codes.slice(0, 3)).toEqual(['0 FAILED_FORMULAS', '2 NUMBER_SHORTENED', '3 NO_SUPPLIER_NUMBER'])
    expect(of('articles')).toMatchObject([{ matnr: 'S1-3', sales_unit: 'ST' }])
  })

  test('of a number it took for a day refuse their row and say so, and take no other number from such a cell', async () => {
    const titles = ['Artikelnummer', 'Bezeichnung', 'Preis', 'Herstellernummer', 'Rabattgruppe']
    const day = (at: string) => `<c r="${at}" s="1"><v>45717</v></c>`
    const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`
    const rows = [
      row(1, ...titles.map((title, at) => text(`${'ABCDE'[at]}1`, title))),
      row(2, day('A2'), text('B2', 'Rohr'), '<c r="C2"><v>12.5</v></c>'),
      row(3, text('A3', '2025-03-01'), text('B3', 'Bogen'), '<c r="C3"><v>2</v></c>', day('D3'), day('E3')),
      row(4, '<c r="A4" t="d"><v>2025-03-01T00:00:00</v></c>', text('B4', 'Muffe'), '<c r="C4"><v>3</v></c>'),
    ]
    const { of, findings } = await read('a.xlsx', workbook(rows.join('')))
    const detail = '2025-03-01'
    expect(findings.filter(({ code }) => code !== 'NO_UNIT')).toMatchObject([
      { severity: 'error', code: 'NUMBER_IS_DAY', row: 2, detail },
      {
        severity: 'warning',
        code: 'NUMBER_IS_DAY',
        row: 3,
        article: detail,
        field: 'Herstellernummer',
        detail,
      },
      { severity: 'warning', code: 'NUMBER_IS_DAY', row: 3, article: detail, field: 'Rabattgruppe', detail },
      { severity: 'error', code: 'NUMBER_IS_DAY', row: 4, detail },
    ])
    // As a text it is what somebody typed.
    expect(of('articles')).toMatchObject([{ matnr: 'S1-2025-03-01', factory_numbers: [expect.anything()] }])
    expect(of('articles')[0]).not.toHaveProperty('discount_group', detail)
    expect(of('prices')).toMatchObject([{ price: '2' }])
  })

  test.each(['01. Mrz', 'Mrz 25', '1-Mar', 'Mar-25'])(
    'of a number a spreadsheet wrote as the day %s refuse their row in a CSV',
    async (number) => {
      const { of, codes } = await read('a.csv', `${head}${number};Rohr;ST;1,00\nMAR-25;Rohr;ST;1,00\n`)
      expect(codes).toEqual(['2 NUMBER_IS_DAY'])
      expect(of('articles')).toMatchObject([{ matnr: 'S1-MAR-25' }])
    },
  )

  test.each(['01.03.2025', '1.3.25', '03/13/2025', '2025-03-01'])(
    'of a number a CSV has as the day %s are taken with a warning, for a number can look like that',
    async (number) => {
      const { of, findings } = await read('a.csv', `${head}${number};Rohr;ST;1,00\n4711;Bogen;ST;1,00\n`)
      expect(findings).toMatchObject([
        { severity: 'warning', code: 'NUMBER_LIKE_DAY', row: 2, article: number, field: 'Artikelnummer' },
      ])
      expect(of('articles')).toHaveLength(2)
    },
  )

  test('of numbers a maker writes like days pass without a warning, where others of them are no day', async () => {
    const rows = ['10.12.2020', '10.45.2020', '01032025', '46092'].map((number) => `${number};Rohr;ST;1,00\n`)
    const { of, codes } = await read('a.csv', head + rows.join(''))
    expect(codes).toEqual([])
    expect(of('articles')).toHaveLength(4)
  })

  test('lose the control characters old programs fill them with', async () => {
    const filler = Array.from({ length: 90 }, (_, row) => `F${row};${'Fliese '.repeat(8)};ST;1,00\n`).join('')
    const { of } = await read('a.csv', `${head}${filler}N1;Rohr\0\0;ST;1,00\0\n`)
    expect(of('articles').at(-1)).toMatchObject({ matnr: 'S1-N1', texts: { de: { maktx: 'Rohr' } } })
    expect(of('prices').at(-1)).toMatchObject({ matnr: 'S1-N1', price: '1' })
  })

  test('keep their zeros by quotes and apostrophes that are no part of the number', async () => {
    const { of } = await read('a.csv', `${head}="00123";Rohr;ST;1,00\n'00124;Rohr;ST;1,00\n`)
    expect(of('articles')).toMatchObject([{ matnr: 'S1-00123' }, { matnr: 'S1-00124' }])
  })

  test('more than the header has refuse their row: a price may be cut at its comma', async () => {
    const { of, codes } = await read(
      'a.csv',
      'Artikelnummer,Bezeichnung,ME,Preis\n1,Rohr,ST,"1,50"\n2,Rohr,ST,1,50\n',
    )
    expect(of('prices')).toMatchObject([{ matnr: 'S1-1', price: '1.5' }])
    expect(codes).toEqual(['3 SURPLUS_CELLS'])
  })
})

test.each(['#NV', '#N/V', '#N/A', '#ÜBERLAUF!', '#KALK!', 'Err:502', 'Fehler:508', '######'])(
  'a price a spreadsheet has written as %s into a CSV is none, and how many there are is told',
  async (cell) => {
    const { of, findings } = await read(
      'a.csv',
      `Artikelnummer;Bezeichnung;ME;Preis\n1;Rohr;ST;${cell}\n2;${cell};ST;2,50\n3;Bogen;ST;3,50\n`,
    )
    expect(of('prices')).toMatchObject([{ matnr: 'S1-3', price: '3.5' }])
    expect(of('articles')).toMatchObject([{ matnr: 'S1-1' }, { matnr: 'S1-3' }])
    expect(findings.filter(({ code }) => code === 'FAILED_FORMULAS')).toMatchObject([
      { detail: 'Bezeichnung (1×), Preis (1×)' },
    ])
    expect(findings.filter(({ code }) => code === 'NOT_A_NUMBER')).toEqual([])
  },
)

describe('hidden columns and rows of a sheet', () => {
  const cell = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const cells = (...values: string[]) =>
    values.map((value, index) => cell(value).replace('<c ', `<c r="${'ABCDE'[index]}1" `)).join('')
  const line = (number: number, attributes: string, ...values: string[]) =>
    `<row r="${number}"${attributes}>${cells(...values).replaceAll(/(?<=r="[A-E])1/g, String(number))}</row>`
  const rows = (attributes: string) =>
    [
      line(1, '', 'Artikelnummer', 'Preis', 'Bezeichnung', 'Listenpreis'),
      line(2, '', 'A', '99,00', 'Rohr', '12,50'),
      line(3, attributes, 'B', '99,00', 'Rohr', '13,50'),
    ].join('')
  const sheet = (columns: string, attributes: string) => {
    const book = unzipSync(workbook(rows(attributes)))
    const name = 'xl/worksheets/sheet1.xml'
    const xml = strFromU8(book[name] ?? new Uint8Array()).replace(
      '<sheetData>',
      `<cols>${columns}</cols><sheetData>`,
    )
    return zipSync({ ...book, [name]: strToU8(xml) })
  }

  test('are not read, and named', async () => {
    const hidden = sheet('<col min="2" max="2" width="9" hidden="1"/>', ' hidden="1"')
    const { of, findings } = await read('a.xlsx', hidden)
    expect(of('prices')).toMatchObject([{ matnr: 'S1-A', price: '12.5' }])
    expect(findings).toContainEqual(expect.objectContaining({ code: 'HIDDEN_CELLS', detail: 'B, 3' }))
  })

  test('are read where they are only folded away', async () => {
    const folded = sheet('<col min="3" max="3" hidden="1" outlineLevel="1"/>', ' hidden="1" outlineLevel="1"')
    const { of, codes } = await read('a.xlsx', folded)
    expect(of('articles')).toHaveLength(2)
    expect(codes).not.toContain('0 HIDDEN_CELLS')
  })
})

describe('of several columns that could be the price', () => {
  test('none is taken where they are called alike, and all are named', async () => {
    for (const heads of ['Preis;Preis', 'Preis 2025;Preis 2026', 'Preis A;Preis B']) {
      const { of, codes } = await read(
        'a.csv',
        `Artikelnummer;Bezeichnung;ME;${heads}\n1;Rohr;ST;10,00;12,00\n`,
      )
      expect(of('prices'), heads).toEqual([])
      expect(codes, heads).toContain('0 PRICE_COLUMN_OPEN')
    }
  })

  test('the list price is taken, not what is recommended to consumers', async () => {
    const { of } = await read(
      'a.csv',
      'Artikelnummer;Bezeichnung;ME;UVP;Listenpreis\n1;Rohr;ST;11,90;10,00\n',
    )
    expect(of('prices')).toMatchObject([{ price: '10' }])
  })
})

describe('what a package holds', () => {
  test('is read from the heading that names its unit', async () => {
    const { of } = await read(
      'a.csv',
      'Artikelnummer;Bezeichnung;ME;m² je Karton;Preis je m²\n1;Fliese;Karton;1,44;29,90\n',
    )
    expect(of('articles')).toMatchObject([
      { meins: 'M2', sales_unit: 'KAR', units: [{ unit: 'KAR', numerator: 36 }] },
    ])
    expect(of('prices')).toMatchObject([{ price: '29.9', kmein: 'M2' }])
  })

  test('is the step of what is sold by that unit', async () => {
    const { of, codes } = await read(
      'a.csv',
      'Artikelnummer;Bezeichnung;ME;Inhalt (m²);Preis\n1;Fliese;m²;1,44;29,90\n',
    )
    expect(of('articles')).toMatchObject([{ sales_unit: 'M2', qty_stepsize: '1.44' }])
    expect(codes).toEqual([])
  })
})

test('a price on request ends the one the shop has', async () => {
  const known = {
    1: { matnr: 'E-1', salesUnit: 'ST', units: ['ST'], price: '5', kpein: 1, kmein: 'ST', categories: [] },
  }
  for (const text of ['auf Anfrage', 'a.A.', 'Tagespreis', 'on request']) {
    const { codes } = await read('a.csv', `Artikelnummer;Bezeichnung;ME;Preis\n1;Rohr;ST;${text}\n`, {
      known,
    })
    expect(codes, text).toEqual(['2 ON_REQUEST'])
  }
})

test('a table written with dots apart from their letters, or in UTF-8 twice, is understood', async () => {
  const table = 'Artikelnummer;Bezeichnung;ME;Stückpreis\n1;Größe;Stück;1,00\n'
  const twice = iconv.decode(Buffer.from(table), 'win1252')
  for (const content of [table.normalize('NFD'), twice]) {
    const { of } = await read('a.csv', content)
    expect(of('articles')).toMatchObject([{ texts: { de: { maktx: 'Größe' } }, sales_unit: 'ST' }])
    expect(of('prices')).toMatchObject([{ price: '1' }])
  }
})

test('a large workbook keeps nobody waiting while it is read', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) =>
    ['A', 'B', 'C', 'D'].map((column) => text(`${column}${index + 1}`, `${column} ${index}`)).join(''),
  )
  const sheet = rows.map((cells, index) => `<row r="${index + 1}">${cells}</row>`).join('')
  const path = await fileWith('a.xlsx', workbook(sheet))
  let [last, longest, isDone] = [process.threadCpuUsage(), 0, false]
  const tick = () => {
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, user + system)
    last = process.threadCpuUsage()
    if (!isDone) setImmediate(tick)
  }
  setImmediate(tick)
  const [read] = await readWorkbook(path)
  isDone = true
  expect(read?.rows).toHaveLength(20_000)
  // In one go it is some 300 ms of the processor.
  expect(longest).toBeLessThan(100_000)
})

test('a line of half a million cells keeps nobody waiting while a header is looked for', async () => {
  const path = await fileWith('a.csv', 'x;'.repeat(499_000))
  const before = process.threadCpuUsage().user
  const delivery = await openDelivery([{ path }])
  const [file] = delivery.files
  if (file) await openTable('csv', file)
  delivery.close()
  // With each cell tried as a heading, and for every currency, it is more than 2 s.
  expect(process.threadCpuUsage().user - before).toBeLessThan(1_200_000)
})

describe('a header further down', () => {
  const list = 'Art.-Nr.;Text;Listenpreis;EK\n1;Fuge;10,00;7,00\n'

  test.each([
    ['with its columns in another order', 'Art.-Nr.;Text;EK;Listenpreis'],
    ['with the numbers elsewhere', 'Text;Art.-Nr.;Listenpreis;EK'],
    ['with another column', 'Art.-Nr.;Text;Rabattgruppe;EK'],
    ['whose prices are for as many as it says', 'Art.-Nr.;Text;Listenpreis je 100;EK'],
  ])('%s names each row below it, and none is taken', async (_, header) => {
    const { of, codes } = await read('a.csv', `${list}${header}\n2;Rohr;7,00;10,00\n3;Seil;8,00;9,00\n`)
    expect(of('articles')).toMatchObject([{ matnr: 'S1-1' }])
    expect(codes.filter((code) => code.includes('OTHER_HEADER'))).toEqual([
      '4 OTHER_HEADER',
      '5 OTHER_HEADER',
    ])
  })

  test.each([
    ['is that of the next page', 'Art.-Nr.;Text;Listenpreis;EK'],
    ['says the same with fewer words', 'Art.-Nr.;Bezeichnung;Listenpreis;'],
    [
      'behind one with other columns is the first one again',
      'Art.-Nr.;Text;EK;Listenpreis\nArt.-Nr.;Text;Listenpreis;EK',
    ],
  ])('%s: the rows below it are taken', async (_, header) => {
    const { of } = await read('a.csv', `${list}${header}\n2;Rohr;12,00;8,00\n`)
    expect(of('prices')).toMatchObject([{ price: '10' }, { price: '12' }])
  })
})

test('a text that has to be cut within a sign of two halves loses the sign, and the article stays', async () => {
  const { of, codes } = await read(
    'a.csv',
    `Art.-Nr.;Text;Langtext\n1;x${'😀'.repeat(200)};${'😀'.repeat(32_001)}\n`,
  )
  expect(of('articles')).toMatchObject([
    { texts: { de: { maktx: `x${'😀'.repeat(99)}…`, description: `${'😀'.repeat(31_999)}…` } } },
  ])
  expect(codes).toContain('2 TEXT_CUT')
})

test('an attribute longer than the shop keeps is cut, and said so', async () => {
  const columns = { 'Art.-Nr.': 'number', Text: 'text', Hinweis: 'attribute' } as const
  const { of, findings } = await read('a.csv', `Art.-Nr.;Text;Hinweis\n1;Rohr;x${'😀'.repeat(150)}\n`, {
    columns,
  })
  expect(of('articles')).toMatchObject([{ attributes: [{ value: { de: `x${'😀'.repeat(149)}` } }] }])
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'TEXT_CUT', field: 'Hinweis', detail: '301 > 300' }),
  )
})

describe('an EAN that a program wrote as a decimal number', () => {
  const eanOf = async (ean: string) => {
    const { of, codes } = await read('a.csv', `Art.-Nr.;Text;EAN\n1;Rohr;${ean}\n`)
    const [article] = of('articles')
    return { ean: article && 'ean' in article ? article.ean : undefined, codes }
  }

  test.each(['4006381333931.0', '4006381333931,00', '4,006381333931E+12', '4.006381333931e12'])(
    'is read where nothing of it is lost: %s',
    async (ean) => {
      expect(await eanOf(ean)).toMatchObject({ ean: '4006381333931' })
    },
  )

  test.each(['4,00638E+12', '4.0064E12'])('is named where the table has shortened it: %s', async (ean) => {
    const { ean: read, codes } = await eanOf(ean)
    expect(read).toBeUndefined()
    expect(codes.filter((code) => code.includes('EAN'))).toEqual(['2 EAN_SHORTENED'])
  })

  test('is wrong as before where it is no EAN', async () => {
    expect((await eanOf('4006381333930.0')).codes).toContain('2 BAD_EAN')
    expect((await eanOf('12,5')).codes).toContain('2 BAD_EAN')
  })
})
