import { toDecimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import readSheets, { type SheetData } from 'read-excel-file/node'
import type { TableRow } from '../csv.ts'
import { repaired } from '../repaired.ts'
import { columnLetter } from './column-letter.ts'
import { type HiddenCells, hiddenIn } from './hidden-cells.ts'
import { StyleOfColumn } from './numbers.ts'

/**
 * A sheet of a workbook: cells as text, rows as a spreadsheet counts them. `hidden` are names of columns and numbers of
 * rows with something in them that were left out.
 */
export type Sheet = { name: string; rows: TableRow[]; hidden: readonly string[] }

/**
 * The sheets a reader of a workbook sees, hidden ones not, nor hidden columns and rows: those calculate, and hold other
 * prices. Numbers as they are kept, days as YYYY-MM-DD, formulas by their last value.
 * The library reads a sheet in one go; of one that is broken it throws whatever it meets.
 */
export async function parseWorkbook(path: string): Promise<Sheet[]> {
  const hidden = await hiddenIn(path)
  const sheets = await readSheets(path, { parseNumber: shownNumber })
  return sheets
    .filter(({ sheet }) => !hidden.sheets.has(sheet))
    .map(({ sheet, data }) => ({ name: sheet, ...seenOf(rowsOf(data), hidden.cells.get(sheet)) }))
}

/** A sheet without what is hidden in it. */
function seenOf(rows: TableRow[], hidden: HiddenCells | undefined): Omit<Sheet, 'name'> {
  if (!hidden || hidden.columns.size + hidden.rows.size === 0) return { rows, hidden: [] }
  const columns = new Set<number>()
  const leftOut: number[] = []
  const seen = rows.flatMap((row): TableRow[] => {
    if (!('cells' in row)) return [row]
    if (hidden.rows.has(row.row)) {
      if (row.cells.some((cell) => cell !== '')) leftOut.push(row.row)
      return []
    }
    const cells = row.cells.map((cell, column) => {
      if (!hidden.columns.has(column)) return cell
      if (cell !== '') columns.add(column)
      return ''
    })
    return [{ ...row, cells }]
  })
  const names = [...columns].toSorted((a, b) => a - b).map(columnLetter)
  return { rows: seen, hidden: [...names, ...leftOut.map(String)] }
}

/** A cell that holds a number, as the text Excel shows. */
type NumberCell = { number: string }

/**
 * A number as Excel shows it: of the digits it keeps the last ones are noise of calculating. One with three decimals gets
 * a fourth, so that nobody takes its point for one of thousands.
 */
function shownNumber(text: string): NumberCell {
  if (!/[.eE]/.test(text)) return { number: text }
  const number = toDecimal(new Big(Number(text).toPrecision(15)).toFixed()) ?? text
  return { number: /\.\d{3}$/.test(number) ? `${number}0` : number }
}

type Cell = SheetData<NumberCell>[number][number]

/** Where a column has numbers typed as text besides, all of it is written as those are: "1.290" is a thousand there. */
function rowsOf(data: SheetData<NumberCell>): TableRow[] {
  const styles: StyleOfColumn[] = []
  for (const cells of data)
    for (const [column, cell] of cells.entries())
      if (typeof cell === 'string') (styles[column] ??= new StyleOfColumn()).add(cell)
  const textOf = (cell: Cell, column: number): string => {
    if (!isNumber(cell)) return asText(cell)
    const style = styles[column]
    return style?.isSaid === true && style.style === 'comma' ? cell.number.replace('.', ',') : cell.number
  }
  return data.map((cells, index) => ({ row: index + 1, cells: cells.map(textOf) }))
}

const isNumber = (cell: Cell): cell is NumberCell =>
  typeof cell === 'object' && cell !== null && 'number' in cell

function asText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'string') return repaired(cell).trim()
  return typeof cell === 'boolean' ? String(cell) : ''
}
