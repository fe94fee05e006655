import { Big } from 'big.js'
import type { TableRow } from '../csv.ts'
import type { ByteStream } from '../row.ts'
import { openArchive } from '../zip.ts'
import { columnLetter } from './column-letter.ts'
import { StyleOfColumn } from './numbers.ts'
import { type MergedCell, readSheet, type SheetCell, type SheetRow } from './read-sheet.ts'
import { workbookParts } from './workbook-parts.ts'

/**
 * A sheet of a workbook: cells as text, rows as a spreadsheet counts them, empty ones left out. `hidden` are names of
 * columns and numbers of rows with something in them that were left out, `failed` says how many cells of a column are empty
 * because their formula gave nothing.
 */
export type Sheet = {
  name: string
  rows: TableRow[]
  hidden: readonly string[]
  failed: ReadonlyMap<number, number>
}

/**
 * The sheets a reader of a workbook sees, hidden ones not, nor hidden columns and rows: those calculate, and hold other
 * prices. Numbers as they are kept, days as YYYY-MM-DD, formulas by their last value.
 *
 * @param onShare told how much of the sheets is read, 0 to 1
 * @throws {Error} where a part is no XML
 */
export async function parseWorkbook(path: string, onShare: (share: number) => void): Promise<Sheet[]> {
  const { files, close } = await openArchive(path)
  try {
    const parts = await workbookParts(files)
    const total = parts.sheets.reduce((sum, { file: { size = 0 } }) => sum + size, 0)
    const sheets: Sheet[] = []
    let read = 0
    const counted = async function* (bytes: ByteStream): ByteStream {
      for await (const piece of bytes) {
        yield piece
        read += piece.length
        onShare(read / total)
      }
    }
    for (const { name, file } of parts.sheets) {
      const { rows, hiddenColumns, merged } = await readSheet(counted(file.open()), parts)
      const { rows: seen, ...about } = seenOf(rows, hiddenColumns)
      sheets.push({ name, rows: withMerged(seen, merged), ...about })
    }
    return sheets
  } finally {
    close()
  }
}

/** A sheet without what is hidden in it, its cells as text. */
function seenOf(rows: readonly SheetRow[], hiddenColumns: ReadonlySet<number>): Omit<Sheet, 'name'> {
  const columns = new Set<number>()
  const leftOut: number[] = []
  const failed = new Map<number, number>()
  const seen = rows.flatMap((row): SheetRow[] => {
    if (row.isHidden) {
      leftOut.push(row.row)
      return []
    }
    if (hiddenColumns.size > 0)
      for (const column of row.cells.keys())
        if (hiddenColumns.has(column) && row.cells[column] !== undefined) {
          columns.add(column)
          row.cells[column] = ''
        }
    for (const column of row.failed)
      if (!hiddenColumns.has(column)) failed.set(column, (failed.get(column) ?? 0) + 1)
    return row.cells.length > 0 ? [row] : []
  })
  const names = [...columns].toSorted((a, b) => a - b).map(columnLetter)
  return { rows: asText(seen), hidden: [...names, ...leftOut.map(String)], failed }
}

/** Where a column has numbers typed as text besides, all of it is written as those are: "1.290" is a thousand there. */
function asText(rows: readonly SheetRow[]): TableRow[] {
  const styles: StyleOfColumn[] = []
  for (const { cells } of rows)
    for (const [column, cell] of cells.entries())
      if (typeof cell === 'string') (styles[column] ??= new StyleOfColumn()).add(cell)
  const textOf = (cell: SheetCell | undefined, column: number): string => {
    if (cell === undefined || typeof cell === 'string') return cell ?? ''
    if ('day' in cell) return cell.day
    const style = styles[column]
    return style?.isSaid === true && style.style === 'comma' ? cell.number.replace('.', ',') : cell.number
  }
  return rows.map(({ row, cells }) => {
    const days = [...cells.keys()].filter((column) => isDay(cells[column]))
    const texts = Array.from(cells, textOf)
    const shown = [...cells.entries()].flatMap(([column, cell]) => shownBeside(cell, column, texts[column]))
    return {
      row,
      cells: texts,
      ...(days.length > 0 && { days }),
      ...(shown.length > 0 && { shown: Object.fromEntries(shown) }),
    }
  })
}

/** The rows, told which of their cells go on below. */
function withMerged(rows: readonly TableRow[], merged: readonly MergedCell[]): TableRow[] {
  const from = Map.groupBy(merged, (cell) => cell.from)
  return rows.map((row) => {
    const cells = from.get(row.row)
    return cells ? { ...row, until: Object.fromEntries(cells.map(({ column, to }) => [column, to])) } : row
  })
}

/** A number with what its format writes around it, under its column. */
function shownBeside(cell: SheetCell | undefined, column: number, text = ''): [number, string][] {
  if (typeof cell !== 'object' || !('number' in cell) || !cell.around) return []
  const { before, after, isPercent } = cell.around
  return [[column, `${before}${isPercent ? hundredfold(text) : text}${after}`]]
}

/** 0.19, which is shown as 19 %; in the style it is written in. */
function hundredfold(text: string): string {
  const number = new Big(text.replace(',', '.')).times(100).toFixed()
  return text.includes(',') ? number.replace('.', ',') : number
}

function isDay(cell: SheetCell | undefined): boolean {
  return typeof cell === 'object' && 'day' in cell
}
