import type { TableRow } from '../csv.ts'
import { readNumber } from './numbers.ts'
import { headingsAmong } from './recognise.ts'

/** A header: the row its last line stands in, 0 where a table has none, and the heading of each column. */
export type Header = { row: number; cells: string[] }

/**
 * The header among the first rows of a table: the one with the most headings people write, else the first with several
 * cells, unless it reads like the articles below. Where two rows make it together, cells merged over columns ("Preis" above "Liste" and "Netto") or over both
 * rows, the headings are made of both.
 */
export function headerAmong(head: readonly TableRow[]): Header | undefined {
  const rows = head.flatMap((row) => ('cells' in row ? [row] : []))
  const best = rows.reduce<Header | undefined>(
    (most, row) => (headingsAmong(row.cells) > (most ? headingsAmong(most.cells) : 0) ? row : most),
    undefined,
  )
  if (!best) {
    const [first, ...below] = rows.filter(({ cells }) => filled(cells) > 1)
    const isArticle = first && below.some((row) => isAlike(first.cells, row.cells))
    return isArticle ? { row: 0, cells: first.cells.map(() => '') } : first
  }
  const at = (row: number) => rows.find((each) => each.row === row)
  const [above, below] = [at(best.row - 1), at(best.row + 1)]
  if (below && isSecondLine(best.cells, below.cells))
    return { row: below.row, cells: together(best.cells, below.cells) }
  if (above && isFirstLine(above.cells, best.cells))
    return { row: best.row, cells: together(above.cells, best.cells) }
  return best
}

const isYear = /^(?:19|20)\d\d$/
const isNumber = (cell: string): boolean =>
  !isYear.test(cell) && (readNumber(cell, 'comma') ?? readNumber(cell, 'point')) !== undefined

/** Whether both rows have numbers in the same columns, and words in the others: headings stand above numbers as words. */
function isAlike(row: readonly string[], below: readonly string[]): boolean {
  const both = [...row.keys()].filter((column) => row[column] !== '' && (below[column] ?? '') !== '')
  const numbers = both.filter((column) => isNumber(row[column] ?? ''))
  return (
    numbers.length > 0 && both.every((column) => numbers.includes(column) === isNumber(below[column] ?? ''))
  )
}

const filled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length
const isHeading = (cell: string | undefined): boolean => headingsAmong([cell ?? '']) > 0
const isText = (cell: string): boolean => cell.trim() === '' || /\p{L}{2}/u.test(cell)

/** Place from which a cell of the upper line spans to the column: the cells between are empty there, and filled below. */
function spanning(upper: readonly string[], lower: readonly string[], column: number): number {
  let from = column
  while (from > 0 && (upper[from] ?? '') === '' && (lower[from] ?? '') !== '') from -= 1
  return (lower[from] ?? '') === '' ? column : from
}

/** Places of the lower line a heading spans to that has begun before. */
function spanned(upper: readonly string[], lower: readonly string[]): number[] {
  return [...lower.keys()].filter((column) => {
    const from = spanning(upper, lower, column)
    return from < column && (upper[from] ?? '') !== ''
  })
}

/**
 * Whether a row goes on with the header above it: words alone, some under a heading that spans them, and none under one
 * that does not, for an article has something there.
 */
function isSecondLine(header: readonly string[], row: readonly string[]): boolean {
  const starts = new Set(spanned(header, row).map((column) => spanning(header, row, column)))
  const isBelowAnother = (cell: string, column: number) =>
    cell !== '' && (header[column] ?? '') !== '' && !starts.has(column)
  return starts.size > 0 && row.every(isText) && !row.some(isBelowAnother)
}

/**
 * Whether a row begins the header below it: it has headings of its own where that is empty, or two at least that span
 * several of its columns.
 */
function isFirstLine(row: readonly string[], header: readonly string[]): boolean {
  if (!row.every(isText)) return false
  if (row.some((cell, column) => isHeading(cell) && (header[column] ?? '') === '')) return true
  const starts = new Set(spanned(row, header).map((column) => spanning(row, header, column)))
  return [...starts].filter((column) => isHeading(row[column])).length > 1
}

/** Headings of both lines; where the lower one says enough by itself, and once, it is the name people know. */
function together(upper: readonly string[], lower: readonly string[]): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const below = lower[column] ?? ''
    const above = upper[spanning(upper, lower, column)] ?? ''
    if (below === '' || above === '') return below || (upper[column] ?? '')
    const both = `${above} ${below}`
    const isOnce = lower.filter((cell) => cell === below).length === 1
    return isOnce && isHeading(below) && !isHeading(both) ? below : both
  })
}
