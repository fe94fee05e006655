import { isFailed } from './cell-text.ts'
import type { Column } from './columns.ts'

/** How many cells of each column hold what a spreadsheet shows instead of a value: a CSV says nothing else of them. */
export class FailedCells {
  readonly #cells = new Map<number, number>()

  add(cells: readonly string[], columns: readonly Column[]): void {
    for (const { index } of columns)
      if (isFailed(cells[index] ?? '')) this.#cells.set(index, (this.#cells.get(index) ?? 0) + 1)
  }

  /** All of a table, of which its workbook has named some. */
  with(named: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
    const all = new Map(named)
    for (const [index, cells] of this.#cells) all.set(index, (all.get(index) ?? 0) + cells)
    return all
  }
}
