import { toDecimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import { repaired } from '../repaired.ts'
import type { ByteStream } from '../row.ts'
import { withoutNoise } from './calculated.ts'
import { dayOf } from './days.ts'
import type { Around } from './number-format.ts'
import { CellText, unescaped, type WorkbookParts } from './workbook-parts.ts'
import { type Attributes, readXml } from './xml-part.ts'

/** A cell's text, or the number or day it holds; `around` is what people see beside the number. */
export type SheetCell = string | { number: string; around?: Around } | { day: string }
/** Cells by their columns from 0; empty ones are missing, `failed` are columns of those whose formula gave nothing. */
export type SheetRow = { row: number; cells: SheetCell[]; failed: number[]; isHidden: boolean }
/** Cells of a column that are one from a row on down to another; what it says stands in the first. */
export type MergedCell = { column: number; from: number; to: number }

/** Columns and rows a sheet has. */
const [mostColumns, mostRows] = [16_384, 1_048_576]

/**
 * Reads the cells of a sheet. Programs may leave out where a row or a cell stands: then it is behind the one before. A
 * cell that refers to what is not there is empty, as is a formula that failed or has no value.
 *
 * @returns rows with something in them, the columns nobody sees, and cells merged over several rows; what is only folded
 * away below an outline is there to be opened, and counts as seen
 * @throws {Error} where it is no XML, or a cell stands in no column or row
 */
export async function readSheet(
  bytes: ByteStream,
  parts: WorkbookParts,
): Promise<{ rows: SheetRow[]; hiddenColumns: Set<number>; merged: MergedCell[] }> {
  const rows: SheetRow[] = []
  const merged: MergedCell[] = []
  const hiddenColumns = new Set<number>()
  const text = new CellText()
  let row: SheetRow = { row: 0, cells: [], failed: [], isHidden: false }
  let cell: OpenCell | undefined
  let [column, isValue] = [-1, false]
  await readXml(bytes, {
    open: (name, attributes) => {
      if (name === 'row') {
        const at = Number(attributes['r']) || row.row + 1
        if (!(Number.isInteger(at) && at > 0 && at <= mostRows)) throw new Error(attributes['r'])
        row = { row: at, cells: [], failed: [], isHidden: isHidden(attributes) }
        column = -1
      } else if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r'])
        if (column < 0 || column >= mostColumns) throw new Error(attributes['r'])
        const [type, style] = [attributes['t'] ?? 'n', Number(attributes['s'] ?? 0)]
        cell = { column, type, style, isFormula: false, value: undefined }
      } else if (name === 'v') {
        isValue = true
        // Of a formula that gives an empty text there is one, with nothing in it.
        if (cell) cell.value = ''
      } else if (name === 'f') {
        if (cell) cell.isFormula = true
      } else if (name === 'col' && isHidden(attributes))
        // What goes on to the last column hides what is empty.
        for (
          let at = Number(attributes['min']);
          at <= Math.min(Number(attributes['max']), mostColumns);
          at += 1
        )
          hiddenColumns.add(at - 1)
      else if (name === 'mergeCell') merged.push(...mergedRows(attributes))
      else text.open(name)
    },
    text: (piece) => {
      if (isValue && cell) cell.value = (cell.value ?? '') + piece
      else text.add(piece)
    },
    close: (name) => {
      if (name === 'v') isValue = false
      else if (name === 'c' && cell) {
        const inline = text.take()
        const read = cell.type === 'inlineStr' ? textOf(inline) : valueOf(cell, parts)
        if (read !== '') row.cells[cell.column] = read
        if (cell.type === 'e' || (cell.isFormula && cell.value === undefined)) row.failed.push(cell.column)
        cell = undefined
      } else if (name === 'row') {
        if (row.cells.length > 0 || row.failed.length > 0) rows.push(row)
      } else text.close(name)
    },
  })
  return { rows, hiddenColumns, merged }
}

type OpenCell = { column: number; type: string; style: number; isFormula: boolean; value: string | undefined }

function valueOf({ type, style, value }: OpenCell, { strings, styles, from1904 }: WorkbookParts): SheetCell {
  if (value === undefined || value === '' || type === 'e') return ''
  if (type === 's') return textOf(strings[Number(value)] ?? '')
  if (type === 'str') return textOf(unescaped(value))
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type === 'd') return { day: value.slice(0, 10) }
  const number = Number(value)
  if (value.trim() === '' || Number.isNaN(number)) return textOf(value)
  if (styles.days.has(style)) {
    const day = dayOf(number, from1904)
    return day === undefined ? value.trim() : { day }
  }
  const shown = shownNumber(value.trim(), styles.decimals.get(style))
  // A number of an article whose zeros are only shown is the one people, and other files, know it by.
  const digits = /^\d+$/.test(shown) ? (styles.zeros.get(style) ?? 0) : 0
  if (digits > shown.length) return shown.padStart(digits, '0')
  const around = styles.around.get(style)
  return { number: shown, ...(around && { around }) }
}

const textOf = (text: string) => repaired(text).trim()

/**
 * A number as Excel shows it: of the digits it keeps the last ones are noise of calculating. One with three decimals gets
 * a fourth, so that nobody takes its point for one of thousands.
 *
 * @param decimals that the format of its cell shows
 */
function shownNumber(text: string, decimals: number | undefined): string {
  if (!/[.eE]/.test(text)) return text
  const seen = withoutNoise(new Big(Number(text).toPrecision(15)).toFixed(), decimals)
  const number = toDecimal(seen) ?? text
  return /\.\d{3}$/.test(number) ? `${number}0` : number
}

function isHidden({ hidden, outlineLevel = '0' }: Attributes): boolean {
  return /^(?:1|true)$/.test(hidden ?? '') && outlineLevel === '0'
}

/** "A2:B4" is said in A2, and holds in column A down to row 4; cells of one row have nothing below them. */
function mergedRows({ ref = '' }: Attributes): MergedCell[] {
  const [, place = '', from = '', to = ''] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(ref) ?? []
  const cell = { column: columnOf(place), from: Number(from), to: Number(to) }
  return cell.to > cell.from ? [cell] : []
}

/** Column of a cell from 0 by its place: A1 is 0, AA7 is 26. */
function columnOf(place: string): number {
  let column = 0
  for (const letter of place) {
    if (letter < 'A') break
    column = column * 26 + letter.charCodeAt(0) - 64
  }
  return column - 1
}
