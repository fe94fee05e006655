import type { Decimal } from '@shop/contract/decimal'
import { compare, multiply } from '@shop/contract/exact'
import { FormatRefusal } from '../format-refusal.ts'
import { bytesOf, inCodePage850 } from './code-page.ts'

const recordLength = 200

/** A record of UGL 2.0 and 4.0: 200 bytes in code page 850, and its line end. */
export function record(...fields: readonly string[]): Buffer {
  const line = fields.join('')
  if (line.length > recordLength) throw new Error(`record of ${line.length} bytes: ${line}`)
  return bytesOf(`${line.padEnd(recordLength)}\r\n`)
}

/** A text field, cut where it is too long. */
export const chars = (text: string, width: number): string =>
  inCodePage850(text).replaceAll('\n', ' ').trim().slice(0, width).padEnd(width)

/** A number in a text field: one that does not fit refuses the document, cut it would be another's. */
export function whole(number: string, width: number): string {
  const text = inCodePage850(number).trim()
  if (text.length > width || text !== number.trim()) throw new FormatRefusal('NUMBER_TOO_LONG', number)
  return text.padEnd(width)
}

/** A numeric field: digits alone, filled up with zeros, decimals implied: 524.75 in 11,2 is 00000052475. */
export function digits(value: Decimal, width: number, decimals = 0): string {
  // The format has no sign.
  if (compare(value, '0') < 0) throw new FormatRefusal('NEGATIVE', value)
  const text = multiply(value, 10 ** decimals)
  if (text.length > width || text.includes('.')) throw new FormatRefusal('AMOUNT_TOO_LARGE', value)
  return text.padStart(width, '0')
}

/** A day as JJJJMMTT, zeros for none. */
export const date = (day: string | null): string => (day === null ? '00000000' : day.replaceAll('-', ''))

export const blank = (width: number): string => ' '.repeat(width)
