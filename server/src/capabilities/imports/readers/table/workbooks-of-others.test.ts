import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openDelivery } from '../delivery.ts'
import { watched } from '../watched.ts'
import { openTable } from './read-table.ts'
import { fileWith, read, text, workbook } from './testing.ts'

const [sheetPart, stylesPart] = ['xl/worksheets/sheet1.xml', 'xl/styles.xml']
const [bookPart, relationsPart] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels']

/** A workbook whose parts are changed as other programs write them. */
function written(book: Uint8Array, parts: Record<string, (xml: string) => string>): Uint8Array {
  const entries = unzipSync(book)
  for (const [name, change] of Object.entries(parts))
    entries[name] = strToU8(change(strFromU8(entries[name] ?? new Uint8Array())))
  return zipSync(entries)
}

const head = (...more: string[]) =>
  ['Artikelnummer', 'Bezeichnung', 'ME', 'Preis', ...more]
    .map((heading, column) => text(`${'ABCDE'[column]}1`, heading))
    .join('')
const line = (number: string, price: string, row = 2) =>
  `<row r="${row}">${text(`A${row}`, number)}${text(`B${row}`, 'Rohr')}${text(`C${row}`, 'ST')}<c r="D${row}"><v>${price}</v></c></row>`
const list = `<row r="1">${head()}</row>${line('1', '12.5')}`
const withoutPlaces = (xml: string) => xml.replaceAll(/ r="[A-Z]*\d+"/g, '')

describe('a workbook is refused', () => {
  test('where a cell stands in a column no sheet has', async () => {
    const beyond = workbook(`<row r="1">${head()}${text('ZZZZ1', 'Preis')}</row>`)
    await expect(read('a.xlsx', beyond)).rejects.toThrow('UNREADABLE_SHEET')
  })

  test.each(['1048577', '99999999999', '-1', '2.5'])(
    'where a row stands where no sheet has one: %s',
    async (at) => {
      const beyond = workbook(`${list}<row r="${at}"><c r="A1"><v>2</v></c><c r="D1"><v>3</v></c></row>`)
      await expect(read('a.xlsx', beyond)).rejects.toThrow('UNREADABLE_SHEET')
    },
  )

  test('where its sheet ends within', async () => {
    const cut = written(workbook(list), { [sheetPart]: (xml) => xml.slice(0, -40) })
    await expect(read('a.xlsx', cut)).rejects.toThrow('UNREADABLE_SHEET')
  })
})

describe('a workbook is read', () => {
  const priced = async (book: Uint8Array) => (await read('a.xlsx', book)).of('prices')

  test('whose rows and cells do not say where they stand', async () => {
    const rows = `${list}<row/><row><c r="A4"/><c r="B4"/>${text('C4', 'ST')}<c r="D4"><v>3</v></c></row>${line('2', '13.5', 5)}`
    const { of, codes } = await read('a.xlsx', written(workbook(rows), { [sheetPart]: withoutPlaces }))
    expect(of('prices')).toMatchObject([
      { matnr: 'S1-1', price: '12.5' },
      { matnr: 'S1-2', price: '13.5' },
    ])
    expect(codes).toContain('4 NO_SUPPLIER_NUMBER')
  })

  test('whose rows and cells stand in any order', async () => {
    const cells = `<row r="3">${text('A3', '2')}${text('C3', 'ST')}${text('B3', 'Rohr')}<c r="D3"><v>3</v></c></row>`
    expect(await priced(workbook(`<row r="1">${head()}</row>${cells}${line('1', '12.5')}`))).toHaveLength(2)
  })

  test('beside a page with a diagram', async () => {
    const book = written(workbook({ name: 'Diagramm', rows: '' }, list), {
      [relationsPart]: (xml) => xml.replace('/worksheet"', '/chartsheet"'),
    })
    expect(await priced(book)).toMatchObject([{ price: '12.5' }])
  })

  test('whose sheets lie in a folder named from here', async () => {
    const book = written(workbook(list), {
      [relationsPart]: (xml) => xml.replace('"worksheets/', '"./worksheets/'),
    })
    expect(await priced(book)).toMatchObject([{ price: '12.5' }])
  })

  test.each([
    ['xl/workbook22.xml', 'xl/_rels/workbook22.xml.rels', 'xl/sharedStrings.xml'],
    ['xl/Workbook.xml', 'xl/_rels/Workbook.xml.rels', 'xl/SharedStrings.xml'],
  ])('whose parts are called %s, %s and %s', async (bookName, relationsName, stringsName) => {
    const rows = list.replace(text('B2', 'Rohr'), '<c r="B2" t="s"><v>0</v></c>')
    const names = new Map([
      [bookPart, bookName],
      [relationsPart, relationsName],
    ])
    const entries = Object.entries(unzipSync(workbook(rows))).map(
      ([name, part]) => [names.get(name) ?? name, part] as const,
    )
    const strings = strToU8('<sst><si><t>Bogen</t></si></sst>')
    const { of } = await read('a.xlsx', zipSync({ ...Object.fromEntries(entries), [stringsName]: strings }))
    expect(of('articles')).toMatchObject([{ texts: { de: { maktx: 'Bogen' } } }])
  })

  test('with a style and a text that do not exist', async () => {
    const rows = list
      .replace('<c r="D2">', '<c r="D2" s="99">')
      .replace(text('C2', 'ST'), '<c r="C2" t="s"><v>7</v></c>')
    expect(await priced(workbook(rows))).toMatchObject([{ price: '12.5' }])
  })

  test('with texts in several letters, marked as they are, and not as they are spoken', async () => {
    const strings =
      '<sst><si><r><t>Feinstein</t></r><r><rPr><b/></rPr><t>zeug &amp; </t></r><r><t><![CDATA[Glas]]></t></r><rPh><t>gesprochen</t></rPh></si><si><t>1_x000D_</t></si></sst>'
    const rows = list
      .replace(text('B2', 'Rohr'), '<c r="B2" t="s"><v>0</v></c>')
      .replace(text('A2', '1'), '<c r="A2" t="s"><v>1</v></c>')
    const { of } = await read('a.xlsx', written(workbook(rows), { 'xl/sharedStrings.xml': () => strings }))
    expect(of('articles')).toMatchObject([
      { matnr: 'S1-1', texts: { de: { maktx: 'Feinsteinzeug & Glas' } } },
    ])
  })
})

