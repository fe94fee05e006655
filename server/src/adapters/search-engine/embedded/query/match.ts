import { findDoc } from './resolved-word.ts'
import type { Postings, ResolvedWord } from './resolved-word.ts'
import type { Scratch } from './scratch.ts'

/** Candidates are looked up one by one in postings that are this many times longer than they are. */
const lookUpFactor = 24

/**
 * Articles of a segment that meet all words. They stand in `scratch.found[0 … count]` with their score in
 * `scratch.totals` by article.
 */
export function matchAll(words: readonly ResolvedWord[], articles: number, scratch: Scratch): number {
  const ordered = words.toSorted((a, b) => postingCount(a) - postingCount(b))
  const base = scratch.begin(articles, ordered.length)
  let count = 0
  for (const [i, word] of ordered.entries()) {
    if (i === 0) count = startWith(word, base + 1, scratch)
    else if (postingCount(word) > count * lookUpFactor) count = lookUp(word, base + 1 + i, count, scratch)
    else count = narrow(word, base + 1 + i, count, scratch)
    if (count === 0) return 0
  }
  return count
}

const postingCount = ({ postings }: ResolvedWord): number =>
  postings.reduce((sum, { start, end }) => sum + end - start, 0)

function startWith({ postings }: ResolvedWord, mark: number, scratch: Scratch): number {
  const { marks, totals, found } = scratch
  let count = 0
  for (const { docs, impacts, start, end, weight } of postings) {
    for (let at = start; at < end; at++) {
      const doc = docs[at]!
      const score = impacts === undefined ? weight : impacts[at]! * weight
      if (marks[doc] !== mark) {
        marks[doc] = mark
        totals[doc] = score
        found[count++] = doc
      } else if (score > totals[doc]!) totals[doc] = score
    }
  }
  return count
}

/** Reads through the postings of a further word and keeps the candidates that are among them. */
function narrow({ postings }: ResolvedWord, mark: number, count: number, scratch: Scratch): number {
  const { marks, current } = scratch
  const before = mark - 1
  for (const { docs, impacts, start, end, weight } of postings) {
    for (let at = start; at < end; at++) {
      const doc = docs[at]!
      const seen = marks[doc]!
      if (seen < before) continue
      const score = impacts === undefined ? weight : impacts[at]! * weight
      if (seen === before) {
        marks[doc] = mark
        current[doc] = score
      } else if (score > current[doc]!) current[doc] = score
    }
  }
  return keepMarked(mark, count, scratch)
}

/** The same by looking each candidate up, for few candidates and long postings. */
function lookUp({ postings }: ResolvedWord, mark: number, count: number, scratch: Scratch): number {
  const { marks, current, found } = scratch
  for (let i = 0; i < count; i++) {
    const doc = found[i]!
    const score = bestScore(postings, doc)
    if (score <= 0) continue
    marks[doc] = mark
    current[doc] = score
  }
  return keepMarked(mark, count, scratch)
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

function keepMarked(mark: number, count: number, { marks, totals, current, found }: Scratch): number {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const doc = found[i]!
    if (marks[doc] !== mark) continue
    totals[doc]! += current[doc]!
    found[kept++] = doc
  }
  return kept
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
