import type { TableRow } from '../csv.ts'
import type { Column } from './columns.ts'

type CellsOfRow = Extract<TableRow, { cells: string[] }>

/**
 * Cells merged over several rows say something of each of them: the group, the text or the unit of all sizes of an
 * article. A number over several rows makes one article of them, and another of none: it counts only where each has the
 * price from a quantity on.
 */
export class MergedCells {
  readonly #columns: readonly Column[]
  /** Rows whose cell of a column goes on below. */
  readonly #open = new Map<number, { above: CellsOfRow; until: number }>()

  constructor(columns: readonly Column[]) {
    const hasScale = columns.some(({ field }) => field === 'priceFrom')
    this.#columns = columns.filter(({ field }) => field !== 'number' || hasScale)
  }

  /** The row with what merged cells that begin above it say; rows come in their order. */
  fill(row: CellsOfRow): CellsOfRow {
    const filled = this.#open.size === 0 ? row : this.#filled(row)
    if (row.until)
      for (const { index } of this.#columns) {
        const until = row.until[index]
        if (until !== undefined) this.#open.set(index, { above: row, until })
      }
    return filled
  }

  #filled(row: CellsOfRow): CellsOfRow {
    const cells = [...row.cells]
    const days = [...(row.days ?? [])]
    const shown = { ...row.shown }
    for (const [index, { above, until }] of this.#open) {
      if (row.row > until) this.#open.delete(index)
      else if ((cells[index] ?? '') === '') {
        while (cells.length < index) cells.push('')
        cells[index] = above.cells[index] ?? ''
        if (above.days?.includes(index)) days.push(index)
        const around = above.shown?.[index]
        if (around !== undefined) shown[index] = around
      }
    }
    return { ...row, cells, days, shown }
  }
}
