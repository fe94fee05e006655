import type { TableRow } from '../csv.ts'
import { cellText } from './cell-text.ts'
import { columnLetter } from './column-letter.ts'
import type { Column } from './columns.ts'
import { MergedCells } from './merged-cells.ts'
import { priceUnitInHeading } from './price-heading.ts'
import type { Table } from './read-table.ts'
import { headingsAmong, recogniseColumns } from './recognise.ts'

/** A row that is to be read; `isMisplaced` where the header above it has other columns than the table's first one. */
type ArticleRow = { row: TableRow; isMisplaced: boolean }

/**
 * The rows of a table that say something of an article: without empty ones, headings between the articles (one cell, often
 * merged over all), and headers, as they stand on each page, or above another table below the first. With what cells merged
 * over several rows say of them.
 */
export async function* articleRows(table: Table, columns: readonly Column[]): AsyncGenerator<ArticleRow> {
  let isMisplaced = false
  const merged = new MergedCells(columns)
  for await (const row of table.rows()) {
    if (!('cells' in row)) {
      yield { row, isMisplaced }
      continue
    }
    const isHeader = isHeaderOf(row.cells, columns)
    if (isHeader) isMisplaced = columns.some((column) => isOtherThan(column, row.cells))
    if (isHeader) continue
    const filled = merged.fill(row)
    // Of an article the number at least stands in its own row; a second line of a text is none.
    const isArticle = numFilled(row) > 1 || columns.some((column) => isNumberIn(column, row))
    if (isArticle && numFilled(filled) > 1) yield { row: filled, isMisplaced }
  }
}

type CellsOfRow = Extract<TableRow, { cells: string[] }>

const numFilled = ({ cells }: CellsOfRow): number => cells.filter((cell) => cell !== '').length
const isNumberIn = ({ field, index }: Column, { cells }: CellsOfRow): boolean =>
  field === 'number' && (cells[index] ?? '') !== ''

/** Whether a row names columns: that of the numbers as the header does, or another one there and a second elsewhere. */
function isHeaderOf(cells: readonly string[], columns: readonly Column[]): boolean {
  const number = columns.find(({ field }) => field === 'number')
  const cell = cellText(cells[number?.index ?? -1] ?? '')
  if (number === undefined || cell === undefined) return false
  // Without a heading the column has its letter for a name, and an article may be called so.
  if (cell === number.name && number.name !== columnLetter(number.index)) return true
  // Nearly all numbers have digits, and no heading above them.
  return (
    !/\d/.test(cell) &&
    headingsAmong([cell]) > 0 &&
    headingsAmong(columns.map(({ index }) => cells[index] ?? '')) > 1
  )
}

/** Whether a header further down has something else in this column. */
function isOtherThan({ name, index, field }: Column, cells: readonly string[]): boolean {
  const cell = cellText(cells[index] ?? '')?.replaceAll(/\s+/g, ' ')
  // "Preis 2" is called "Preis" there, and a name made of two lines begins with the upper one.
  if (cell === undefined || name.startsWith(cell)) return false
  const isSame = recogniseColumns([cell])[cell] === field
  const unit = (heading: string) => JSON.stringify(priceUnitInHeading(heading))
  return !isSame || unit(cell) !== unit(name)
}
