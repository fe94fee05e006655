type Lines<Line> = { action: 'write' | 'delete'; lines: readonly Line[] }

/**
 * Lines of one text as a delivery gives them: a line sent again, in the same file or a later one, replaces the earlier
 * one of its number. Lines without a number are told apart by their order within their file.
 */
export class NumberedLines<Line extends { place: number }> {
  readonly #lines = new Map<string, Line>()
  #file = ''
  #unnumbered = 0

  take(file: string, { action, lines }: Lines<Line>): void {
    if (file !== this.#file) [this.#file, this.#unnumbered] = [file, 0]
    if (action === 'delete' && lines.length === 0) this.#lines.clear()
    for (const line of lines) {
      const key = line.place === 0 ? `without ${(this.#unnumbered += 1)}` : String(line.place)
      if (action === 'delete') this.#lines.delete(key)
      else this.#lines.set(key, line)
    }
  }

  /** All lines by their numbers. */
  sorted(): Line[] {
    return [...this.#lines.values()].toSorted((a, b) => a.place - b.place)
  }
}
