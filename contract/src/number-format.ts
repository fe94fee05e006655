import { Big } from 'big.js'
import type { Decimal } from './decimal.ts'
import { decimalOf, round } from './exact.ts'
import { plainSigns } from './plain-signs.ts'

/** How numbers are written. The application configuration may set the separators per language. */
export interface NumberFormat {
  decimalSeparator: string
  thousandsSeparator: string
  /** The currency sign stands before the amount. */
  signFirst: boolean
}

export const numberFormats = {
  de: { decimalSeparator: ',', thousandsSeparator: '.', signFirst: false },
  en: { decimalSeparator: '.', thousandsSeparator: ',', signFirst: true },
} as const satisfies Record<string, NumberFormat>

/** Currency signs (specification section 9); other currencies show their code. */
const currencySigns: Record<string, string> = { EUR: '€', USD: '$' }

/** How a currency is written beside an amount; anything else, such as a unit, is written as it is. */
export const currencySign = (code: string): string => currencySigns[code] ?? code

const noBreakSpace = '\u00A0'

/** Whether a unit is a currency whose sign stands before the number in this language. */
export const isSignFirst = (unit: string, format: NumberFormat): boolean =>
  format.signFirst && currencySigns[unit] !== undefined

/** Writes a number that is written already with its unit or currency: "5 mm", "20 €", in English "€20". */
export function withUnit(number: string, unit: string, format: NumberFormat): string {
  if (isSignFirst(unit, format)) return currencySign(unit) + number
  return unit === '' ? number : number + noBreakSpace + currencySign(unit)
}

/** Writes a decimal with grouped thousands; `digits` rounds or fills to a fixed number of places. */
export function formatDecimal(value: Decimal, format: NumberFormat, digits?: number): string {
  const rounded = digits === undefined ? value : round(value, digits)
  const sign = rounded.startsWith('-') ? '-' : ''
  const [whole = '', fraction = ''] = rounded.slice(sign.length).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, format.thousandsSeparator)
  const decimals = fraction.padEnd(digits ?? 0, '0')
  return sign + grouped + (decimals === '' ? '' : format.decimalSeparator + decimals)
}

/** Writes an amount with two places and the currency's sign: "1.234,50 €", "€1,234.50", "CHF 1,234.50". */
export function formatMoney(amount: Decimal, currency: string, format: NumberFormat): string {
  const number = formatDecimal(amount, format, 2)
  const sign = currencySigns[currency]
  if (!format.signFirst) return `${number}${noBreakSpace}${sign ?? currency}`
  if (sign === undefined) return `${currency}${noBreakSpace}${number}`
  return number.startsWith('-') ? `-${sign}${number.slice(1)}` : sign + number
}

/**
 * Reads a typed number; undefined when it is none. The format's decimal separator is decimal. Its thousands separator
 * groups where exactly three digits follow it ("1.234" is 1234 in German) and is decimal otherwise ("1.44" is 1.44).
 * Thousands never begin with a zero, so "0.125" is 0.125 in both languages; "1234.567" reads both ways and is refused.
 * Spaces may group, too, and signs that nobody sees or that are wide do no harm.
 */
export function parseDecimal(text: string, format: NumberFormat): Decimal | undefined {
  const { decimalSeparator, thousandsSeparator } = format
  const trimmed = plainSigns(text).trim().replace(/\s/g, ' ')
  const sign = trimmed.startsWith('-') ? '-' : ''
  const [whole = '', fraction = '', ...others] = trimmed.slice(sign.length).split(decimalSeparator)
  if (others.length > 0 || !/^\d*$/.test(fraction)) return undefined
  const digits = ungroup(whole, thousandsSeparator)
  if (digits !== undefined) return canonical(sign, digits, fraction)
  const [head = '', tail = '', ...more] = whole.split(thousandsSeparator)
  if (more.length > 0 || trimmed.includes(decimalSeparator)) return undefined
  const isDecimal = /^0?$/.test(head)
    ? /^\d+$/.test(tail)
    : /^\d+$/.test(head) && /^(?!\d{3}$)\d+$/.test(tail)
  return isDecimal ? canonical(sign, head, tail) : undefined
}

/** "1.234.567" or "1 234 567" → "1234567"; undefined when the groups are not thousands. */
function ungroup(whole: string, thousandsSeparator: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole
  for (const separator of [thousandsSeparator, ' ']) {
    const [first = '', ...groups] = whole.split(separator)
    const isGrouped = /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
    if (isGrouped) return first + groups.join('')
  }
  return undefined
}

/** Limits are those of the wire's decimals: 15 digits before and 9 after the point. */
function canonical(sign: string, whole: string, fraction: string): Decimal | undefined {
  if (whole + fraction === '' || whole.length > 15 || fraction.length > 9) return undefined
  return decimalOf(new Big(`${sign}${whole || '0'}.${fraction || '0'}`))
}
