import type { TableRow } from '../csv.ts'
import type { Column } from './columns.ts'
import { currencyIn } from './currency.ts'
import { type FieldNote, withoutDays } from './table-findings.ts'
import { weightInCell } from './weight.ts'

/** Of what stands beside a price in its cell: somebody's dollar, what it is for, or that it is none. */
const ofPrice = /[$%/]|\b(?:je|per|pro)\s/i

/**
 * The cells of a row as people see them, where that says more than the number: in columns of prices the currency and what a
 * price is for, of weights their unit, of an attribute all of it. Elsewhere the number counts, whatever its format writes beside it. Without
 * numbers that became days.
 */
export function seenCells(
  row: Extract<TableRow, { cells: string[] }>,
  columns: readonly Column[],
  note: FieldNote,
): readonly string[] {
  const cells = withoutDays(row, columns, note)
  const { shown } = row
  if (shown === undefined) return cells
  const seen = new Map<number, string>()
  for (const { index, field } of columns) {
    const text = shown[index]
    if (text === undefined) continue
    const isPrice = field === 'listPrice' || field === 'purchasePrice'
    const saysMore = isPrice && (ofPrice.test(text) || currencyIn(text) !== undefined)
    const isWeighed = field === 'weight' && weightInCell(text).amount !== text
    if (field === 'attribute' || saysMore || isWeighed) seen.set(index, text)
  }
  return seen.size === 0 ? cells : cells.map((cell, at) => seen.get(at) ?? cell)
}
