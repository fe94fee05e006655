import type { TableField } from '@shop/contract/imports/table-columns'
import type { Finding, FindingCode } from '../catalogue/finding.ts'
import type { TableRow } from '../csv.ts'
import { excerpt } from '../row.ts'
import { isShortened, showsDay } from './cell-text.ts'
import { columnLetter } from './column-letter.ts'
import type { Column } from './columns.ts'
import { firstDayOf } from './listed-from.ts'
import type { Table } from './read-table.ts'
import { headingsAmong, openPriceColumns } from './recognise.ts'

/** What is odd about a table as a whole: what of it is not read, and what its columns leave open. */
export function* findingsOf(
  table: Table,
  {
    columns,
    failed: failedCells,
    ambiguous,
  }: { columns: readonly Column[]; failed: ReadonlyMap<number, number>; ambiguous: readonly Column[] },
): Generator<Finding> {
  const taken = columns.map(({ field }) => field)
  const open = openPriceColumns(table.names, taken).filter(
    (name) => !columns.some((column) => column.name === name),
  )
  const failed = columns.flatMap(({ name, index }) => {
    const cells = failedCells.get(index)
    return cells === undefined ? [] : [`${name} (${cells}×)`]
  })
  const firstDay = firstDayOf(table, columns)
  const isGuessed = table.headerRow > 0 && headingsAmong(table.names) === 0
  const said: [FindingCode, readonly string[]][] = [
    ['HIDDEN_CELLS', table.hidden],
    ['HEADER_UNKNOWN', isGuessed ? table.names : []],
    ['FAILED_FORMULAS', failed],
    ['PRICE_COLUMN_OPEN', open],
    ['LISTED_FROM', firstDay === undefined ? [] : [firstDay]],
    ['OTHER_SHEETS', table.besides.length > 0 ? [table.sheet, ...table.besides] : []],
  ]
  for (const [code, what] of said)
    if (what.length > 0) yield { type: 'finding', severity: 'warning', code, detail: shortList(what) }
  for (const { name: field } of ambiguous)
    yield { type: 'finding', severity: 'warning', code: 'AMBIGUOUS_NUMBERS', line: table.headerRow, field }
  const told = new Set([...columns.map(({ name }) => name), ...open])
  // A column without heading has its letter for a name, and mostly nothing in it.
  const unread = table.names.filter((name, index) => !told.has(name) && name !== columnLetter(index))
  if (unread.length > 0)
    yield { type: 'finding', severity: 'note', code: 'COLUMNS_NOT_READ', detail: shortList(unread) }
}

/** Some of many names, for a line of a report. */
function shortList(names: readonly string[]): string {
  return names.length > 20 ? `${names.slice(0, 20).join(', ')} … (${names.length})` : names.join(', ')
}

type FieldCode =
  | 'NOT_A_NUMBER'
  | 'NEGATIVE_NUMBER'
  | 'UNKNOWN_PRICE_UNIT'
  | 'ODD_PRICE_UNIT'
  | 'NOT_A_DATE'
  | 'PRICE_UNIT_CLASH'
  | 'CURRENCY_CLASH'
  | 'NUMBER_IS_DAY'
  | 'NUMBER_LIKE_DAY'
  | 'EAN_SHORTENED'
/** Takes down what is wrong with a cell of the column of this name. */
export type FieldNote = (code: FieldCode, field: string, detail: string) => void

type CellsOfRow = Extract<TableRow, { cells: string[] }>

/** Numbers a row can do without where a spreadsheet made a day of them; of a price it is told that it is no number. */
const numbersBesides = new Set<TableField>(['manufacturerNumber', 'discountGroup'])

/** The cells of a row without numbers that became days, 1-3 as 1 March: nobody can tell which numbers they were. */
export function withoutDays(
  { cells, days = [] }: CellsOfRow,
  columns: readonly Column[],
  note: FieldNote,
): readonly string[] {
  const left = columns.filter(({ index, field }) => numbersBesides.has(field) && days.includes(index))
  for (const { name, index } of left) note('NUMBER_IS_DAY', name, cells[index] ?? '')
  return left.length === 0
    ? cells
    : cells.map((cell, at) => (left.some(({ index }) => index === at) ? '' : cell))
}

/** A row below a header with other columns: what stands where nobody knows. */
export function misplaced(row: TableRow): Finding {
  const detail = 'cells' in row ? excerpt(row.cells.join(' ')) : row.error.detail
  return { type: 'finding', severity: 'error', code: 'OTHER_HEADER', line: row.row, row: row.row, detail }
}

/** Why a row is not taken, as far as its cells tell; `width` are those of the header. */
export function refusalOf(
  row: CellsOfRow,
  supplierNumber: string | undefined,
  { width, columns }: { width: number; columns: readonly Column[] },
): Pick<Finding, 'code' | 'detail'> | undefined {
  const cells = excerpt(row.cells.join(' '))
  // Behind a price cut in half there are no cells any more.
  if (row.isOpen && row.cells.length < width) return { code: 'CUT_RECORD', detail: cells }
  // "1,50" without quotes between commas: what stands in the price column is 1. Sheets have remarks there.
  const isText = row.isOpen !== undefined
  if (isText && row.cells.slice(width).some((cell) => cell !== ''))
    return { code: 'SURPLUS_CELLS', detail: cells }
  if (supplierNumber === undefined) return undefined
  const isOfNumber = (index: number) => columns.some((one) => one.field === 'number' && one.index === index)
  if (row.days?.some(isOfNumber) || showsDay(supplierNumber))
    return { code: 'NUMBER_IS_DAY', detail: supplierNumber }
  return isShortened(supplierNumber) ? { code: 'NUMBER_SHORTENED', detail: supplierNumber } : undefined
}
