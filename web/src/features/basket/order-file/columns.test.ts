import { numberFormats } from '@shop/contract/number-format'
import { expect, test } from 'vitest'
import { guessColumns, rowsOf } from './columns.ts'

const { de, en } = numberFormats
const read = (rows: string[][], format: typeof de | typeof en = de) =>
  rowsOf(rows, guessColumns(rows, format), format).map(({ number, quantity }) => [number, quantity])

test('a table without anything like a number says so', () => {
  const rows = [
    ['Bad', 'Müller'],
    ['Küche', 'Meier'],
  ]
  expect(guessColumns(rows, de).number).toBeUndefined()
  expect(read(rows)).toEqual([])
})

test('headings tell the columns, below titles too, whatever they are called', () => {
  const rows = [
    ['Materialliste BV Lindenhof'],
    ['Pos.', 'Bezeichnung', 'Art.-Nr.', 'Menge', 'ME'],
    ['1', 'Bodenfliese', '1000003', '2,88', 'm²'],
    ['2', 'Eckventil', '7000626', '12', 'Stk'],
    ['', '', '', ''],
  ]
  expect(guessColumns(rows, de)).toEqual({ header: 1, number: 2, quantity: 3, unit: 4 })
  expect(read(rows)).toEqual([
    ['1000003', '2,88 m²'],
    ['7000626', '12 Stk'],
  ])
  expect(
    guessColumns(
      [
        ['Item no.', 'Qty (pcs)'],
        ['1', '2'],
      ],
      en,
    ),
  ).toEqual({
    header: 0,
    number: 0,
    quantity: 1,
    unit: undefined,
  })
})

test('without headings the column of numbers differs in each row, and that of quantities is short', () => {
  expect(
    read([
      ['12', '1000003'],
      ['3', '1000004'],
      ['3', 'GA-944 946'],
    ]),
  ).toEqual([
    ['1000003', '12'],
    ['1000004', '3'],
    ['GA-944 946', '3'],
  ])
  expect(read([['1000003'], ['1000004']])).toEqual([
    ['1000003', ''],
    ['1000004', ''],
  ])
})

test('a point that parts decimals in one row does so in all of the column', () => {
  const rows = [
    ['Nummer', 'Menge'],
    ['1000003', '12.5'],
    ['1000004', '1.250'],
    ['1000005', '3'],
  ]
  expect(read(rows)).toEqual([
    ['1000003', '12,5'],
    ['1000004', '1,250'],
    ['1000005', '3'],
  ])
  expect(
    read([
      ['Nummer', 'Menge'],
      ['1000003', '1.250'],
      ['1000004', '3'],
    ]),
  ).toEqual([
    ['1000003', '1.250'],
    ['1000004', '3'],
  ])
  expect(
    read([
      ['Nummer', 'Menge'],
      ['1000003', '12.5'],
      ['1000004', '1,5'],
    ]),
  ).toEqual([
    ['1000003', '12.5'],
    ['1000004', '1,5'],
  ])
})

test('a row that has a quantity alone stays to be seen', () => {
  expect(
    read([
      ['Nummer', 'Menge'],
      ['', '4'],
      ['1000003', ''],
    ]),
  ).toEqual([
    ['', '4'],
    ['1000003', ''],
  ])
})
