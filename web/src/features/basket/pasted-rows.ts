import { type NumberFormat, parseDecimal } from '@shop/contract/number-format'
import { looksLikeNumber, withoutNumberLabel } from '@shop/contract/number-label'
import { isCountedWord, isUnitWord } from '@shop/contract/unit-words'

export interface PastedRow {
  number: string
  /** Canonical decimal, or what was pasted where that is not all there is, as '12 St'; '' where nothing stood. */
  quantity: string
  /** The customer's own of the line, where a file of his program has one. */
  reference?: string
}

/**
 * Reads a column pair as it comes from a spreadsheet, an e-mail or a list: one row per line; number and quantity
 * divided by a tab, a semicolon, or blanks before a last part that is a number; or how many times first, as '10 x 4711'.
 * The quantity may have its unit behind it, in a column of its own, too: '4711 12 St', '100 m 4711'. Lines without anything
 * are left out.
 */
export function pastedRows(text: string, format: NumberFormat): PastedRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [number, quantity] = cells(line)
      return { number, quantity: parseDecimal(quantity, format) ?? quantity }
    })
}

function cells(line: string): [number: string, quantity: string] {
  const [number = '', quantity = '', unit = ''] = line
    .split(/\t|;/)
    .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  if (quantity !== '' || /[\t;]/.test(line))
    return [number, /\d$/.test(quantity) && isUnitWord(unit) ? `${quantity} ${unit}` : quantity]
  const [, times, what] = /^(\d{1,5})\s*[x×]\s+(\S.*)$/i.exec(line) ?? []
  if (times !== undefined && what !== undefined) return [what, times]
  const measured = withUnit(line)
  if (measured) return measured
  const [, head, last] = /^(.*\S)\s+([\d.,]+)$/.exec(line) ?? []
  if (head === undefined || last === undefined) return [number, '']
  // Of 'Art.-Nr. 4711' the last part is the number, not how many of it.
  const isLabel = !/\d/.test(head) && withoutNumberLabel(number) !== number
  return isLabel ? [number, ''] : [head, last]
}

const amount = String.raw`(\d{1,5}(?:[.,]\d+)*)\s*(\p{L}[\p{L}\d²³]*\.?)`
const before = new RegExp(String.raw`^${amount}\s+(\S.*)$`, 'u')
const behind = new RegExp(String.raw`^(.*\S)\s+${amount}$`, 'u')

/** '12 St 4711', '3 Sack Fliesenkleber' or '4711 12 St'; undefined where measures are but what an article is called by. */
function withUnit(line: string): [number: string, quantity: string] | undefined {
  const [, first = '', unit = '', rest = ''] = before.exec(line) ?? []
  const isAmount = isUnitWord(unit) && (isNumbered(rest) || (isCountedWord(unit) && /\p{L}{3}/u.test(rest)))
  if (isAmount) return [rest, `${first} ${unit}`]
  const [, head = '', last = '', word = ''] = behind.exec(line) ?? []
  return isUnitWord(word) && isNumbered(head) ? [head, `${last} ${word}`] : undefined
}

const isNumbered = (text: string): boolean => looksLikeNumber(withoutNumberLabel(text))
