const umlauts = 'äöüÄÖÜ'
/** Signs of measures, money and print that article texts have. */
const signs = '°½¼¾±€µ×§®©™–…•„“”‚‘’·\u00A0'

/** How much a text decoded on trial reads like one of an article, by its characters beyond ASCII; negative: not at all. */
export function plausibility(text: string): number {
  let sum = 0
  for (const { 0: character, index } of text.matchAll(/[^\0-\x7F]/g))
    sum += weightOf(character, text.slice(0, index), text.charAt(index + 1))
  return sum
}

function weightOf(character: string, before: string, next: string): number {
  const [afterLetter, beforeLetter] = [/\p{L}$/u.test(before), /\p{L}/u.test(next)]
  if (character === 'ß') return afterLetter ? 3 : 0
  if (character === '²' || character === '³') return /(?:^|[^\p{L}])[cdkm]?m$/iu.test(before) ? 3 : -1
  if (umlauts.includes(character)) {
    // Words begin or go on with them; few end with one, and none goes on in capitals after a small one.
    if (beforeLetter) return /[äöü]/.test(character) && /\p{Lu}/u.test(next) ? -1 : 3
    return afterLetter ? 1 : 0
  }
  // The sign of a diameter stands before its number, never behind; before a C it was one of degrees.
  if (/[Øø]/.test(character))
    return /\d$/.test(before) || (character === 'ø' && next === 'C') ? -1 : afterLetter ? 1 : 2
  // Quotes that open do not close a word, and a trade mark has a word before it: both were letters.
  if (afterLetter ? '‚„'.includes(character) : character === '™') return -1
  // Between letters a sign is what became of an umlaut.
  if (signs.includes(character))
    return afterLetter && beforeLetter ? -1 : character === '©' && afterLetter ? 1 : 2
  if ('«»'.includes(character)) return 1
  // No word goes on in a capital among small letters.
  if (/\p{Lu}/u.test(character) && (/\p{Ll}$/u.test(before) || (afterLetter && /\p{Ll}/u.test(next))))
    return -1
  if (/\p{L}/u.test(character)) return afterLetter || beforeLetter ? 1 : -2
  // Lines and boxes, control characters, currencies nobody writes.
  return /[\u2500-\u259F\p{C}\uFFFD]/u.test(character) ? -5 : -1
}

/** What is read as Windows-1252 by its looks alone may be ISO-8859-15, which has the euro in the place of a sign nobody writes. */
export const withEuro = (text: string): string => text.replaceAll('¤', '€')
