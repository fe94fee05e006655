/** How the numbers of a cell are shown. */
export interface CellFormat {
  /** Days are numbers underneath, which may be somebody's article number. */
  isDay: boolean
  /** Digits ('0', '#', '?') and signs of the number in their order, and what is written beside and between them. */
  parts: readonly Part[]
}

type Part = { kind: 'digit' | 'text'; text: string }

export const plainFormat: CellFormat = { isDay: false, parts: [] }

/** Formats that have a number and no code: days and times of day. */
const daysByNumber = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47)

/** A format by its number and code, of which the first section counts: the others are for what is negative, zero or a text. */
export function cellFormat(id: number, code: string): CellFormat {
  const parts: Part[] = []
  let isDay = code === '' && daysByNumber(id)
  const pieces = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|[_*].|./gsu
  for (const [piece, quoted, escaped, currency] of code.matchAll(pieces)) {
    if (piece === ';') break
    const text = quoted ?? escaped ?? currency
    if (text !== undefined) parts.push({ kind: 'text', text })
    else if (/[0#?.,]/.test(piece)) parts.push({ kind: 'digit', text: piece })
    else if (/^(?:[dmyhs]|\[[hms]+\])$/i.test(piece)) isDay = true
    else if (/^[^\w[*_@]$/u.test(piece)) parts.push({ kind: 'text', text: piece })
  }
  return { isDay, parts }
}

/**
 * A number as its cell shows it, as far as that says what it is: leading zeros, what is written beside it ('3 Ktn', '12,5 €'),
 * and a day as one ('2026-03-01'), so that it is taken for no number.
 * @param written with a comma
 */
export function asShown(value: number, written: string, { isDay, parts }: CellFormat): string {
  if (isDay && value >= 0 && value <= lastDay)
    return new Date(Math.floor(value - dayOf1970) * 86_400_000).toISOString().slice(0, 10)
  const digits = parts.filter(({ kind }) => kind === 'digit')
  if (digits.length === 0) return written
  if (/^\d+$/.test(written) && digits.every(({ text }) => text === '0')) return filledIn(parts, written)
  const ends = [parts.findIndex(isDigit), parts.findLastIndex(isDigit)] as const
  const textOf = (some: readonly Part[]) => some.map(({ text }) => text).join('')
  return `${textOf(parts.slice(0, ends[0]))}${written}${textOf(parts.slice(ends[1] + 1))}`
}

const isDigit = ({ kind }: Part): boolean => kind === 'digit'

/** The first of January 1970, as spreadsheets count, and the last day they know. */
const dayOf1970 = 25_569
const lastDay = 2_958_465

/** Article numbers are often numbers shown as 0000000 or 00-000: the last digit is the last zero's. */
function filledIn(parts: readonly Part[], written: string): string {
  let left = written.padStart(parts.filter(isDigit).length, '0')
  const shown = parts.map(({ kind, text }, place) => {
    if (kind === 'text') return text
    // Digits for which there is no zero go with the first.
    const more = left.length - parts.slice(place).filter(isDigit).length
    const own = left.slice(0, more + 1)
    left = left.slice(more + 1)
    return own
  })
  return shown.join('')
}
