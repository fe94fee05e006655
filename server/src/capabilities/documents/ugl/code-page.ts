import { plainSigns } from '@shop/contract/plain-signs'
import iconv from 'iconv-lite'

/** What code page 850 has no place for, in the words of the trade; marks on letters are taken off besides. */
const written: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '„': '"',
  '“': '"',
  '”': '"',
  '‟': '"',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '‹': "'",
  '›': "'",
  '…': '...',
  '•': '*',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '≠': '<>',
  '∅': 'Ø',
  '⌀': 'Ø',
  '™': '(TM)',
  '℠': '(SM)',
  '‰': ' o/oo',
  '√': 'Wurzel ',
  '∞': 'unendl.',
  '→': '->',
  '←': '<-',
  '✓': 'x',
  ẞ: 'SS',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Œ: 'OE',
  œ: 'oe',
  Ħ: 'H',
  ħ: 'h',
}

/**
 * A text in signs that code page 850 has, each of them one byte: "10 €" → "10 EUR", "Łódź" → "Lódz". Line ends stay, all
 * other control characters become blanks, and what nobody can write becomes a question mark rather than nothing.
 */
export const inCodePage850 = (text: string): string =>
  plainSigns(text)
    .normalize('NFC')
    .replace(/[^\n -~]/gu, signInCodePage)

function signInCodePage(sign: string): string {
  // A blank that does not break has byte 255, which programs of the trade take for anything.
  if (/[\s\p{Cc}]/u.test(sign)) return ' '
  if (has(sign)) return sign
  const others = written[sign]
  if (others !== undefined) return others
  const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '').replace('\u2044', '/')
  return plain !== sign && plain !== '' && Array.from(plain).every(has) ? plain : '?'
}

function has(sign: string): boolean {
  const encoded = iconv.encode(sign, 'cp850')
  return sign === '?' || (encoded.length === 1 && encoded.toString('latin1') !== '?')
}

/** The bytes of a text that `inCodePage850` has written. */
export const bytesOf = (text: string): Buffer => iconv.encode(text, 'cp850')

/**
 * Text in lines of at most so many signs: parted at its line ends and between words, within one only where it is longer
 * than a line. Empty lines are left out.
 */
export function inLines(text: string, width: number): string[] {
  return inCodePage850(text)
    .split('\n')
    .flatMap((line) => wrapped(line.trim(), width))
}

function wrapped(line: string, width: number): string[] {
  const lines: string[] = []
  let rest = line.replace(/ +/g, ' ')
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    const end = space > 0 ? space : width
    lines.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return rest === '' ? lines : [...lines, rest]
}
