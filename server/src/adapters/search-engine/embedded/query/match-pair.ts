import { placeOf, placesInLasting } from './frequent-lists.ts'
import type { Postings, ResolvedWord } from './resolved-word.ts'
import type { Scratch } from './scratch.ts'

/**
 * Articles that meet two words of one list each, of which the longer one is frequent: as `matchAll` leaves them, the
 * scores by the second word in `scratch.current`. Most candidates go, so that what the shorter list says of each is read only
 * for those that stay, and who stays is found without a branch: which of them do is hard to foresee.
 * @returns how many; undefined where the words are not such
 */
export function matchPair(
  { postings: [short, ...others] }: ResolvedWord,
  { postings: [long, ...furthers] }: ResolvedWord,
  articles: number,
  scratch: Scratch,
): number | undefined {
  if (!short || !long || others.length || furthers.length) return undefined
  const places = placesInLasting(long, articles)
  if (!places) return undefined
  const { bits, before } = places
  const { found, totals, current, bits: placesInShort } = scratch
  const { docs, start, end } = short
  let kept = 0
  for (let at = start; at < end; at++) {
    const doc = docs[at]!
    found[kept] = doc
    placesInShort[kept] = at
    kept += (bits[doc >>> 5]! >>> (doc & 31)) & 1
  }
  for (let i = 0; i < kept; i++) totals[i] = scoreAt(short, placesInShort[i]!)
  for (let i = 0; i < kept; i++) {
    current[i] = scoreAt(long, long.start + placeOf(found[i]!, bits, before))
  }
  return kept
}

const scoreAt = ({ impacts, weight }: Postings, at: number): number =>
  impacts === undefined ? weight : impacts[at]! * weight
