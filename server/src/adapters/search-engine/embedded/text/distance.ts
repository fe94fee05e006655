const roomFor = 64

/** Rows of the table, used again for every pair of words: a search compares hundreds. */
let rows = [new Uint16Array(roomFor), new Uint16Array(roomFor), new Uint16Array(roomFor)] as const

/**
 * Number of typos between two words (a letter wrong, missing, too many, or two neighbours swapped), or `most` + 1
 * when there are more than `most`.
 */
export function typoDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  const width = b.length + 1
  if (width > rows[0].length) rows = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)]
  let [beforeLast, last, row] = rows
  for (let j = 0; j < width; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    let best = i
    row[0] = i
    for (let j = 1; j < width; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = last[j - 1]! + (letter === other ? 0 : 1)
      if (last[j]! < cost) cost = last[j]! + 1
      if (row[j - 1]! < cost) cost = row[j - 1]! + 1
      const swapped = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other
      if (swapped && beforeLast[j - 2]! < cost) cost = beforeLast[j - 2]! + 1
      row[j] = cost
      if (cost < best) best = cost
    }
    if (best > most) return most + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return last[b.length]!
}

/** The letters of a folded word as bits: which it has, not where or how often. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/**
 * Whether words of these letters may be `most` typos apart (1 or 2): each brings at most one letter and takes at most one.
 * Tells most words apart without the table of {@link typoDistance}.
 */
export const mayBeTypo = (a: number, b: number, most: number): boolean =>
  hasAtMost(a & ~b, most) && hasAtMost(b & ~a, most)

function hasAtMost(bits: number, most: number): boolean {
  let rest = bits
  for (let i = 0; i < most; i++) rest &= rest - 1
  return rest === 0
}
