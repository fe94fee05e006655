import { bitCount, mark, unite, uniteMarked, unmark } from './candidates.ts'
import { lookUpFrequent, placesInFrequent } from './frequent-lists.ts'
import { matchPair } from './match-pair.ts'
import type { Postings, ResolvedWord } from './resolved-word.ts'
import type { Scratch } from './scratch.ts'

/** Candidates are looked up one by one in postings that are this many times longer than they are. */
const lookUpFactor = 24

/**
 * Articles of a segment that meet all words. They stand ascending in `scratch.found[0 … count]`, their scores at the same
 * places of `scratch.totals`.
 */
export function matchAll(words: readonly ResolvedWord[], articles: number, scratch: Scratch): number {
  const [first, ...others] = words.toSorted((a, b) => postingCount(a) - postingCount(b))
  scratch.begin(articles)
  if (!first) return 0
  const [second] = others
  const both = second && matchPair(first, second, articles, scratch)
  let count = both ?? startWith(first, articles, scratch)
  raise(first, count, scratch.totals, scratch)
  for (const word of others) {
    if (count === 0) return 0
    if (both === undefined || word !== second) {
      scratch.current.fill(0, 0, count)
      meet(word, count, articles, scratch)
    }
    raise(word, count, scratch.current, scratch)
    count = keepMet(count, scratch)
  }
  return count
}

/** Leaves the best score of each candidate by a word in `scratch.current`, at the same places. */
function meet({ postings }: ResolvedWord, count: number, articles: number, scratch: Scratch): void {
  const { found, current } = scratch
  const short: Postings[] = []
  for (const list of postings) {
    const places = placesInFrequent(list, count, articles)
    if (places) lookUpFrequent(list, places, found, count, current)
    else if (list.end - list.start > count * lookUpFactor) lookUp(list, count, scratch)
    // However many there are: a part of names ('tor') stands in thousands of them, each in few articles.
    else short.push(list)
  }
  if (!short.length) return
  mark(count, scratch)
  readThrough(short, current, scratch)
  unmark(count, scratch)
}

export const postingCount = ({ postings }: ResolvedWord): number => countOf(postings)

const countOf = (postings: readonly Postings[]): number =>
  postings.reduce((sum, { start, end }) => sum + end - start, 0)

function startWith(word: ResolvedWord, articles: number, scratch: Scratch): number {
  const { totals } = scratch
  const [only] = word.postings
  if (only && word.postings.length === 1) {
    const { impacts, start, weight } = only
    const count = unite([only], articles, scratch)
    for (let i = 0; i < count; i++) totals[i] = impacts === undefined ? weight : impacts[start + i]! * weight
    return count
  }
  const count = uniteMarked(word.postings, articles, scratch)
  totals.fill(0, 0, count)
  readThrough(word.postings, totals, scratch)
  unmark(count, scratch)
  return count
}

/** Reads through postings and keeps, by place, the best score of each marked candidate. */
function readThrough(
  postings: readonly Postings[],
  scores: Float32Array,
  { bitmap, firstAt }: Scratch,
): void {
  for (const { docs, impacts, start, end, weight } of postings) {
    for (let at = start; at < end; at++) {
      const doc = docs[at]!
      const bits = bitmap[doc >>> 5]!
      const bit = 1 << (doc & 31)
      if ((bits & bit) === 0) continue
      const place = firstAt[doc >>> 5]! + bitCount(bits & (bit - 1))
      const score = impacts === undefined ? weight : impacts[at]! * weight
      if (score > scores[place]!) scores[place] = score
    }
  }
}

/** The same by looking each candidate up, for few candidates and long postings. */
function lookUp(
  { docs, impacts, start, end, weight }: Postings,
  count: number,
  { current, found }: Scratch,
): void {
  let at = start
  for (let i = 0; i < count && at < end; i++) {
    const doc = found[i]!
    at = lowerBound(docs, doc, at, end)
    if (at === end || docs[at] !== doc) continue
    const score = impacts === undefined ? weight : impacts[at]! * weight
    if (score > current[i]!) current[i] = score
  }
}

/** Candidates of which the word means more count more by it; only those are read. */
function raise({ raised = [] }: ResolvedWord, count: number, scores: Float32Array, { found }: Scratch): void {
  let i = 0
  for (const { from, to, factor } of raised) {
    if (i === count) return
    i = lowerBound(found, from, i, count)
    for (; i < count && found[i]! < to; i++) scores[i]! *= factor
  }
}

/** First place between `from` and `to` that holds `wanted` or more. */
export function lowerBound(docs: Uint32Array, wanted: number, from: number, to: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (docs[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}

function keepMet(count: number, { totals, current, found }: Scratch): number {
  let kept = 0
  for (let i = 0; i < count; i++) {
    const score = current[i]!
    if (score === 0) continue
    totals[kept] = totals[i]! + score
    found[kept++] = found[i]!
  }
  return kept
}

/**
 * Articles that meet any word: as {@link matchAll}, with the words met as bits of `scratch.bits` at the same places
 * (word i is bit i; words from the 32nd on are left out).
 */
export function matchAny(words: readonly ResolvedWord[], articles: number, scratch: Scratch): number {
  scratch.begin(articles)
  const { totals, current, bits } = scratch
  const first = words.slice(0, 32)
  const lists: Postings[] = first.flatMap(({ postings }) => postings)
  const count = uniteMarked(lists, articles, scratch)
  totals.fill(0, 0, count)
  bits.fill(0, 0, count)
  for (const [word, one] of first.entries()) {
    current.fill(0, 0, count)
    readThrough(one.postings, current, scratch)
    raise(one, count, current, scratch)
    for (let i = 0; i < count; i++) {
      const score = current[i]!
      if (score === 0) continue
      totals[i]! += score
      bits[i]! |= 1 << word
    }
  }
  unmark(count, scratch)
  return count
}