describe('a day in a workbook', () => {
  const day = async (number: string, { pr = '', format = '' } = {}) => {
    const rows = `<row r="1">${head('gültig ab')}</row>${line('1', '2').replace('</row>', `<c r="E2" s="1"><v>${number}</v></c></row>`)}`
    const book = written(workbook(rows), {
      [bookPart]: (xml) => xml.replace('<sheets>', `${pr}<sheets>`),
      [stylesPart]: (xml) =>
        format === ''
          ? xml
          : xml
              .replace(
                '<cellXfs',
                `<numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs`,
              )
              .replace('"14"', '"170"'),
    })
    return (await read('a.xlsx', book)).of('prices')[0]
  }

  test.each([
    ['1', '44561'],
    ['true', '44561'],
    ['0', '46023'],
    ['false', '46023'],
  ])('is counted from 1904 on where the book says so: date1904="%s"', async (said, number) => {
    expect(await day(number, { pr: `<workbookPr date1904="${said}"/>` })).toMatchObject({
      valid_from: '2026-01-01',
    })
  })

  test.each(['dd/mm/yyyy', '[$-407]d/\\ mmmm\\ yyyy;@', 'yyyy\\-mm\\-dd', 'DD.MM.YY', 'mmm\\ yy'])(
    'is known by the format %s',
    async (format) => {
      expect(await day('46023', { format })).toMatchObject({ valid_from: '2026-01-01' })
    },
  )
})

test.each([
  '#,##0.00\\ &quot;Dm&quot;',
  '0.00&quot; im Tarif, d&quot;',
  '[$-D]#,##0.00',
  'General&quot; mm&quot;',
  '0_y',
])('the format %s shows a number, not a day', async (format) => {
  const book = written(workbook(list.replace('<c r="D2">', '<c r="D2" s="1">')), {
    [stylesPart]: (xml) =>
      xml
        .replace('<cellXfs', `<numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs`)
        .replace('"14"', '"170"'),
  })
  expect((await read('a.xlsx', book)).of('prices')).toMatchObject([{ price: '12.5' }])
})

test.each([
  ['00000', 'S1-00123'],
  ['00000;@', 'S1-00123'],
  ['00', 'S1-123'],
  ['0', 'S1-123'],
  ['00000.00', 'S1-123'],
])('a number of an article shown in the format %s is %s', async (format, matnr) => {
  const number = '<c r="A2" s="1"><v>123</v></c>'
  const book = written(workbook(list.replace(text('A2', '1'), number)), {
    [stylesPart]: (xml) =>
      xml
        .replace('<cellXfs', `<numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs`)
        .replace('"14"', '"170"'),
  })
  const { of } = await read('a.xlsx', book)
  expect(of('articles')).toMatchObject([{ matnr }])
})

