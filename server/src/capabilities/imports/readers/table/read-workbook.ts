import { toDecimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import readSheets, { type SheetData } from 'read-excel-file/node'
import sax from 'sax'
import type { TableRow } from '../csv.ts'
import { UnreadableFileError } from '../row.ts'
import { openArchive } from '../zip.ts'
import { StyleOfColumn } from './numbers.ts'

/** A sheet of a workbook: cells as text, rows as a spreadsheet counts them. */
export type Sheet = { name: string; rows: TableRow[] }

/**
 * The sheets a reader of a workbook sees, hidden ones not: those calculate, and hold other prices. Numbers as they are
 * kept, days as YYYY-MM-DD, formulas by their last value.
 *
 * @throws {UnreadableFileError} UNREADABLE_SHEET
 */
export async function readWorkbook(path: string): Promise<Sheet[]> {
  try {
    const hidden = await hiddenSheets(path)
    const sheets = await readSheets(path, { parseNumber: shownNumber })
    return sheets
      .filter(({ sheet }) => !hidden.has(sheet))
      .map(({ sheet, data }) => ({ name: sheet, rows: rowsOf(data) }))
  } catch (error) {
    throw new UnreadableFileError('UNREADABLE_SHEET', error instanceof Error ? error.message : '')
  }
}

async function hiddenSheets(path: string): Promise<Set<string>> {
  const { files, close } = await openArchive(path)
  const hidden = new Set<string>()
  try {
    const index = files.find(({ name }) => name === 'xl/workbook.xml')
    const parser = sax.parser(true, { xmlns: false })
    parser.onopentag = ({ name, attributes }) => {
      const { name: sheet, state = 'visible' } = attributes as Record<string, string>
      if (/(?:^|:)sheet$/.test(name) && state !== 'visible' && sheet !== undefined) hidden.add(sheet)
    }
    const bytes = index ? await Array.fromAsync(index.open()) : []
    parser.write(Buffer.concat(bytes).toString('utf8')).close()
  } finally {
    close()
  }
  return hidden
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
  if (typeof cell === 'string') return cell.trim()
  return typeof cell === 'boolean' ? String(cell) : ''
}
