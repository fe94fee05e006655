import { type Decimal, toDecimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import type { AmountField, Discount, Fault, HowWritten, PriceOf } from './records.ts'

/** A field without blanks; undefined where nothing stands there. */
export function filled(fields: readonly string[], index: number): string | undefined {
  const text = fields[index]?.trim()
  return text === undefined || text === '' ? undefined : text
}

/** As filled, for numbers of other records: "0" and "0000" name nothing. */
export function reference(fields: readonly string[], index: number): string | undefined {
  const text = filled(fields, index)
  return text === undefined || /^0+$/.test(text) ? undefined : text
}

/** Processing mark of a record: N new, A change, L delete, X renumber. */
export function markOf(fields: readonly string[]): string | undefined {
  return filled(fields, 1)?.toUpperCase()
}

/** Processing marks of records that change articles or prices, by version and letter; P asks for prices. */
const marks: Readonly<Record<'4' | '5', Readonly<Record<string, string>>>> = {
  '4': { A: 'NACLX', B: 'NACLX', P: 'NACLXP' },
  '5': { A: 'NACL', B: 'AL' },
}

/** Whether nobody can tell what a record is to do; without a mark it writes, but for those that delete or renumber. */
export function hasUnknownMark(version: '4' | '5', letter: string, fields: readonly string[]): boolean {
  const known = marks[version][letter]
  if (known === undefined) return false
  const mark = markOf(fields)
  return mark === undefined ? !known.includes('N') : mark.length > 1 || !known.includes(mark)
}

/** What a record does with lines of texts. */
export function actionOf(fields: readonly string[]): 'write' | 'delete' {
  return markOf(fields) === 'L' ? 'delete' : 'write'
}

/** Number of a line within its text; 0 where it has none. */
export function lineNumber(text: string | undefined): number {
  return Number(text) || 0
}

/** A number whose decimals are implied ("19900" with two places is 199.00); one written out is taken with a warning. */
export function implied(
  text: string | undefined,
  places: number,
  field: string,
  fault: Fault,
): Decimal | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,15}$/.test(text)) return toDecimal(withPoint(text, places))
  const written = writtenOut(text)
  const isNegative = /^-\d[\d.,]*$/.test(text)
  fault(
    isNegative ? 'NEGATIVE_NUMBER' : written === undefined ? 'NOT_A_NUMBER' : 'COMMA_DECIMAL',
    field,
    text,
  )
  return written
}

/** Digits with a point before the last ones: a delivery has millions of such numbers. */
function withPoint(digits: string, places: number): string {
  if (places === 0) return digits
  const filledUp = digits.padStart(places + 1, '0')
  return `${filledUp.slice(0, -places)}.${filledUp.slice(-places)}`
}

/** "12,90", "12.9", "1.290,00"; "1.290" may be a thousand and is none, for nobody can tell. */
function writtenOut(text: string): Decimal | undefined {
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,4}$/.test(text)) return toDecimal(text.replaceAll('.', '').replace(',', '.'))
  const isNumber = /^\d{1,9}[.,]\d{1,4}$/.test(text) && !/^\d{1,3}\.\d{3}$/.test(text)
  return isNumber ? toDecimal(text.replace(',', '.')) : undefined
}

/** As implied; a number without decimals is none where its file writes them out. */
function amountOf(
  text: string,
  { places, field }: { places: number; field: AmountField },
  fault: Fault,
  { writtenOut }: HowWritten,
): Decimal | undefined {
  if (!writtenOut.has(field) || !/^0*[1-9]\d*$/.test(text)) return implied(text, places, field, fault)
  fault('DECIMALS_MIXED', field, text)
  return undefined
}

const noPrice = '0'

/**
 * Price with its code: 1 is the list price, 2 the net one, 9 none but on request; anything else, and zero, says nothing
 * of a price.
 */
export function priceOf(
  code: string | undefined,
  text: string | undefined,
  fault: Fault,
  how: HowWritten,
): PriceOf | undefined {
  if (code === '9') return { kind: 'request' }
  if (text === undefined) return undefined
  const amount = amountOf(text, { places: 2, field: 'price' }, fault, how)
  if (amount === noPrice) return undefined
  if (code !== '1' && code !== '2') {
    // Whether the customer or the wholesaler pays it nobody knows.
    fault('NO_PRICE_CODE', 'price code', code ?? '')
    return undefined
  }
  const kind = code === '1' ? 'list' : 'net'
  return amount === undefined ? { kind: 'unreadable', meant: kind } : { kind, amount }
}

/**
 * A discount: kind 0 names a discount group, 1 is a percentage off, 2 a multiplier, 3 a percentage on. No kind, and a
 * percentage of zero, is none; what cannot be read is one nobody knows, and so is a multiplier of zero: a price of zero is
 * no price, and whether it was to be left as it is or never filled in nobody can tell.
 */
export function discountOf(
  kind: string | undefined,
  value: string | undefined,
  fault: Fault,
  how: HowWritten,
): Discount | undefined {
  if (kind === undefined || value === undefined) return undefined
  if (kind === '0') return /^0+$/.test(value) ? undefined : { group: value }
  const number = amountOf(value, { places: kind === '2' ? 3 : 2, field: 'discount' }, fault, how)
  if (number === undefined) return { factor: undefined }
  if (kind === '2' && number === '0') {
    fault('ZERO_MULTIPLIER', 'discount', value)
    return { factor: undefined }
  }
  if (number === '0') return undefined
  if (kind === '1') return { factor: toFactor(new Big(100).minus(number)) }
  if (kind === '2') return { factor: number }
  if (kind !== '3') {
    fault('NOT_A_NUMBER', 'discount', kind)
    return { factor: undefined }
  }
  // Some writers give whole percent here; two places are what most readers agree on.
  if (new Big(number).gt(50)) fault('HIGH_SURCHARGE', 'discount', number)
  return { factor: toFactor(new Big(100).plus(number)) }
}

function toFactor(percent: Big): Decimal {
  return toDecimal(percent.div(100).round(6).toFixed()) ?? '1'
}

/** Day written as digits: `JJJJMMTT`, or `TTMMJJJJ`; with dashes, dots or two digits of the year as some write it. */
export function dayOf(
  text: string | undefined,
  order: 'year first' | 'day first',
  fault: Fault,
): string | undefined {
  if (text === undefined) return undefined
  // Dots part days as Germans write them, dashes others, whatever the order of bare digits is.
  const isYearFirst = text.includes('-') || (order === 'year first' && !text.includes('.'))
  const parts = isYearFirst
    ? /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text)
    : /^(\d{2})\.?(\d{2})\.?(\d{4}|\d{2})$/.exec(text)
  const [, first = '', second = '', third = ''] = parts ?? []
  const year = third.length === 2 ? `20${third}` : third
  const day = isYearFirst ? `${first}-${second}-${third}` : `${year}-${second}-${first}`
  const date = new Date(`${day}T00:00:00Z`)
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)) return day
  fault('NOT_A_DATE', 'date', text)
  return undefined
}
