import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divide } from './exact.ts'
import { formatDecimal, formatMoney, numberFormats, parseDecimal, withUnit } from './number-format.ts'

const { de, en } = numberFormats
const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), fc.nat({ max: 9 }))
  .map(([digits, places]) => divide(digits.toString(), `1${'0'.repeat(places)}`, places))

describe('reading a number', () => {
  test.each([
    '',
    ' ',
    '-',
    ',',
    'zwölf',
    '1,2,3',
    '1.23,4',
    '1.5,3',
    '1,234.56',
    '1234.567',
    '1.2.3',
    '1e3',
    '--1',
  ])('refuses "%s" in German', (text) => {
    expect(parseDecimal(text, de)).toBeUndefined()
  })

  test('refuses more digits than a number of the shop has', () => {
    expect(parseDecimal('1'.repeat(16), de)).toBeUndefined()
    expect(parseDecimal('0,0000000001', de)).toBeUndefined()
  })

  test.each([
    ['1.234', '1234'],
    ['1.44', '1.44'],
    ['1.2345', '1.2345'],
    ['1.234.567,8', '1234567.8'],
    ['2,88', '2.88'],
    ['1,234', '1.234'],
    ['0.125', '0.125'],
    [',5', '0.5'],
    ['5,', '5'],
    [' 007,50 ', '7.5'],
    ['−3', '-3'],
    ['12 500', '12500'],
    ['1\u202F234,5', '1234.5'],
    ['1\u00AD2\u200B,5\uFEFF', '12.5'],
    ['１２，５', '12.5'],
  ])('%s is %s in German', (text, value) => {
    expect(parseDecimal(text, de)).toBe(value)
  })

  test.each([
    ['1,234', '1234'],
    ['1,44', '1.44'],
    ['1.234', '1.234'],
    ['1,234,567.8', '1234567.8'],
  ])('%s is %s in English', (text, value) => {
    expect(parseDecimal(text, en)).toBe(value)
  })
})

describe('writing a number', () => {
  test.each([
    ['1234567.5', undefined, '1.234.567,5'],
    ['0.125', undefined, '0,125'],
    ['-1234', undefined, '-1.234'],
    ['999.995', 2, '1.000,00'],
    ['-0.001', 2, '0,00'],
  ])('%s in German', (value, digits, text) => {
    expect(formatDecimal(value, de, digits)).toBe(text)
  })

  test.each([de, en])('can be read back', (format) => {
    fc.assert(
      fc.property(decimal, (value) => {
        expect(parseDecimal(formatDecimal(value, format), format)).toBe(value)
      }),
    )
  })

  test.each([
    ['1234.5', 'EUR', '1.234,50\u00A0€', '€1,234.50'],
    ['-3', 'USD', '-3,00\u00A0$', '-$3.00'],
    ['7', 'CHF', '7,00\u00A0CHF', 'CHF\u00A07.00'],
  ])('%s %s as money', (amount, currency, german, english) => {
    expect(formatMoney(amount, currency, de)).toBe(german)
    expect(formatMoney(amount, currency, en)).toBe(english)
  })
})

test('a number with its unit: only signs of currencies stand first, and only in English', () => {
  const written = (format: typeof de | typeof en) =>
    ['EUR', 'CHF', 'mm', ''].map((unit) => withUnit('20', unit, format))
  expect(written(de)).toEqual(['20\u00A0€', '20\u00A0CHF', '20\u00A0mm', '20'])
  expect(written(en)).toEqual(['€20', '20\u00A0CHF', '20\u00A0mm', '20'])
})
