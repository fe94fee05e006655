import { bitCount } from './candidates.ts'
import type { Postings } from './resolved-word.ts'

/** Which articles stand in a list, and for each 32 of them how many stand in it before. */
export interface PlacesInList {
  bits: Int32Array
  before: Uint32Array
}

/** Lists that hold at least this share of the articles are looked up in by bits. */
const leastShare = 1 / 32
/** Reading a list through costs less than looking up more candidates than this share of it. */
const mostCandidates = 1 / 3
/** Lists of a segment and language whose bits are kept: a quarter of a byte an article each. */
const mostKept = 64

/** Bits of frequent lists by where the list begins; the lists of a segment never change. */
const keptPlaces = new WeakMap<Uint32Array, Map<number, PlacesInList>>()

/** How to look up `count` candidates in a list of a term most articles have; undefined where other ways cost less. */
export function placesInFrequent(list: Postings, count: number, articles: number): PlacesInList | undefined {
  return count > (list.end - list.start) * mostCandidates ? undefined : placesInLasting(list, articles)
}

/** The same for any number of candidates. */
export function placesInLasting(list: Postings, articles: number): PlacesInList | undefined {
  const { docs, start, end, isLasting } = list
  if (!isLasting || end - start < articles * leastShare) return undefined
  const kept = keptPlaces.get(docs) ?? new Map<number, PlacesInList>()
  keptPlaces.set(docs, kept)
  const known = kept.get(start)
  if (known) return known
  const places = findPlaces(list, articles)
  if (kept.size >= mostKept) kept.clear()
  kept.set(start, places)
  return places
}

function findPlaces({ docs, start, end }: Postings, articles: number): PlacesInList {
  const words = (articles + 31) >>> 5
  const bits = new Int32Array(words)
  for (let at = start; at < end; at++) bits[docs[at]! >>> 5]! |= 1 << (docs[at]! & 31)
  const before = new Uint32Array(words)
  let sum = 0
  for (let at = 0; at < words; at++) {
    before[at] = sum
    sum += bitCount(bits[at]!)
  }
  return { bits, before }
}

/** Keeps the best score of each of the first `count` candidates, ascending in `found`, that stands in the list. */
export function lookUpFrequent(
  { impacts, start, weight }: Postings,
  { bits, before }: PlacesInList,
  found: Uint32Array,
  count: number,
  scores: Float32Array,
): void {
  for (let i = 0; i < count; i++) {
    const doc = found[i]!
    if ((bits[doc >>> 5]! & (1 << (doc & 31))) === 0) continue
    const at = start + placeOf(doc, bits, before)
    const score = impacts === undefined ? weight : impacts[at]! * weight
    if (score > scores[i]!) scores[i] = score
  }
}

/** Place in a list of an article that stands in it. */
export const placeOf = (doc: number, bits: PlacesInList['bits'], before: PlacesInList['before']): number =>
  before[doc >>> 5]! + bitCount(bits[doc >>> 5]! & ((1 << (doc & 31)) - 1))
