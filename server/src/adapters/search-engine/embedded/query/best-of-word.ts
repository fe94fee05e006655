import type { Segment } from '../index/segment.ts'
import type { Postings, ResolvedWord } from './resolved-word.ts'
import { Top } from './top.ts'

/** Lists of terms that are longer have their best articles kept. */
const shortList = 1024
/** Best articles kept of a list: more than are wanted, for some of them may be deleted later. */
const keptPerList = 200

type Ranked = Pick<Segment, 'deleted'> & { columns: Pick<Segment['columns'], 'boost' | 'sales'> }

/** Places of the best articles in lists of terms, best first, by where a list starts; a segment's lists never change. */
const keptPlaces = new WeakMap<Uint32Array, Map<number, Uint32Array>>()

/**
 * The `wanted` best articles that meet a word: an article counts as its best list does, so the best of all are among
 * the best of each list. That saves reading hundreds of thousands where nothing is counted.
 * @param lasting the lists of the segment's terms, whose best are worth keeping
 * @param add gets each article once, with its score times its boost; some that are not among the best, too
 * @returns how many it got
 */
export function bestOfWord(
  { postings }: ResolvedWord,
  segment: Ranked,
  { wanted, lasting }: { wanted: number; lasting: Uint32Array },
  add: (doc: number, key: number, sales: number) => void,
): number {
  const { boost, sales } = segment.columns
  const keys = new Map<number, number>()
  // Each article once, with a key that is at most its best: what ranks below the worst of these is out of the question.
  const least = new Top(wanted)
  const take = (list: Postings, at: number): boolean => {
    const doc = list.docs[at]!
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
  for (const list of postings.toSorted((a, b) => b.weight - a.weight)) {
    const { docs, start, end } = list
    if (docs === lasting && end - start > shortList) {
      for (const at of keptBest(list, segment, wanted)) if (!take(list, at)) break
    } else {
      for (let at = start; at < end; at++) if (segment.deleted[docs[at]!] === 0) take(list, at)
    }
  }
  for (const [doc, key] of keys) add(doc, key, sales[doc]!)
  return keys.size
}

const impactAt = ({ impacts }: Postings, at: number): number => (impacts === undefined ? 1 : impacts[at]!)

function keptBest(list: Postings, segment: Ranked, wanted: number): Uint32Array {
  const places = keptPlaces.get(list.docs) ?? new Map<number, Uint32Array>()
  keptPlaces.set(list.docs, places)
  const isThere = (at: number) => segment.deleted[list.docs[at]!] === 0
  const kept = places.get(list.start)?.filter(isThere)
  if (kept && kept.length >= wanted) return kept.subarray(0, wanted)
  const best = bestPlaces(list, segment, Math.max(wanted, keptPerList))
  places.set(list.start, best)
  return best.subarray(0, wanted)
}

/** Where the best articles of a list stand in it, best first. */
function bestPlaces(list: Postings, { deleted, columns }: Ranked, limit: number): Uint32Array {
  const { boost, sales } = columns
  const { docs, impacts, start, end } = list
  const top = new Top(Math.min(limit, end - start))
  for (let at = start; at < end; at++) {
    const doc = docs[at]!
    if (deleted[doc] !== 0) continue
    const key = (impacts === undefined ? 1 : impacts[at]!) * boost[doc]!
    if (key < top.threshold) continue
    const second = sales[doc]!
    if (key > top.threshold || second >= top.secondThreshold) top.add(at, key, second)
  }
  return Uint32Array.from(top.list(), ({ hit }) => hit)
}
