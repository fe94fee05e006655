/** Repeatable randomness: the same seed gives the same demo on every machine and every day. */
export interface Random {
  /** 0 ≤ x < 1 */
  next: () => number
  /** Whole number, both ends included. */
  integer: (from: number, to: number) => number
  pick: <T>(items: readonly T[]) => T
  chance: (probability: number) => boolean
}

/** A generator of its own per subject (seed text), so that a change in one part leaves all others as they were. */
export function seededRandom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]) => {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 2_166_136_261
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16_777_619)
  return value >>> 0
}
