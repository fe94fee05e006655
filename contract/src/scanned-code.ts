import { elementsOf, groupSeparator, gtinOfAddress, printedElementsOf } from './gs1.ts'
import { expandUpcE, gtinOfContents, isGtin } from './gtin.ts'

/** What a scanner has read. */
export interface ScannedCode {
  /** For people: the number, or the text as it was read. */
  text: string
  /** Numbers an article may have of it, the likeliest first; none in an address without one. */
  numbers: string[]
  /** GTIN of what the scanned package holds: which article it is, but not how much of it. */
  contents: string | undefined
}

/** Symbologies that hold element strings, by the identifiers scanners put before what they read. */
const gs1Carriers = new Set(['C1', 'e0', 'd2', 'Q3', 'J1'])

/**
 * Reads what a scanner sends: a plain number (EAN, UPC, one of the shop, of a supplier or the customer), or a GS1 element
 * string or Digital Link with one. A symbology identifier before it (ISO/IEC 15424: ']E0', ']C1', ']d2', ']Q3') and
 * control signs around it are no part of it. Whether an article has the number is for the shop to say.
 * @returns undefined where nothing was read
 */
export function readScan(raw: string): ScannedCode | undefined {
  const [, identifier = '', sent = ''] = /^(?:\]([A-Za-z][0-9A-Za-z]))?(.*)$/s.exec(printable(raw)) ?? []
  const text = sent.replaceAll(groupSeparator, ' ').trim()
  if (text === '') return undefined
  if (/^[a-z]+:\/\//i.test(text)) return ofNumbers(text, [gtinOfAddress(text)])
  // An EAN with two or five further digits, as of magazines.
  if (identifier === 'E3') return ofNumbers(text.slice(0, 13), [text.slice(0, 13)])
  const printed = printedElementsOf(text)
  const isCertain = printed !== undefined || gs1Carriers.has(identifier) || sent.includes(groupSeparator)
  const found = numbersIn(printed ?? elementsOf(sent))
  const [first] = found
  if (first !== undefined && isCertain) return ofNumbers(first, found)
  // A long number may begin like an element string; without the identifier it is first of all itself.
  const guessed = text.length >= 16 && found.some(isGtin) ? found : []
  return ofNumbers(text, [text, expandUpcE(text), ...guessed])
}

/** GTIN, GTIN of what a pallet holds, the customer's part number, a further number of the maker. */
const numbersIn = (elements: ReadonlyMap<string, string> | undefined): string[] =>
  ['01', '02', '241', '240'].flatMap((ai) => elements?.get(ai) ?? [])

function ofNumbers(text: string, candidates: readonly (string | undefined)[]): ScannedCode {
  const numbers = [...new Set(candidates)].filter((number) => number !== undefined)
  return { text, numbers, contents: numbers.map(gtinOfContents).find((gtin) => gtin !== undefined) }
}

/** Without control signs but the separator; scanners may frame what they read by them. */
const printable = (raw: string): string =>
  Array.from(raw)
    .filter((sign) => sign === groupSeparator || (sign >= ' ' && sign !== '\u007F'))
    .join('')
    .trim()
