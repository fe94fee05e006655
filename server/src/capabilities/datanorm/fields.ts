import type { Decimal } from '@shop/contract/decimal'
import { compare, multiply } from '@shop/contract/exact'
import { codePage850 } from '../documents/public.ts'

/** Signs the format has a use of its own for, or that are not allowed in its texts. */
const instead: Readonly<Record<string, string>> = {
  ';': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '|': '/',
  '\\': '/',
  '~': '-',
  '²': '2',
  '³': '3',
  '¹': '1',
  '°': ' Grad',
  Ø: 'D=',
  ø: 'd=',
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '±': '+/-',
  '×': 'x',
  '÷': ':',
  µ: 'u',
  '®': '(R)',
  '©': '(C)',
  '·': '-',
  æ: 'ae',
  Æ: 'AE',
}

/**
 * A text in the signs of DATANORM 4.0: those of ASCII without brackets and the like, and the German umlauts. What it has no
 * sign for is written otherwise, a mark on a letter left out; line ends stay.
 */
export const datanormText = (text: string): string =>
  codePage850.write(text).replace(/[^\n -:<-Z^-zäöüÄÖÜß]/g, signAllowed)

function signAllowed(sign: string): string {
  const other = instead[sign]
  if (other !== undefined) return other
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return /^[ -:<-Z^-z]+$/.test(plain) ? plain : '?'
}

/** A field of one line, cut at its length. */
export const field = (text: string, width: number): string =>
  datanormText(text).replaceAll('\n', ' ').trim().slice(0, width).trim()

/** A text in lines of at most so many signs. */
export const lines = (text: string, width: number): string[] => codePage850.inLines(datanormText(text), width)

/** A number or key that must not be cut: undefined where it does not fit or holds a sign the format has not. */
export function key(text: string, width: number): string | undefined {
  const written = datanormText(text)
  return written === text && text.length <= width && text.trim() === text && text !== '' ? text : undefined
}

/** An amount of money in cents without a point, at most eight digits (N6/2); undefined where it has more. */
export function cents(amount: Decimal): string | undefined {
  const written = multiply(amount, 100)
  return /^\d{1,8}$/.test(written) && compare(written, '0') > 0 ? written : undefined
}

/** A record with its fields, each of them closed, and the line end. */
export const record = (...fields: readonly string[]): string => `${fields.join(';')};\r\n`
