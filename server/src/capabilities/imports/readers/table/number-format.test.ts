import { expect, test } from 'vitest'
import { aroundNumber } from './number-format.ts'

test('of a format people see nothing beside a plain number, an exponent, a fraction or a time', () => {
  for (const format of [
    'General',
    '0',
    '#,##0.00',
    '0.00E+00',
    '# ?/?',
    '_-* #,##0.00_-',
    '@',
    '',
    '[Red]0;-0',
  ])
    expect(aroundNumber(format), format).toBeUndefined()
})

test('people see the text of a format, its currency, and what a price is for', () => {
  const seen = (format: string) => {
    const { before, after } = aroundNumber(format) ?? { before: '', after: '' }
    return `${before}1${after}`
  }
  expect(seen('#,##0.00\\ "€"')).toBe('1 €')
  expect(seen('"CHF "#,##0.00;[Red]-"CHF "#,##0.00')).toBe('CHF 1')
  expect(seen('#,##0.00\\ [$CHF-807]')).toBe('1 CHF')
  expect(seen('[$$-409]#,##0.00')).toBe('USD1')
  expect(seen('[$$-C09]#,##0.00')).toBe('$1')
  expect(seen('_-* #,##0.00\\ [$€-407]_-;\\-* #,##0.00\\ [$€-407]_-;_-* "-"??\\ [$€-407]_-')).toBe('1 €')
  expect(seen('#,##0.00" €/100"')).toBe('1 €/100')
  expect(seen('0" kg";;')).toBe('1 kg')
})

test('a percent sign counts where it is none of a text', () => {
  expect(aroundNumber('0.00%')).toMatchObject({ after: '%', isPercent: true })
  expect(aroundNumber('0" %"')).toMatchObject({ after: ' %', isPercent: false })
})