describe('somebody who looks at a workbook', () => {
  const followed = async (onShare: (share: number) => void, stop = new AbortController()) => {
    const rows = Array.from({ length: 20_000 }, (_, index) => line(`${index}`, '2', index + 2)).join('')
    const delivery = await openDelivery([
      { path: await fileWith('a.xlsx', workbook(`<row r="1">${head()}</row>${rows}`)) },
    ])
    const { files, format, close } = watched(delivery, { onShare, signal: stop.signal })
    const [file] = files
    if (!file) throw new Error('the delivery has no file')
    return { open: () => openTable(format, file).finally(close) }
  }

  test('stops it while it is read, and among its rows', async () => {
    const stop = new AbortController()
    const stopped = new Error('stopped')
    const { open } = await followed(() => stop.abort(stopped), stop)
    await expect(open()).rejects.toBe(stopped)

    const later = new AbortController()
    const table = await (await followed(() => undefined, later)).open()
    later.abort(stopped)
    await expect(Array.fromAsync(table.rows())).rejects.toBe(stopped)
  })

  test('is told how far it is, from its beginning to its end', async () => {
    const shares: number[] = []
    const { open } = await followed((share) => shares.push(share))
    await open()
    expect(shares.length).toBeGreaterThan(5)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(0)).toBeLessThan(0.5)
    expect(shares.at(-1)).toBeGreaterThan(0.9)
  })
})

describe('a header of two rows', () => {
  const row = (at: number, cells: Readonly<Record<string, string>>) =>
    `<row r="${at}">${Object.entries(cells)
      .map(([column, value]) => text(`${column}${at}`, value))
      .join('')}</row>`
  const article = { A: '1', B: 'Fliese', C: '12,50', D: '9,80' }

  test('is none where the row below begins a group of articles, or names units', async () => {
    const seconds: Record<string, string>[] = [
      { B: 'Bodenfliesen' },
      { A: 'Bodenfliesen' },
      { C: 'EUR', D: 'EUR' },
    ]
    for (const second of seconds) {
      const head = row(1, { A: 'Artikelnummer', B: 'Bezeichnung', C: 'Listenpreis', D: 'EK' })
      const { table } = await read('a.xlsx', workbook(head + row(2, second) + row(3, article)))
      expect(table.names).toEqual(['Artikelnummer', 'Bezeichnung', 'Listenpreis', 'EK'])
      expect(table.headerRow).toBe(1)
    }
  })

  test('is none where the first article has words alone, and one more than the header', async () => {
    const { table, codes } = await read(
      'a.csv',
      'Artikelnummer;Bezeichnung;EAN;Preis;\nABC;Fuge;;auf Anfrage;neu\n',
    )
    expect(table.headerRow).toBe(1)
    expect(codes).toContain('2 ON_REQUEST')
  })

  test('is none where a letterhead stands above it', async () => {
    const head = row(2, { A: 'Artikelnummer', B: 'Bezeichnung', C: 'Listenpreis', D: 'EK' })
    const { table } = await read(
      'a.xlsx',
      workbook(row(1, { A: 'Kunde', B: 'Bau GmbH' }) + head + row(3, article)),
    )
    expect(table.names).toEqual(['Artikelnummer', 'Bezeichnung', 'Listenpreis', 'EK'])
  })

  test.each([
    [
      { A: 'Artikelnummer', B: 'Bezeichnung', C: 'Preis' },
      { C: 'Liste', D: 'Einkauf' },
    ],
    [
      { A: 'Artikelnummer', C: 'Preis' },
      { B: 'Bezeichnung', C: 'Liste', D: 'Einkauf' },
    ],
  ])('has the headings of both: %j over %j', async (first, second) => {
    const { table, of, codes } = await read(
      'a.xlsx',
      workbook(row(1, first) + row(2, second) + row(3, article)),
      {
        columns: { Artikelnummer: 'number', Bezeichnung: 'text', 'Preis Liste': 'listPrice' },
      },
    )
    expect(table.names).toEqual(['Artikelnummer', 'Bezeichnung', 'Preis Liste', 'Preis Einkauf'])
    expect(of('articles')).toHaveLength(1)
    expect(of('prices')).toMatchObject([{ price: '12.5' }])
    expect(codes.filter((code) => code.includes('BROKEN') || code.includes('SURPLUS'))).toEqual([])
  })

  test('keeps a name that says enough by itself, unless another column has it, too', async () => {
    const first = { A: 'Artikel', C: 'Preis' }
    const names = async (second: Readonly<Record<string, string>>) =>
      (await read('a.xlsx', workbook(row(1, first) + row(2, second) + row(3, article)))).table.names
    expect(await names({ A: 'Nummer', B: 'Bezeichnung', C: 'Liste', D: 'Netto' })).toEqual([
      'Artikel Nummer',
      'Artikel Bezeichnung',
      'Preis Liste',
      'Netto',
    ])
    expect(await names({ A: 'Nummer', B: 'Bezeichnung', C: 'Netto', D: 'Netto' })).toEqual([
      'Artikel Nummer',
      'Artikel Bezeichnung',
      'Preis Netto',
      'Preis Netto 2',
    ])
  })

  test('of a table of text is read alike', async () => {
    const { table } = await read(
      'a.csv',
      'Artikelnummer;Bezeichnung;Preis;\n;;Liste;Einkauf\n1;Fliese;12,50;9,80\n',
    )
    expect(table.names).toEqual(['Artikelnummer', 'Bezeichnung', 'Preis Liste', 'Preis Einkauf'])
  })
})
