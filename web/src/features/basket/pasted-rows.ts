import { type NumberFormat, parseDecimal } from '@shop/contract/number-format'
import { withoutNumberLabel } from '@shop/contract/number-label'

export interface PastedRow {
  number: string
  /** Canonical decimal, or what was pasted where it cannot be read; '' where nothing stood. */
  quantity: string
}

/**
 * Reads a column pair as it comes from a spreadsheet, an e-mail or a list: one row per line; number and quantity
 * divided by a tab, a semicolon, or blanks before a last part that is a number; or how many times first, as '10 x 4711'.
 * Lines without anything are left out.
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
  const [number = '', quantity = ''] = line.split(/\t|;/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  if (quantity !== '' || /[\t;]/.test(line)) return [number, quantity]
  const [, times, what] = /^(\d{1,5})\s*[x×]\s+(\S.*)$/i.exec(line) ?? []
  if (times !== undefined && what !== undefined) return [what, times]
  const [, head, last] = /^(.*\S)\s+([\d.,]+)$/.exec(line) ?? []
  if (head === undefined || last === undefined) return [number, '']
  // Of 'Art.-Nr. 4711' the last part is the number, not how many of it.
  const isLabel = !/\d/.test(head) && withoutNumberLabel(number) !== number
  return isLabel ? [number, ''] : [head, last]
}
