/** A small repeatable random generator (mulberry32): the same seed gives the same catalogue on every machine. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** 0 ≤ result < 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!
  }

  /** Prefers the front of the list, as popular brands and colours are. */
  pickPopular<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() ** 1.6 * list.length)]!
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('')
  }

  /** A made-up name of two to four syllables. */
  name(): string {
    const syllables = 'ka lo mi ter ra ven sto lin da bri fo gus ne pal qui san tor ul wes zi'.split(' ')
    const word = Array.from({ length: 2 + this.below(3) }, () => this.pick(syllables)).join('')
    return word[0]!.toUpperCase() + word.slice(1)
  }
}
