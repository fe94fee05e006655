import { numberFormats } from '@shop/contract/number-format'
import { expect, test } from 'vitest'
import { pastedRows } from './pasted-rows.ts'

const read = (text: string) =>
  pastedRows(text, numberFormats.de).map(({ number, quantity }) => [number, quantity])

test('a quantity that is no number stays as it was pasted', () => {
  expect(read('4711\tzwei')).toEqual([['4711', 'zwei']])
})

test('a line without a quantity has none', () => {
  expect(read('4711\n\n4712;')).toEqual([
    ['4711', ''],
    ['4712', ''],
  ])
})

test('a number behind its label is no quantity', () => {
  expect(read('Art.-Nr. 7000626\nEAN 4012345678901 2\nArt.-Nr. 7000626\t3')).toEqual([
    ['Art.-Nr. 7000626', ''],
    ['EAN 4012345678901', '2'],
    ['Art.-Nr. 7000626', '3'],
  ])
})

test('tabs, semicolons and blanks divide, and the comma is decimal', () => {
  expect(read('4711\t2,88\r\n4712;1.200\nGA-944 946 3')).toEqual([
    ['4711', '2.88'],
    ['4712', '1200'],
    ['GA-944 946', '3'],
  ])
})

test('how many times may stand first', () => {
  expect(read('10 x 2000205\n3x Eckventil 1/2\n2 × GA-944 946\n60x60 2\n3,9 x 35 4')).toEqual([
    ['2000205', '10'],
    ['Eckventil 1/2', '3'],
    ['GA-944 946', '2'],
    ['60x60', '2'],
    ['3,9 x 35', '4'],
  ])
})

test('a measure that an article is called by is no quantity', () => {
  expect(read('HT-Rohr DN 110 2 m\nFliese 60 cm\n25 kg Fliesenkleber\n7000626 St 12')).toEqual([
    ['HT-Rohr DN 110 2 m', ''],
    ['Fliese 60 cm', ''],
    ['25 kg Fliesenkleber', ''],
    ['7000626 St', '12'],
  ])
})

test('the unit stays with its quantity, wherever the two stand', () => {
  expect(read('7000626\t12 St\n7000626;100;m\n4711\t1.200\tStk.\n4711\t3\tgrau')).toEqual([
    ['7000626', '12 St'],
    ['7000626', '100 m'],
    ['4711', '1.200 Stk.'],
    ['4711', '3'],
  ])
  expect(
    read('7000626 12 St\nEAN 4012345678901 2 Pak.\n12 St 7000626\n100m 7000626\n2,88 m² 1000352'),
  ).toEqual([
    ['7000626', '12 St'],
    ['EAN 4012345678901', '2 Pak.'],
    ['7000626', '12 St'],
    ['7000626', '100 m'],
    ['1000352', '2,88 m²'],
  ])
  expect(read('3 Sack Fliesenkleber')).toEqual([['Fliesenkleber', '3 Sack']])
})
