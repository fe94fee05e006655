type Lines<Line> = { action: 'write' | 'delete'; lines: readonly Line[] }

/**
 * Lines of one text as a delivery gives them: a line sent again, in the same file or a later one, replaces the earlier
 * one of its number. Lines without a number are told apart by their order within their file; one that stands in a record behind
 * a line with a number, and has none of its own or the same, is the next line of the text.
 */
export class NumberedLines<Line extends { place: number }> {
  readonly #lines = new Map<string, Line>()
  #file = ''
  #unnumbered = 0

  take(file: string, { action, lines }: Lines<Line>): void {
    if (file !== this.#file) [this.#file, this.#unnumbered] = [file, 0]
    if (action === 'delete' && lines.length === 0) this.#lines.clear()
    for (const line of inOrder(lines)) {
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

/** A place between that of the line before and the next whole one. */
const next = 0.5

function inOrder<Line extends { place: number }>(lines: readonly Line[]): Line[] {
  return lines.map((line, index) => {
    const { place: before = 0 } = lines[index - 1] ?? {}
    const isBehind = before > 0 && (line.place === 0 || line.place === before)
    return isBehind ? { ...line, place: before + next } : line
  })
}
