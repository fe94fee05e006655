import { describe, expect, test } from 'vitest'
import { headerAmong } from './header.ts'
import { read } from './testing.ts'

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
