/** What a number format writes around a number, such as "EUR " or " €/100". */
export type Around = { before: string; after: string; isPercent: boolean }

/**
 * A piece of a format (ECMA-376, 18.8.31): text in quotes or behind a backslash, blanks as wide as a letter, what fills the
 * cell, a currency, conditions and colours, the end of what holds for numbers above zero, digits, and anything else.
 */
const piece =
  /"([^"]*)"|\\(.)|_.|\*.|\[\$([^\]-]*)(?:-([\dA-F]+))?\]|\[[^\]]*\]|(;)|(General|[0#?][0#?.,]*)|(.)/gis
/** The dollar of the United States, among all that are written with the same sign. */
const unitedStates = /^0*409$/

/**
 * What people see beside the number of a cell of this format, who take it for part of the price: its currency, what it is
 * for, a percent sign.
 *
 * @returns undefined where they see the number alone, or none
 */
export function aroundNumber(format: string): Around | undefined {
  let [before, after, digits, isPercent] = ['', '', 0, false]
  for (const [whole, quoted, escaped, currency, language, end, number, other] of format.matchAll(piece)) {
    if (end !== undefined) break
    if (number !== undefined) {
      digits += 1
      // Between digits stand blanks, strokes of fractions and exponents.
      after = ''
      continue
    }
    const dollar = currency === '$' && unitedStates.test(language ?? '') ? 'USD' : currency
    const text = quoted ?? escaped ?? dollar ?? other ?? (whole.startsWith('_') ? ' ' : '')
    isPercent ||= other === '%'
    if (digits === 0) before += text
    else after += text
  }
  const isSeen = digits > 0 && `${before}${after}`.trim() !== ''
  return isSeen ? { before: before.trimStart(), after: after.trimEnd(), isPercent } : undefined
}
