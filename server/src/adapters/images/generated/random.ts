/** Repeatable randomness of one picture. */
export interface Random {
  /** Between the ends. */
  between: (from: number, to: number) => number
  /** Whole number, both ends included. */
  integer: (from: number, to: number) => number
}

/** The same seed gives the same picture on every node, so that caches agree. */
export function pictureRandom(seed: string): Random {
  let state = 2_166_136_261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16_777_619)
  const next = () => {
    // xorshift32
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number) => from + next() * (to - from)
  return { between, integer: (from, to) => Math.floor(between(from, to + 1)) }
}
