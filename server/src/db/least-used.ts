/** A map that drops what was not asked for longest once the sum of its sizes passes a limit. */
export class LeastUsed<V> {
  readonly #limit: number
  readonly #entries = new Map<string, { value: V; size: number }>()
  #total = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    // A map keeps the order of insertion: what was asked for last stands last.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: V, size = 1): void {
    this.delete(key)
    if (size > this.#limit) return
    this.#entries.set(key, { value, size })
    this.#total += size
    for (const oldest of this.#entries.keys()) {
      if (this.#total <= this.#limit) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#total -= entry.size
  }

  clear(): void {
    this.#entries.clear()
    this.#total = 0
  }
}
