import { readNumber } from './numbers.ts'

/** A row of an article, and the cell that says from which quantity on its price holds. */
type ScaleRow = { row: number; from: string }

/**
 * Rows of tables that have a price from one quantity on each, several of an article: the one that begins with the least counts,
 * in whatever order they stand. How the numbers are written is known when all have been seen.
 */
export class ScaleRows {
  readonly #rows = new Map<string, ScaleRow[]>()
  /** The row that counts, by the article's number; made when first asked for. */
  readonly #first = new Map<string, number>()

  add(row: number, number: string | undefined, from: string | undefined): void {
    if (number === undefined || from === undefined) return
    const before = this.#rows.get(number)
    if (before) before.push({ row, from })
    else this.#rows.set(number, [{ row, from }])
  }

  /** Whether another row of the article has a price from a smaller quantity on, or from the same one further up. */
  isBehind(row: number, number: string, style: 'comma' | 'point'): boolean {
    const first = this.#first.get(number) ?? this.#firstOf(number, style)
    return first !== undefined && first !== row
  }

  #firstOf(number: string, style: 'comma' | 'point'): number | undefined {
    const [one, ...others] = this.#rows.get(number) ?? []
    if (!one) return undefined
    const quantity = ({ from }: ScaleRow) =>
      Number(readNumber(from.replaceAll(/[^\d,.]+/g, ''), style) ?? Infinity)
    const { row } = others.reduce((least, other) => (quantity(other) < quantity(least) ? other : least), one)
    this.#first.set(number, row)
    return row
  }
}
