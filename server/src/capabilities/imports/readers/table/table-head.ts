import type { TableColumns } from '@shop/contract/imports/table-columns'
import type { Delivery } from '../delivery.ts'
import { openTable, type Table } from './read-table.ts'
import { recogniseColumns } from './recognise.ts'

/** Rows whose cells are shown below a column's name. */
const sampleRows = 3

/** A table, and what stands in the first cells of its columns. */
export type TableHead = { table: Table; samples: readonly (readonly string[])[] }

/** The first table with its columns, of a workbook this sheet; undefined where the files are no tables. */
export async function tableHead(
  { format, files }: Delivery,
  sheet: string | undefined,
): Promise<TableHead | undefined> {
  const [file] = files
  if ((format !== 'csv' && format !== 'xlsx') || !file) return undefined
  const table = await openTable(format, file, sheet)
  const samples = table.names.map((): string[] => [])
  let count = 0
  for await (const row of table.rows()) {
    if ('cells' in row)
      for (const [index, cells] of samples.entries()) cells.push((row.cells[index] ?? '').slice(0, 60))
    if ((count += 1) >= sampleRows) break
  }
  return { table, samples }
}

/**
 * The columns of the supplier's last table where this one has its numbers too, else what the headings say. What another
 * column held there is taken from the heading that says so here; a table with the numbers alone in common is another
 * one. A heading left out before stays left out.
 */
export function columnsLike(
  saved: TableColumns | undefined,
  { names, first }: Pick<Table, 'names' | 'first'>,
): TableColumns {
  const recognised = recogniseColumns(names, first)
  const known = Object.entries(saved ?? {}).filter(([name]) => names.includes(name))
  if (!known.some(([, field]) => field === 'number')) return recognised
  const taken = new Set(known.map(([, field]) => field))
  const isOther = taken.size === 1
  const missing = new Set(Object.values(saved ?? {}).filter((field) => !taken.has(field)))
  const added = Object.entries(recognised).filter(
    ([, field]) => !taken.has(field) && (isOther || missing.has(field)),
  )
  return Object.fromEntries([...known, ...added])
}
