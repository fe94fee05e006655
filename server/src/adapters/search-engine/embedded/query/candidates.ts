import type { Scratch } from './scratch.ts'

/** Articles of a list: docs[start … end], ascending. */
export interface DocRange {
  docs: Uint32Array
  start: number
  end: number
}

/** Up to so many, at most the least room of a Scratch, are sorted; more are read from the bitmap, all words of which have to be looked at. */
const mostSorted = 500

/**
 * Puts the articles that stand in any of the lists into `scratch.found`, ascending and each once, and gives their
 * number.
 */
export function unite(lists: readonly DocRange[], articles: number, scratch: Scratch): number {
  const [only] = lists
  if (!only || lists.length > 1) {
    const count = uniteMarked(lists, articles, scratch)
    unmark(count, scratch)
    return count
  }
  scratch.found.set(only.docs.subarray(only.start, only.end))
  return only.end - only.start
}

/** As {@link unite}; they are left as {@link mark} leaves them. */
export function uniteMarked(lists: readonly DocRange[], articles: number, scratch: Scratch): number {
  const { found, bitmap, firstAt } = scratch
  const all = lists.reduce((sum, { start, end }) => sum + end - start, 0)
  if (all <= mostSorted) {
    const count = uniteFew(lists, all, found)
    mark(count, scratch)
    return count
  }
  for (const { docs, start, end } of lists) {
    for (let at = start; at < end; at++) bitmap[docs[at]! >>> 5]! |= 1 << (docs[at]! & 31)
  }
  const words = (articles + 31) >>> 5
  let count = 0
  for (let at = 0; at < words; at++) {
    let word = bitmap[at]!
    firstAt[at] = count
    while (word !== 0) {
      const lowest = word & -word
      found[count++] = (at << 5) + (31 - Math.clz32(lowest))
      word ^= lowest
    }
  }
  return count
}

function uniteFew(lists: readonly DocRange[], all: number, found: Uint32Array): number {
  let at = 0
  for (const { docs, start, end } of lists) {
    found.set(docs.subarray(start, end), at)
    at += end - start
  }
  found.subarray(0, all).sort()
  let count = 0
  for (let i = 0; i < all; i++) if (i === 0 || found[i] !== found[i - 1]) found[count++] = found[i]!
  return count
}

/**
 * Lets the first `count` of `scratch.found` be recognized: a bit for each in `bitmap`, and in `firstAt` the place of the
 * first one of each word of bits. Both are small enough to stay near the processor, which data by article is not.
 */
export function mark(count: number, { found, bitmap, firstAt }: Scratch): void {
  for (let i = 0; i < count; i++) {
    const doc = found[i]!
    const word = doc >>> 5
    if (bitmap[word] === 0) firstAt[word] = i
    bitmap[word]! |= 1 << (doc & 31)
  }
}

/** Undoes {@link mark}. */
export function unmark(count: number, { found, bitmap }: Scratch): void {
  if (count >= bitmap.length) bitmap.fill(0)
  else for (let i = 0; i < count; i++) bitmap[found[i]! >>> 5] = 0
}

/** How many bits of a word are set. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
