import { plainSigns } from '@shop/contract/plain-signs'
import type { Language } from '../../document.ts'

const marks = /[\u0300-\u036f]/g
const wide = /[^\u0020-\u007e]/

const signs: Record<string, string> = {
  '½': ' 1/2',
  '¼': ' 1/4',
  '¾': ' 3/4',
  '⅛': ' 1/8',
  '⅜': ' 3/8',
  '⅝': ' 5/8',
  '⅞': ' 7/8',
  '⅓': ' 1/3',
  '⅔': ' 2/3',
  '²': '2',
  '³': '3',
  '×': 'x',
  '″': '"',
  '”': '"',
  '“': '"',
  '„': '"',
  '′': "'",
  '’': "'",
  '‘': "'",
  '⁄': '/',
  '®': '',
  '™': '',
  ø: ' ',
  '°': ' ° ',
  '\u00a0': ' ',
  // As texts are copied out of PDFs and web pages.
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬀ: 'ff',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  '\u2009': ' ',
  '\u202f': ' ',
  // Of Turkish keyboards, whose I has no dot and whose İ keeps it as a mark when it is made small.
  ı: 'i',
  '\u0307': '',
}

const signPattern = new RegExp(`[${Object.keys(signs).join('')}]`, 'g')

/** Lower case with typographic signs in their plain form; umlauts stay, of one sign each, for the stemmer needs them. */
export function plain(text: string): string {
  const lower = text.toLowerCase()
  if (!wide.test(lower)) return lower
  return plainSigns(lower)
    .toLowerCase()
    .normalize('NFC')
    .replace(signPattern, (sign) => signs[sign] ?? sign)
}

const writtenOutUmlaut = /(^|[^aeiouq])([aou])e/g

/**
 * The form in which words are compared: 'Dübel', 'Duebel' and 'Dubel' fold alike, as do 'Stoß' and 'Stoss'. The
 * written-out umlaut is a German habit and is not touched behind a vowel or q ('Mauer', 'Feuer', 'Quelle').
 */
export function fold(word: string, language: Language): string {
  const ascii = wide.test(word) ? word.replaceAll('ß', 'ss').normalize('NFD').replace(marks, '') : word
  return language === 'de' && ascii.includes('e') ? ascii.replace(writtenOutUmlaut, '$1$2') : ascii
}

const umlauts: Record<string, string> = { a: 'ä', o: 'ö', u: 'ü' }

/** 'duebel' as 'dübel', so that both meet the same stem. */
export function withUmlauts(word: string): string {
  return word.includes('e')
    ? word.replace(writtenOutUmlaut, (_, before: string, vowel: string) => before + umlauts[vowel])
    : word
}
