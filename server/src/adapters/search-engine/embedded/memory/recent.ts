/** Keeps what was asked for lately: from `most` to twice as many. What it gives nobody may change. */
export class Recent<T extends object | string | number> {
  readonly #most: number
  #recent = new Map<string, T>()
  #older = this.#recent

  constructor(most: number) {
    this.#most = most
  }

  /** What is kept under the key, else what is computed now. */
  get(key: string, compute: (key: string) => T): T {
    const known = this.#recent.get(key)
    if (known !== undefined) return known
    const result = this.#older.get(key) ?? compute(key)
    if (this.#recent.size >= this.#most) [this.#older, this.#recent] = [this.#recent, new Map<string, T>()]
    this.#recent.set(key, result)
    return result
  }
}
