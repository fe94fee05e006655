import { describe, expect, test } from 'vitest'
import { headerAmong } from './header.ts'
import { recogniseColumns } from './recognise.ts'
import { read, text, workbook } from './testing.ts'

const among = (...lines: string[]) =>
  headerAmong(lines.map((line, at) => ({ row: at + 1, cells: line.split(';') })))

describe('a row nobody knows the headings of', () => {
  test.each([
    ['stands above numbers', ['Kennung;Was;Betrag', '1;Fuge;9,50']],
    ['names years above prices', ['Kennung;2025;2026', '1;9,50;9,80']],
    ['has nothing below it', ['1;Fuge;9,50']],
    ['has words alone, as the row below', ['Kennung;Was', 'AB;Fuge']],
  ])('is the header where it %s', (_, lines) => {
    expect(among(...lines)).toMatchObject({ row: 1, cells: lines[0]?.split(';') })
  })

  test('is an article where a row below has numbers in the same places', () => {
    const header = among(
      'Preisliste',
      'ART-1;Fuge;9.50;Bau GmbH',
      'ART-2;Rohr;auf Anfrage;',
      'ART-3;Seil;10.50;',
    )
    expect(header).toEqual({ row: 0, cells: ['', '', '', ''] })
  })
})

test('a table without header is refused until its columns are chosen by their letters; then none of its rows is lost', async () => {
  const list = 'Preise 2026\nA;Fuge;ST;9.50;Bau GmbH\nART-2;Rohr;ST;10.50;Bau GmbH\n'
  await expect(read('a.csv', list)).rejects.toThrow('NO_NUMBER_COLUMN: A, B, C, D, E')
  const columns = { A: 'number', B: 'text', C: 'unit', D: 'listPrice' } as const
  const { table, of, codes } = await read('a.csv', list, { columns })
  expect(table.names).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(of('prices')).toMatchObject([
    { matnr: 'S1-A', price: '9.5' },
    { matnr: 'S1-ART-2', price: '10.5' },
  ])
  expect(codes).toEqual([])
})

test('a row that was taken for the header without knowing it is named', async () => {
  const columns = { Kennung: 'number', Was: 'text' } as const
  const { codes } = await read('a.csv', 'Kennung;Was;Betrag\n1;Fuge;9,50\n', { columns })
  expect(codes).toContain('0 HEADER_UNKNOWN')
})

test('prices of two lines are what both say: the list price goes before what is recommended', async () => {
  const { of } = await read(
    'a.xlsx',
    workbook(
      `<row r="1">${text('A1', 'Artikelnummer')}${text('B1', 'Bezeichnung')}${text('C1', 'ME')}${text('D1', 'Preis')}</row>` +
        `<row r="2">${text('D2', 'Liste')}${text('E2', 'EK')}${text('F2', 'UVP')}</row>` +
        `<row r="3">${text('A3', '1')}${text('B3', 'Fuge')}${text('C3', 'ST')}<c r="D3"><v>12</v></c><c r="E3"><v>9</v></c><c r="F3"><v>13</v></c></row>`,
    ),
  )
  expect(of('prices')).toMatchObject([{ price: '12' }])
})

test.each([
  ['Preis Liste', 'listPrice'],
  ['Preis Liste €', 'listPrice'],
  ['Preis VK', 'listPrice'],
  ['Preis EK', 'purchasePrice'],
  ['Preisliste 2026', undefined],
])('"%s" is recognised as %s', (heading, field) => {
  expect(recogniseColumns(['Artikelnummer', heading])[heading]).toBe(field)
})
