import type { Segment } from '../index/segment.ts'
import { lowerBound, postingCount } from './match.ts'
import type { Postings, ResolvedWord } from './resolved-word.ts'

/** Articles that are tried; where none of them meets all words, all have to be matched. */
const tried = 48

/**
 * Whether one of a few articles, spread over those of the rarest word, meets all words. False says nothing; true saves
 * matching them all where only whether there are any matters.
 */
export function meetsAny(
  words: readonly ResolvedWord[],
  { deleted }: Pick<Segment, 'deleted'>,
  allowed: Uint8Array | undefined,
): boolean {
  const [rarest, ...others] = words.toSorted((a, b) => postingCount(a) - postingCount(b))
  if (!rarest) return false
  const step = Math.max(1, Math.floor(postingCount(rarest) / tried))
  for (const { docs, start, end } of rarest.postings) {
    for (let at = start; at < end; at += step) {
      const doc = docs[at]!
      if (deleted[doc] !== 0 || allowed?.[doc] === 0) continue
      if (others.every(({ postings }) => postings.some((list) => holds(list, doc)))) return true
    }
  }
  return false
}

function holds({ docs, start, end }: Postings, doc: number): boolean {
  const at = lowerBound(docs, doc, start, end)
  return at < end && docs[at] === doc
}
