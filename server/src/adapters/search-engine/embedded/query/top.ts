/** A hit with its sort key and the key that decides between equal ones. */
export interface RankedHit {
  hit: number
  key: number
  second: number
}

/** Decides between hits that both keys leave equal, as Array.sort wants it. */
export type Tie = (a: number, b: number) => number

const byNumber: Tie = (a, b) => a - b

/**
 * The `limit` best of many hits by a key, larger first; equal ones by the second key, then in the order of their hit
 * numbers or another one. A binary heap whose root is the worst one kept, in typed arrays because most hits pass through it.
 */
export class Top {
  readonly #limit: number
  readonly #keys: Float64Array
  readonly #seconds: Float64Array
  readonly #hits: Uint32Array
  readonly #tie: Tie
  #size = 0
  /** A hit with a smaller key need not be added, nor one with this key and a smaller second one. */
  threshold = -Infinity
  secondThreshold = -Infinity

  constructor(limit: number, tie = byNumber) {
    this.#limit = limit
    this.#tie = tie
    this.#keys = new Float64Array(limit)
    this.#seconds = new Float64Array(limit)
    this.#hits = new Uint32Array(limit)
    if (limit === 0) this.threshold = Infinity
  }

  add(hit: number, key: number, second: number): void {
    if (this.#size < this.#limit) this.#rise(hit, key, second)
    else if (this.#limit > 0 && this.#isWorse(0, hit, key, second)) this.#sink(hit, key, second)
    if (this.#size < this.#limit || this.#limit === 0) return
    this.threshold = this.#keys[0]!
    this.secondThreshold = this.#seconds[0]!
  }

  /** Best first. */
  list(): RankedHit[] {
    return this.kept().toSorted((a, b) => byKeys(a, b) || this.#tie(a.hit, b.hit))
  }

  /** The same in no order, for those who put them in one of their own. */
  kept(): RankedHit[] {
    const all: RankedHit[] = []
    for (let i = 0; i < this.#size; i++)
      all.push({ hit: this.#hits[i]!, key: this.#keys[i]!, second: this.#seconds[i]! })
    return all
  }

  /** Whether the hit at a place of the heap ranks below the given one. */
  #isWorse(at: number, hit: number, key: number, second: number): boolean {
    const difference = this.#keys[at]! - key
    if (difference !== 0) return difference < 0
    const deciding = this.#seconds[at]! - second
    return deciding === 0 ? this.#tie(this.#hits[at]!, hit) > 0 : deciding < 0
  }

  #put(at: number, hit: number, key: number, second: number): void {
    this.#hits[at] = hit
    this.#keys[at] = key
    this.#seconds[at] = second
  }

  #move(from: number, to: number): void {
    this.#put(to, this.#hits[from]!, this.#keys[from]!, this.#seconds[from]!)
  }

  #rise(hit: number, key: number, second: number): void {
    let at = this.#size++
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (this.#isWorse(parent, hit, key, second)) break
      this.#move(parent, at)
      at = parent
    }
    this.#put(at, hit, key, second)
  }

  #sink(hit: number, key: number, second: number): void {
    let at = 0
    for (;;) {
      let child = at * 2 + 1
      if (child >= this.#size) break
      const right = child + 1
      if (
        right < this.#size &&
        this.#isWorse(right, this.#hits[child]!, this.#keys[child]!, this.#seconds[child]!)
      ) {
        child = right
      }
      if (!this.#isWorse(child, hit, key, second)) break
      this.#move(child, at)
      at = child
    }
    this.#put(at, hit, key, second)
  }
}

const byKeys = (a: RankedHit, b: RankedHit): number => b.key - a.key || b.second - a.second

/** Best first. */
export const byRank = (a: RankedHit, b: RankedHit): number => byKeys(a, b) || a.hit - b.hit
