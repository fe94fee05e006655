import type { Finding, FindingCode } from '../catalogue/finding.ts'
import type { TableRow } from '../csv.ts'
import { excerpt } from '../row.ts'
import { isShortened } from './cell-text.ts'
import type { Column } from './columns.ts'
import type { Table } from './read-table.ts'
import { openPriceColumns } from './recognise.ts'

/** What is odd about a table as a whole: what of it is not read, and what its columns leave open. */
export function* findingsOf(
  table: Table,
  { columns, ambiguous }: { columns: readonly Column[]; ambiguous: readonly Column[] },
): Generator<Finding> {
  const taken = columns.map(({ field }) => field)
  const open = openPriceColumns(table.names, taken).filter(
    (name) => !columns.some((column) => column.name === name),
  )
  const said: [FindingCode, readonly string[]][] = [
    ['HIDDEN_CELLS', table.hidden],
    ['PRICE_COLUMN_OPEN', open],
    ['OTHER_SHEETS', table.besides.length > 0 ? [table.sheet, ...table.besides] : []],
  ]
  for (const [code, what] of said)
    if (what.length > 0) yield { type: 'finding', severity: 'warning', code, detail: shortList(what) }
  for (const { name: field } of ambiguous)
    yield { type: 'finding', severity: 'warning', code: 'AMBIGUOUS_NUMBERS', line: table.headerRow, field }
}

/** Some of many names, for a line of a report. */
function shortList(names: readonly string[]): string {
  return names.length > 20 ? `${names.slice(0, 20).join(', ')} … (${names.length})` : names.join(', ')
}

/** Why a row is not taken, as far as its cells tell; `width` are those of the header. */
export function refusalOf(
  row: Extract<TableRow, { cells: string[] }>,
  supplierNumber: string | undefined,
  width: number,
): Pick<Finding, 'code' | 'detail'> | undefined {
  const cells = excerpt(row.cells.join(' '))
  // Behind a price cut in half there are no cells any more.
  if (row.isOpen && row.cells.length < width) return { code: 'CUT_RECORD', detail: cells }
  // "1,50" without quotes between commas: what stands in the price column is 1. Sheets have remarks there.
  const isText = row.isOpen !== undefined
  if (isText && row.cells.slice(width).some((cell) => cell !== ''))
    return { code: 'SURPLUS_CELLS', detail: cells }
  if (supplierNumber === undefined || !isShortened(supplierNumber)) return undefined
  return { code: 'NUMBER_SHORTENED', detail: supplierNumber }
}
