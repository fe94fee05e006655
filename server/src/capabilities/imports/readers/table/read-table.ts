import { toDecimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import { readSheet } from 'read-excel-file/node'
import { readCells, type TableRow } from '../csv.ts'
import type { Format } from '../delivery.ts'
import { UnreadableFileError } from '../row.ts'
import type { SourceFile } from '../source-file.ts'
import { headingsAmong } from './recognise.ts'

/** A table with its header found: names of the columns, and the rows below. */
export type Table = {
  names: readonly string[]
  /** Row of the header as a spreadsheet shows it. */
  headerRow: number
  rows: () => AsyncIterable<TableRow>
}

/** Rows among which the header is looked for: letterheads and titles stand above it. */
const headSize = 25
/**
 * Opens a table of a supplier, CSV or the first sheet of a workbook, and finds its header: the row among the first ones
 * with the most headings people write, else the first row with several cells. Columns without heading get their letter.
 *
 * @throws {UnreadableFileError} NO_HEADER where no row has two cells, UNREADABLE_SHEET
 */
export async function openTable(format: Format, file: SourceFile): Promise<Table> {
  const cells = format === 'xlsx' ? await sheetCells(file.path ?? '') : undefined
  const all = () => cells ?? readCells(file.open())
  const head: TableRow[] = []
  for await (const row of all()) if (head.push(row) >= headSize) break
  const header = headerAmong(head)
  if (!header) throw new UnreadableFileError('NO_HEADER', 'no row names the columns')
  return {
    names: namesOf(header.cells),
    headerRow: header.row,
    rows: async function* () {
      for await (const row of all()) if (row.row > header.row) yield row
    },
  }
}

function headerAmong(head: readonly TableRow[]): { row: number; cells: string[] } | undefined {
  const rows = head.flatMap((row) => ('cells' in row ? [row] : []))
  const score = ({ cells }: { cells: string[] }) => headingsAmong(cells)
  const best = rows.reduce<(typeof rows)[number] | undefined>(
    (most, row) => (score(row) > (most ? score(most) : 0) ? row : most),
    undefined,
  )
  return best ?? rows.find(({ cells }) => cells.filter((cell) => cell !== '').length > 1)
}

/** Names of all columns, each once: a second "Preis" becomes "Preis 2", a column without heading "C". */
function namesOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return cells.map((cell, index) => {
    const name = cell.replaceAll(/\s+/g, ' ').trim() || columnLetter(index)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}

function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : `${columnLetter(Math.floor(index / 26) - 1)}${last}`
}

/** Cells of the first sheet as text: numbers as they are kept, days as YYYY-MM-DD, formulas by their last value. */
async function sheetCells(path: string): Promise<TableRow[]> {
  try {
    const rows = await readSheet(path, { parseNumber: shownNumber })
    return rows.map((cells, index) => ({ row: index + 1, cells: cells.map(asText) }))
  } catch (error) {
    throw new UnreadableFileError('UNREADABLE_SHEET', error instanceof Error ? error.message : '')
  }
}

/**
 * A number as Excel shows it: of the digits it keeps the last ones are noise of calculating. One with three decimals gets
 * a fourth, so that nobody takes its point for one of thousands.
 */
function shownNumber(text: string): string {
  if (!/[.eE]/.test(text)) return text
  const number = toDecimal(new Big(Number(text).toPrecision(15)).toFixed()) ?? text
  return /\.\d{3}$/.test(number) ? `${number}0` : number
}

function asText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'string') return cell.trim()
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}
