import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { read, text, workbook } from './testing.ts'

const sheet = 'xl/worksheets/sheet1.xml'

/** A sheet of these rows of cells, of which some are merged; empty cells are not there. */
function merged(rows: readonly (readonly string[])[], ...ranges: string[]): Uint8Array {
  const lines = rows.map((cells, at) => {
    const filled = cells.map((cell, column) =>
      cell === '' ? '' : text(`${'ABCDEF'[column]}${at + 1}`, cell),
    )
    return `<row r="${at + 1}">${filled.join('')}</row>`
  })
  const entries = unzipSync(workbook(lines.join('')))
  const cells = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')
  const xml = strFromU8(entries[sheet] ?? new Uint8Array())
  entries[sheet] = strToU8(xml.replace(/<mergeCells.*<\/mergeCells>/, `<mergeCells>${cells}</mergeCells>`))
  return zipSync(entries)
}

const head = ['Artikelnummer', 'Bezeichnung', 'ME', 'Preis', 'Warengruppe']

test('a number over several rows makes one article of them, and a second line of its text none', async () => {
  const rows = [head, ['1', 'Fliese', 'M2', '9,50', ''], ['', 'grau', '', '', ''], ['', 'Rohr', 'ST', '8,50']]
  const { of, codes } = await read('a.xlsx', merged(rows, 'A2:A4', 'C2:C3', 'D2:D3'))
  expect(of('articles')).toMatchObject([{ matnr: 'S1-1', texts: { de: { maktx: 'Fliese' } } }])
  expect(codes.filter((code) => code.endsWith('NO_SUPPLIER_NUMBER'))).toEqual(['4 NO_SUPPLIER_NUMBER'])
})

test('what stands beside other cells, not below them, says nothing of the next row', async () => {
  const rows = [head, ['1', 'Fliese', 'M2', '9,50', 'Boden'], ['2', 'Rohr', '', '8,50', '']]
  const { of } = await read('a.xlsx', merged(rows, 'E2:F2'))
  expect(of('articles')).toMatchObject([{ categories: ['S1-Boden'] }, { categories: [], meins: 'ST' }])
})

test('text, unit, price and group over several rows hold for each of them, and end there', async () => {
  const rows = [
    head,
    ['1', 'Fliese', 'M2', '9,50', 'Boden'],
    ['2', '', '', '', ''],
    ['3', '', '', '8,50', ''],
    ['4', 'Rohr', 'ST', '7,50', ''],
  ]
  const { of } = await read('a.xlsx', merged(rows, 'B2:B4', 'C2:C4', 'D2:D3', 'E2:E4'))
  const fliese = { texts: { de: { maktx: 'Fliese' } }, meins: 'M2', categories: ['S1-Boden'] }
  expect(of('articles')).toMatchObject([fliese, fliese, fliese, { meins: 'ST', categories: [] }])
  expect(of('prices')).toMatchObject([
    { price: '9.5', kmein: 'M2' },
    { price: '9.5', kmein: 'M2' },
    { price: '8.5', kmein: 'M2' },
    { price: '7.5', kmein: 'ST' },
  ])
})

test('a number over several rows is that of all its prices from a quantity on', async () => {
  const rows = [
    ['Artikelnummer', 'Bezeichnung', 'ME', 'Preis', 'Ab Menge'],
    ['1', 'Rohr', 'ST', '8,50', '100'],
    ['', '', '', '9,50', '1'],
  ]
  const { of, codes } = await read('a.xlsx', merged(rows, 'A2:A3', 'B2:B3', 'C2:C3'))
  expect(of('prices')).toMatchObject([{ matnr: 'S1-1', price: '9.5' }])
  expect(codes).toContain('2 SCALE_NOT_KEPT')
})

test('a header over two rows is none of the articles below it', async () => {
  const rows = [
    ['Artikelnummer', 'Preis', ''],
    ['', 'Liste', 'Netto'],
    ['1', '9,50', '8,50'],
    ['', 'EUR', 'EUR'],
  ]
  const { table, codes } = await read('a.xlsx', merged(rows, 'A1:A2', 'B1:C1'))
  expect(table.names).toEqual(['Artikelnummer', 'Preis Liste', 'Netto'])
  expect(codes).toContain('4 NO_SUPPLIER_NUMBER')
})
