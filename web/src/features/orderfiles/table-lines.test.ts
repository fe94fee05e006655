import { type NumberFormat, numberFormats } from '@shop/contract/number-format'
import { expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { cellsOf, decimalSignOf, guessDelimiter, tableLines } from './table-lines.ts'

const read = (text: string, format: NumberFormat = numberFormats.de) => {
  const cells = cellsOf(text, guessDelimiter(text))
  return tableLines(cells, guessMapping(cells), format).map(({ number, quantity }) => [number, quantity])
}

test('a quantity that is no number is marked and stays', () => {
  expect(read('Artikelnummer;Menge\n4711;zwei\n4712;1-2\n4713;\n;5')).toEqual([
    ['4711', '? zwei'],
    ['4712', '? 1-2'],
    ['4713', ''],
    ['', '5'],
  ])
})

test('a unit that begins with a figure, as of how many are in a package, makes no other quantity', () => {
  expect(read('Artikelnummer;Menge;VPE\n1000003;5;100\n1000004;2;10\n1000005;2;Stk')).toEqual([
    ['1000003', '5'],
    ['1000004', '2'],
    ['1000005', '2 Stk'],
  ])
})

test('a comma within numbers parts no cells where something else does', () => {
  expect(read('1000003\t1,5\n1000004\t2,5')).toEqual([
    ['1000003', '1,5'],
    ['1000004', '2,5'],
  ])
  expect(read('1000003|1,5')).toEqual([['1000003', '1,5']])
})

test('a quote that stands for inches takes no row with it', () => {
  expect(read('Artikelnr;Bezeichnung;Menge\n11;"Zoll Muffe;5\n12;Rohr 1/2" lang;7\n13;"gut" ;8')).toEqual([
    ['11', '5'],
    ['12', '7'],
    ['13', '8'],
  ])
})

test('what Excel keeps zeros with is no part of a number', () => {
  expect(read('Artikelnr;Menge\n="0001003";5\n"=""0001004""";6\n\'0001005;7')).toEqual([
    ['0001003', '5'],
    ['0001004', '6'],
    ['0001005', '7'],
  ])
})

test('what a point means is read from all quantities, and asked where none shows it', () => {
  expect(decimalSignOf(['1.500', '2.5'])).toBe('.')
  expect(decimalSignOf(['1.500', '2,5'])).toBe(',')
  expect(decimalSignOf(['1,500', '12.000'])).toBe(undefined)
  expect(decimalSignOf(['1.500', '12.000'])).toBe(undefined)
  expect(decimalSignOf(['0.500'])).toBe('.')
  expect(decimalSignOf(['1.234,500'])).toBe(',')
  expect(decimalSignOf(['12 St', '3'])).toBe(',')
  expect(decimalSignOf(['1,44 m²', '10 Stk.'])).toBe(',')
})

test('numbers of a file with points are typed here with a comma', () => {
  expect(read('sku,qty,unit\n4711,"1,500.00",PCE\n4712,2.880,m2')).toEqual([
    ['4711', '1500 PCE'],
    ['4712', '2,88 m2'],
  ])
  expect(read('Art.-Nr.;Bezeichnung;Menge;ME\n4711;Fliese;1,44;M2', numberFormats.en)).toEqual([
    ['4711', '1.44 M2'],
  ])
})

test('columns are found by their names wherever they stand, else the first two count', () => {
  expect(read('Pos;Menge;Einheit;Bezeichnung;Artikel-Nr.\n1;3;ST;Kelle;8500061')).toEqual([
    ['8500061', '3 ST'],
  ])
  expect(read('Pos.\tBestellmenge\tMaterialnummer\n10\t4\t1000517')).toEqual([['1000517', '4']])
  expect(read('4711;2\n4712;3')).toEqual([
    ['4711', '2'],
    ['4712', '3'],
  ])
  expect(read('4711\n4712')).toEqual([
    ['4711', ''],
    ['4712', ''],
  ])
})

test('quotes, inch marks, line ends within cells and marks of Excel are read as spreadsheets mean them', () => {
  expect(
    read(
      '\uFEFFsep=;\r\nArtikel;Menge\r\n"Rohr 1/2"" lang";2\r\nMuffe 1/2";3\r\n"Zwei\nZeilen";4\r\n"Zoll 3/4;5\r\n',
    ),
  ).toEqual([
    ['Rohr 1/2" lang', '2'],
    ['Muffe 1/2"', '3'],
    ['Zwei\nZeilen', '4'],
    ['"Zoll 3/4', '5'],
  ])
})

test('of columns that may be the number the one that holds numbers is', () => {
  expect(read('Artikel;Nr.;Menge\nFliese weiß;1000003;5\nKleber C2;1000004;2')).toEqual([
    ['1000003', '5'],
    ['1000004', '2'],
  ])
  expect(read('Nr.;Artikel;Menge\n1;1000003;5')).toEqual([['1000003', '5']])
  expect(read('Artikel;Menge\nFliese weiß;5')).toEqual([['Fliese weiß', '5']])
})

test('titles may stand above the headings, which are read by what they mean', () => {
  expect(
    read(
      'Materialliste Lindenhof;;;\n;;;\nPos.;Artikelbezeichnung;Art.-Nr. (Lief.);Menge (Stk)\n1;Fliese;1000003;3\n',
    ),
  ).toEqual([['1000003', '3']])
})

test('without headings numbers are what differs from row to row, and only one of two columns is a quantity', () => {
  expect(read('12;1000003\n3;1000004\n3;GA-944 946')).toEqual([
    ['1000003', '12'],
    ['1000004', '3'],
    ['GA-944 946', '3'],
  ])
  expect(read('1000003;3;12,90\n1000004;5;8,20')).toEqual([
    ['1000003', ''],
    ['1000004', ''],
  ])
})
