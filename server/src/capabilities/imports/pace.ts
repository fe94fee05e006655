/** Milliseconds after which the speed of an import says something. */
const settles = 3000

/**
 * Tells from the shares done how long the rest takes. The clock runs from the first of them on: before it the files were
 * read, once and not in proportion to anything.
 */
export class Pace {
  #first: { share: number; at: number } | undefined

  /** Seconds the rest takes; undefined where nobody can tell yet. `at`: milliseconds of a clock that never goes back. */
  left(share: number, at: number): number | undefined {
    this.#first ??= { share, at }
    const [done, elapsed] = [share - this.#first.share, at - this.#first.at]
    if (done <= 0 || elapsed < settles) return undefined
    return Math.round((elapsed * (1 - share)) / done / 1000)
  }
}
