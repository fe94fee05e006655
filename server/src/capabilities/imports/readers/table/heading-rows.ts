import type { TableField } from '@shop/contract/imports/table-columns'
import type { Finding } from '../catalogue/finding.ts'
import type { TableRow } from '../csv.ts'
import type { Column } from './columns.ts'

type CellsOfRow = Extract<TableRow, { cells: string[] }>

/** So many times more rows are articles than there are headings among them. */
const articlesPerHeading = 3

/**
 * Headings between the articles that have a number of their own ("10 | Wandfliesen"): in a table of units and prices they are
 * the few rows with neither, nor anything else but a text. As articles, customers would find them, by the piece and on request.
 */
export class HeadingRows {
  readonly #name: readonly number[]
  readonly #needed: readonly (readonly number[])[]
  #articles = 0
  #bare = 0

  constructor(columns: readonly Column[]) {
    const at = (...fields: TableField[]) =>
      columns.filter(({ field }) => fields.includes(field)).map(({ index }) => index)
    this.#name = [...at('number'), ...at('text')]
    this.#needed = [at('unit'), at('listPrice', 'purchasePrice')]
  }

  /** Takes a row down that says something of an article. */
  add(row: CellsOfRow): void {
    const { cells } = row
    if (this.#needed.every((some) => some.some((index) => isFilled(cells, index)))) this.#articles += 1
    else if (this.#isBare(row)) this.#bare += 1
  }

  /** How many there are, once all rows were taken down. */
  get count(): number {
    return this.#articles >= articlesPerHeading * this.#bare ? this.#bare : 0
  }

  /** What is told of a row that is such a heading; undefined of any other. */
  findingsOf(row: TableRow): Finding[] | undefined {
    if (this.count === 0 || !('cells' in row) || !this.#isBare(row)) return undefined
    const [article, detail] = this.#name.map((index) => row.cells[index])
    const at = { type: 'finding', line: row.row, row: row.row } as const
    return [{ ...at, severity: 'warning', code: 'HEADING_ROW', article, detail }]
  }

  /** One the file breaks off in may have had more. */
  #isBare({ cells, isOpen = false }: CellsOfRow): boolean {
    const hasColumns = this.#name.length === 2 && this.#needed.every((some) => some.length > 0)
    return (
      hasColumns &&
      !isOpen &&
      this.#name.every((index) => isFilled(cells, index)) &&
      cells.every((cell, index) => cell === '' || this.#name.includes(index))
    )
  }
}

const isFilled = (cells: readonly string[], index: number): boolean => (cells[index] ?? '') !== ''
