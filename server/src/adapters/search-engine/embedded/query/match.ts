import { findDoc } from './resolved-word.ts'
import type { Postings, ResolvedWord } from './resolved-word.ts'
import type { Scratch } from './scratch.ts'

/** Candidates are looked up one by one in postings that are this many times longer than they are. */
const lookUpFactor = 24

/**
 * Articles of a segment that meet all words. They stand in `scratch.found[0 … count]` with their score in
 * `scratch.totals` by article. While words are matched, `scratch.bitmap` holds the candidates: it is small enough to
 * stay near the processor, and most postings of a further word are of no candidate.
 */
export function matchAll(words: readonly ResolvedWord[], articles: number, scratch: Scratch): number {
  const [first, ...others] = words.toSorted((a, b) => postingCount(a) - postingCount(b))
  scratch.begin(articles, 0)
  if (!first) return 0
  if (!others.length && first.postings.length === 1) return takeAll(first.postings[0]!, scratch)
  let count = startWith(first, scratch)
  for (const word of others) {
    if (count === 0) return 0
    if (postingCount(word) > count * lookUpFactor) lookUp(word, count, scratch)
    else narrow(word, count, scratch)
    count = keepMet(count, scratch)
  }
  if (count * 32 > articles) scratch.bitmap.fill(0)
  else clearBits(count, scratch)
  return count
}

const postingCount = ({ postings }: ResolvedWord): number =>
  postings.reduce((sum, { start, end }) => sum + end - start, 0)

/** The articles of one list, none of which stands in it twice. */
function takeAll({ docs, impacts, start, end, weight }: Postings, { totals, found }: Scratch): number {
  found.set(docs.subarray(start, end))
  for (let at = start; at < end; at++) {
    totals[docs[at]!] = impacts === undefined ? weight : impacts[at]! * weight
  }
  return end - start
}

function startWith({ postings }: ResolvedWord, { totals, found, bitmap }: Scratch): number {
  let count = 0
  for (const { docs, impacts, start, end, weight } of postings) {
    for (let at = start; at < end; at++) {
      const doc = docs[at]!
      const score = impacts === undefined ? weight : impacts[at]! * weight
      const bits = bitmap[doc >>> 5]!
      const bit = 1 << (doc & 31)
      if ((bits & bit) === 0) {
        bitmap[doc >>> 5] = bits | bit
        totals[doc] = score
        found[count++] = doc
      } else if (score > totals[doc]!) totals[doc] = score
    }
  }
  return count
}

/** Reads through the postings of a further word; `scratch.current` is its best score of each candidate, 0 for none. */
function narrow({ postings }: ResolvedWord, count: number, { current, found, bitmap }: Scratch): void {
  for (let i = 0; i < count; i++) current[found[i]!] = 0
  for (const { docs, impacts, start, end, weight } of postings) {
    for (let at = start; at < end; at++) {
      const doc = docs[at]!
      if ((bitmap[doc >>> 5]! & (1 << (doc & 31))) === 0) continue
      const score = impacts === undefined ? weight : impacts[at]! * weight
      if (score > current[doc]!) current[doc] = score
    }
  }
}

/** The same by looking each candidate up, for few candidates and long postings. */
function lookUp({ postings }: ResolvedWord, count: number, { current, found }: Scratch): void {
  for (let i = 0; i < count; i++) current[found[i]!] = bestScore(postings, found[i]!)
}

function bestScore(postings: readonly Postings[], doc: number): number {
  let best = 0
  for (const one of postings) {
    const at = findDoc(one, doc)
    if (at < 0) continue
    const score = one.impacts === undefined ? one.weight : one.impacts[at]! * one.weight
    if (score > best) best = score
  }
  return best
}

function keepMet(count: number, { totals, current, found, bitmap }: Scratch): number {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const doc = found[i]!
    const score = current[doc]!
    if (score === 0) {
      bitmap[doc >>> 5]! &= ~(1 << (doc & 31))
      continue
    }
    totals[doc]! += score
    found[kept++] = doc
  }
  return kept
}

function clearBits(count: number, { found, bitmap }: Scratch): void {
  for (let i = 0; i < count; i++) bitmap[found[i]! >>> 5] = 0
}

/**
 * Articles that meet any word: as {@link matchAll}, with the words met as bits of `scratch.bits` by article (word i
 * is bit i; words from the 32nd on are left out).
 */
export function matchAny(words: readonly ResolvedWord[], articles: number, scratch: Scratch): number {
  const base = scratch.begin(articles, words.length + 1)
  const { marks, totals, current, bits, found } = scratch
  let count = 0
  words.slice(0, 32).forEach(({ postings }, i) => {
    const bit = (1 << i) >>> 0
    for (const { docs, impacts, start, end, weight } of postings) {
      for (let at = start; at < end; at++) {
        const doc = docs[at]!
        const score = impacts === undefined ? weight : impacts[at]! * weight
        if (marks[doc]! <= base) {
          marks[doc] = base + 1
          bits[doc] = bit
          totals[doc] = current[doc] = score
          found[count++] = doc
        } else if ((bits[doc]! & bit) === 0) {
          bits[doc]! |= bit
          totals[doc]! += score
          current[doc] = score
        } else if (score > current[doc]!) {
          totals[doc]! += score - current[doc]!
          current[doc] = score
        }
      }
    }
  })
  return count
}
