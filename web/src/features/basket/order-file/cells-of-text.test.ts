import { expect, test } from 'vitest'
import { cellsOfText, delimiterOf } from './cells-of-text.ts'
import { decodeFile } from './decode-file.ts'

test('a quote that nobody closes in its line stays in its cell, and takes no further line', () => {
  expect(cellsOfText('"Rohr 3/4" 2m;4\n1000003;2\n"offen;1\n4711;3', ';')).toEqual([
    ['"Rohr 3/4" 2m', '4'],
    ['1000003', '2'],
    ['"offen', '1'],
    ['4711', '3'],
  ])
})

test('cells in quotes hold what parts cells and lines, doubled quotes stand for one', () => {
  expect(cellsOfText('"a;b";"3/4"" Rohr"\r\n"zwei\nZeilen";2\r\n;;\r\n', ';')).toEqual([
    ['a;b', '3/4" Rohr'],
    ['zwei\nZeilen', '2'],
  ])
})

test('what parts the cells stands as often on most lines, or is said above them', () => {
  expect(delimiterOf('Nummer;Menge\n1000003;2,88\n1000004;1,44')).toBe(';')
  expect(delimiterOf('number,qty\n1000003,2\n1000004,1')).toBe(',')
  expect(delimiterOf('1000003\t2,88\n1000004\t1')).toBe('\t')
  expect(delimiterOf('sep=|\n1000003|2;3')).toBe('|')
  expect(cellsOfText('\uFEFFsep=;\n1000003;2', ';')).toEqual([['1000003', '2']])
})

test('a file is read in UTF-8, as Windows writes, and in UTF-16 with and without its mark', () => {
  expect(decodeFile(Buffer.from('Stück'))).toBe('Stück')
  expect(decodeFile(Buffer.from('Stück', 'latin1'))).toBe('Stück')
  expect(decodeFile(Buffer.from('\uFEFFStück', 'utf16le'))).toBe('Stück')
  expect(decodeFile(Buffer.from('Stück', 'utf16le'))).toBe('Stück')
})
