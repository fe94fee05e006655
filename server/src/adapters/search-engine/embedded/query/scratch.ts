import type { TextIndex } from '../index/text-index.ts'
import type { Option } from './reading/options.ts'
import type { Group } from './resolved-word.ts'

/** Room for a few short lists that name the same articles again and again. */
const least = 1024

/** Working memory of searches, for the articles of the largest segment. */
export class Scratch {
  /** Candidates, later hits, ascending. */
  found = new Uint32Array(0)
  /** Their scores, at the same places. */
  totals = new Float32Array(0)
  /** Their scores by one word, at the same places. */
  current = new Float32Array(0)
  /** Words they meet, as bits, at the same places. */
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
  /** Place among the candidates of the first one of each word of `bitmap`. */
  firstAt = new Uint32Array(0)
  /** Counted hits per facet value. */
  counts = new Uint32Array(0)
  /** Filters a facet value meets, as bits, each one place further: as columns name values, whose 0 stands for none. */
  columnBits = new Uint32Array(1)
  /** Filters a facet value meets, as bits; the same memory. */
  valueBits = this.columnBits.subarray(1)
  /** Takes what is read only to be fetched, so that the reading is not left out. */
  fetched = 0

  /**
   * What is called as a compound names it, which the runs of one search ask for again. No longer: such a list may be as long as
   * the catalogue, and the options of queries are kept.
   */
  readonly groups = new Map<Option, Map<TextIndex, Group>>()

  /** Makes room. */
  begin(articles: number): void {
    if (this.found.length >= articles) return
    const size = Math.max(least, Math.ceil(articles * 1.1))
    this.found = new Uint32Array(size)
    this.totals = new Float32Array(size)
    this.bitmap = new Int32Array((size >>> 5) + 1)
    this.firstAt = new Uint32Array((size >>> 5) + 1)
    this.failed = new Uint32Array(size * 2)
    this.bits = this.failed.subarray(0, size)
    this.current = new Float32Array(this.failed.buffer, size * 4, size)
    this.met = new Uint32Array(size)
  }

  forValues(values: number): void {
    if (this.counts.length >= values) return
    this.counts = new Uint32Array(values * 2)
    this.columnBits = new Uint32Array(values * 2 + 1)
    this.valueBits = this.columnBits.subarray(1)
  }

  get bytes(): number {
    return this.found.byteLength * 5 + this.bitmap.byteLength * 2 + this.counts.byteLength * 2
  }
}
