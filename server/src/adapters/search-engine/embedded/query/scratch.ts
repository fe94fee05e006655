/**
 * Working memory of searches, one element per article of the largest segment. Marks hold for one pass only: each
 * pass takes marks above all earlier ones instead of clearing the arrays.
 */
export class Scratch {
  marks = new Uint32Array(0)
  totals = new Float32Array(0)
  current = new Float32Array(0)
  found = new Uint32Array(0)
  /** Words met, as bits. */
  bits = new Uint32Array(0)
  /** Filters met, as bits; zero between searches. */
  met = new Uint32Array(0)
  /**
   * Articles that fail one filter alone, each followed by the bit of that filter. Lies in the memory of `bits` and
   * `current`, which are needed no more once words have been matched.
   */
  failed = new Uint32Array(0)
  /** One bit per article, zero between uses. */
  bitmap = new Int32Array(0)
  /** Counted hits per facet value. */
  counts = new Uint32Array(0)
  /** Filters a facet value meets, as bits. */
  valueBits = new Uint32Array(0)
  /** Takes what is read only to be fetched, so that the reading is not left out. */
  fetched = 0
  #lastMark = 0

  /** Makes room and gives the mark before the first of `marks` unused ones. */
  begin(articles: number, marks: number): number {
    if (this.marks.length < articles) {
      const size = Math.ceil(articles * 1.1)
      this.marks = new Uint32Array(size)
      this.totals = new Float32Array(size)
      this.found = new Uint32Array(size)
      this.bitmap = new Int32Array((size >>> 5) + 1)
      this.failed = new Uint32Array(size * 2)
      this.bits = this.failed.subarray(0, size)
      this.current = new Float32Array(this.failed.buffer, size * 4, size)
      this.met = new Uint32Array(size)
      this.#lastMark = 0
    }
    if (this.#lastMark + marks + 1 > 0xffff_fff0) {
      this.marks.fill(0)
      this.#lastMark = 0
    }
    const base = this.#lastMark
    this.#lastMark += marks
    return base
  }

  forValues(values: number): void {
    if (this.counts.length >= values) return
    this.counts = new Uint32Array(values * 2)
    this.valueBits = new Uint32Array(values * 2)
  }

  get bytes(): number {
    return this.marks.byteLength * 6 + this.counts.byteLength * 2
  }
}
