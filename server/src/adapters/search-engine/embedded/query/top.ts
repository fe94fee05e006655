/** A hit with its sort key and the key that decides between equal ones. */
export interface RankedHit {
  hit: number
  key: number
  second: number
}

/**
 * The `limit` best of many hits by a key, larger first; equal ones by the second key, then in the order of their hit
 * numbers. A binary heap whose root is the worst one kept.
 */
export class Top {
  readonly #limit: number
  readonly #heap: RankedHit[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  add(hit: number, key: number, second: number): void {
    if (this.#heap.length < this.#limit) this.#rise({ hit, key, second })
    else if (this.#limit > 0 && key >= this.#heap[0]!.key) this.#challenge(hit, key, second)
  }

  /** Best first. */
  list(): RankedHit[] {
    return this.#heap.toSorted((a, b) => (isWorse(a, b) ? 1 : -1))
  }

  #challenge(hit: number, key: number, second: number): void {
    const root = this.#heap[0]!
    const challenger = { hit, key, second }
    if (isWorse(root, challenger)) this.#sink(challenger)
  }

  #rise(one: RankedHit): void {
    const heap = this.#heap
    let at = heap.push(one) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!isWorse(one, heap[parent]!)) break
      heap[at] = heap[parent]!
      at = parent
    }
    heap[at] = one
  }

  #sink(one: RankedHit): void {
    const heap = this.#heap
    let at = 0
    for (;;) {
      let child = at * 2 + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isWorse(heap[child + 1]!, heap[child]!)) child++
      if (!isWorse(heap[child]!, one)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = one
  }
}

const isWorse = (a: RankedHit, b: RankedHit): boolean =>
  a.key !== b.key ? a.key < b.key : a.second !== b.second ? a.second < b.second : a.hit > b.hit
