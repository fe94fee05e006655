import { expect, test } from 'vitest'
import { bytesOf, inCodePage850, inLines } from './code-page.ts'

test('German letters and the signs of measures have a byte each', () => {
  expect([...bytesOf('ÄÖÜäöüß°²³½×Ø±')].map((byte) => byte.toString(16))).toEqual([
    '8e',
    '99',
    '9a',
    '84',
    '94',
    '81',
    'e1',
    'f8',
    'fd',
    'fc',
    'ab',
    '9e',
    '9d',
    'f1',
  ])
})

test('signs the code page does not have are written as the trade writes them', () => {
  expect(inCodePage850('„Łódź“ – 10 € ≤ 5 m…')).toBe('"Lódz" - 10 EUR <= 5 m...')
  expect(inCodePage850('Rohr ⅜", H₂O, A\u0308, 60\u00A0cm, ﬁx')).toBe('Rohr 3/8", H2O, Ä, 60 cm, fix')
  expect(inCodePage850('Anti\u00ADrutsch 😀\t日')).toBe('Antirutsch ? ?')
})

test('no text ends a record or begins another', () => {
  expect(inCodePage850('a\r\nPOA\u0000\u001Ab\u0085c')).toBe('a \nPOA  b c')
})

test('text is parted between words, and within one only where it is longer than a line', () => {
  expect(inLines('Bodenfliese Nordkap\n\n60 x 60', 14)).toEqual(['Bodenfliese', 'Nordkap', '60 x 60'])
  expect(inLines('Feinsteinzeugfliese rekt.', 12)).toEqual(['Feinsteinzeu', 'gfliese', 'rekt.'])
  expect(inLines('  ', 12)).toEqual([])
  expect(inLines('genau zwölf.', 12)).toEqual(['genau zwölf.'])
})
