import { toDecimal, type Decimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import { children, textOf, type Element } from './element.ts'
import type { FindingCode } from '../catalogue/finding.ts'
import type { LocalText } from '../catalogue/records.ts'

/** Takes down what is odd about a value; the caller knows the article and the row. */
export type Report = (code: FindingCode, field: string, detail?: string) => void

/** Number of a child element. Decimal commas are read with a warning, anything else that is no number is left out. */
export function numberOf(element: Element | undefined, name: string, report: Report): Decimal | undefined {
  const text = textOf(element, name)
  if (text === undefined) return undefined
  const plain = withPoint(text)
  const decimal = readDecimal(plain)
  if (decimal === undefined) report('NOT_A_NUMBER', name, text)
  else if (plain !== text) report('COMMA_DECIMAL', name, text)
  return decimal
}

/** "12,5", ",5", "1.049,90" and "1,049.90" read one way only; "1.049" is left to the standard: its point is decimal. */
function withPoint(text: string): string {
  if (/^-?(?:\d*|\d{1,3}(?:\.\d{3})+),\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return /^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(text) ? text.replaceAll(',', '') : text
}

/**
 * Whether a child element says "1,234", which is a thousand where English programs wrote it, and little more than one
 * where German ones did: a price that hangs on it would be wrong by as much.
 */
export function mayBeThousands(element: Element | undefined, name: string): boolean {
  return /^[1-9]\d{0,2},\d{3}$/.test(textOf(element, name) ?? '')
}

/** Number greater than zero of a child element; zero and less are reported and left out. */
export function positiveOf(element: Element | undefined, name: string, report: Report): Decimal | undefined {
  const decimal = numberOf(element, name, report)
  if (decimal === undefined || (decimal !== '0' && !decimal.startsWith('-'))) return decimal
  report('NOT_A_NUMBER', name, decimal)
  return undefined
}

/**
 * Whether a child element says something that is no quantity, so that what depends on it cannot be known. Zero is what
 * programs write where they have nothing to say.
 */
export function isUnreadable(element: Element | undefined, name: string): boolean {
  const text = textOf(element, name)
  const number = text === undefined ? '0' : readDecimal(withPoint(text))
  return number === undefined || number.startsWith('-')
}

function readDecimal(text: string): Decimal | undefined {
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,2})?$/.test(text)) return undefined
  return toDecimal(new Big(text.replace('+', '')).round(9).toFixed())
}

/** Calendar day of a date or date and time as BMEcat writes it, with slashes or nothing between, or as Germans do. */
export function readDay(text: string | undefined, field: string, report: Report): string | undefined {
  if (text === undefined) return undefined
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?=$|T|\s)/.exec(text)?.slice(1).toReversed()
  const parts = german ?? /^(\d{4})[-/]?(\d{2})[-/]?(\d{2})(?=$|T|\s)/.exec(text)?.slice(1)
  const day = parts?.map((part) => part.padStart(2, '0')).join('-')
  const date = day === undefined ? undefined : new Date(`${day}T00:00:00Z`)
  if (date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day ?? '')) return day
  report('NOT_A_DATE', field, text)
  return undefined
}

/** A day that holds for prices; 'unreadable' where one is named that nobody can read, nothing where there is none. */
export function readValidity(
  element: Element | undefined,
  field: string,
  report: Report,
  text = textOf(element, field),
): string | undefined {
  // Programs write zeros where there is no day.
  if (text === undefined || /^[0.\-/]+(?:$|[T ])/.test(text)) return undefined
  return readDay(text, field, report) ?? 'unreadable'
}

const countries: Readonly<Record<string, string>> = { DEU: 'DE', AUT: 'AT', CHE: 'CH' }

/** ISO 3166 code of a country, of two letters. */
export function countryOf(written: string): string {
  const country = written.trim().toUpperCase()
  return countries[country] ?? country
}

const languages: Readonly<Record<string, string>> = {
  deu: 'de',
  ger: 'de',
  de: 'de',
  eng: 'en',
  en: 'en',
}

/** ISO 639-1 code of a language the shop speaks; any other code as the file has it. */
export function languageOf(code: string): string {
  const lower = code.trim().toLowerCase()
  return languages[lower] ?? languages[lower.split(/[-_]/)[0] ?? ''] ?? lower
}

/** Currency of a child element (ISO 4217), also where its name or sign stands there. */
export function currencyOf(element: Element | undefined, name: string): string | undefined {
  const written = textOf(element, name)?.toUpperCase()
  return written === '€' || written === 'EURO' ? 'EUR' : written
}

/** Texts of all children of this name, each with its language; those without one are in the default language. */
export function localTexts(element: Element | undefined, name: string, language: string): LocalText[] {
  return children(element, name)
    .map((child) => localText(child, language))
    .filter(({ text }) => text !== '')
}

/** Text of one element with its language. */
export function localText(element: Element, language: string): LocalText {
  const own = element.attributes.lang
  return { language: own === undefined ? language : languageOf(own), text: element.text.trim() }
}
