import type { Segment } from '../index/segment.ts'
import { partedBy } from './raise.ts'
import type { Postings, ResolvedWord } from './resolved-word.ts'
import { Top } from './top.ts'

/** Lists of terms that are longer have their best articles kept. */
const shortList = 1024
/** So are parts of such lists that are longer. */
const shortPart = 64
/** Best articles kept of a list beyond those that are wanted, for some of them may be deleted later. */
const spare = 100

type Ranked = Pick<Segment, 'deleted' | 'deletedCount'> & {
  columns: Pick<Segment['columns'], 'boost' | 'sales'>
}

/** Places of the best articles in lists of terms, best first, by where a list lies; a segment's lists never change. */
const keptPlaces = new WeakMap<Uint32Array, Map<string, Uint32Array>>()

/**
 * The `wanted` best articles that meet a word: an article counts as its best list does, so the best of all are among
 * the best of each list. That saves reading hundreds of thousands where nothing is counted.
 * @param lasting the lists of the segment's terms, whose best are worth keeping
 * @param add gets each article once, with its score times its boost; some that are not among the best, too
 * @returns how many it got
 */
export function bestOfWord(
  { postings, raised = [] }: ResolvedWord,
  segment: Ranked,
  { wanted, lasting }: { wanted: number; lasting: Uint32Array },
  add: (doc: number, key: number, sales: number) => void,
): number {
  const { boost, sales } = segment.columns
  const keys = new Map<number, number>()
  // Each article once, with a key that is at most its best: what ranks below the worst of these is out of the question.
  const least = new Top(wanted)
  /** False when nothing behind it in a list that is in order can be among the best. */
  const take = (list: Postings, at: number): boolean => {
    const doc = list.docs[at]!
    if (segment.deleted[doc] !== 0) return true
    // As the other way of ranking adds scores up: in four bytes.
    const key = Math.fround(impactAt(list, at) * list.weight) * boost[doc]!
    if (key < least.threshold) return false
    const second = sales[doc]!
    if (key === least.threshold && second < least.secondThreshold) return true
    const known = keys.get(doc)
    if (known === undefined) least.add(doc, key, second)
    if (known === undefined || key > known) keys.set(doc, key)
    return true
  }
  const lists = postings.flatMap((list) => {
    const isLong = list.docs === lasting && list.end - list.start > shortList
    return partedBy(list, raised).map((part) => ({
      part,
      isKept: isLong && part.end - part.start > shortPart,
    }))
  })
  for (const { part, isKept } of lists.toSorted((a, b) => b.part.weight - a.part.weight)) {
    if (isKept) {
      for (const at of keptBest(part, segment, wanted)) if (!take(part, at)) break
    } else {
      for (let at = part.start; at < part.end; at++) take(part, at)
    }
  }
  for (const [doc, key] of keys) add(doc, key, sales[doc]!)
  return keys.size
}

const impactAt = ({ impacts }: Postings, at: number): number => (impacts === undefined ? 1 : impacts[at]!)

/** Those kept, which are all where they are few; the list is read anew when too few of them are left. */
function keptBest(list: Postings, segment: Ranked, wanted: number): Uint32Array {
  const places = keptPlaces.get(list.docs) ?? new Map<string, Uint32Array>()
  keptPlaces.set(list.docs, places)
  const key = `${list.start} ${list.end}`
  const kept = places.get(key)
  const limit = wanted + spare
  if (kept && (kept.length < limit || liveIn(kept, list, segment) >= wanted)) return kept
  const best = bestPlaces(list, segment, limit)
  places.set(key, best)
  return best
}

function liveIn(places: Uint32Array, { docs }: Postings, { deleted, deletedCount }: Ranked): number {
  if (deletedCount === 0) return places.length
  let live = 0
  for (const at of places) if (deleted[docs[at]!] === 0) live++
  return live
}

/** Where the best articles of a list stand in it, best first. */
function bestPlaces(list: Postings, { deleted, columns }: Ranked, limit: number): Uint32Array {
  const { boost, sales } = columns
  const { docs, start, end } = list
  const top = new Top(Math.min(limit, end - start))
  for (let at = start; at < end; at++) {
    const doc = docs[at]!
    if (deleted[doc] !== 0) continue
    const key = impactAt(list, at) * boost[doc]!
    if (key < top.threshold) continue
    const second = sales[doc]!
    if (key > top.threshold || second >= top.secondThreshold) top.add(at, key, second)
  }
  return Uint32Array.from(top.list(), ({ hit }) => hit)
}
