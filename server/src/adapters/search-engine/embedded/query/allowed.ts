import { findArticle } from '../index/find-article.ts'
import type { Segment } from '../index/segment.ts'

const prepared = new WeakMap<ReadonlySet<string>, WeakMap<Segment, Uint8Array>>()

/** Marks the articles of a segment that are in all sets; undefined when there is no set. */
export function allowedBySets(
  segment: Segment,
  sets: readonly ReadonlySet<string>[],
): Uint8Array | undefined {
  let all: Uint8Array | undefined
  for (const set of sets) {
    const marks = marksOf(segment, set)
    all = all ? all.map((mark, doc) => mark & marks[doc]!) : marks
  }
  return all
}

function marksOf(segment: Segment, matnrs: ReadonlySet<string>): Uint8Array {
  const bySegment = prepared.get(matnrs) ?? new WeakMap<Segment, Uint8Array>()
  prepared.set(matnrs, bySegment)
  const known = bySegment.get(segment)
  if (known) return known
  const marks = new Uint8Array(segment.size)
  for (const matnr of matnrs) {
    const doc = findArticle(segment, matnr)
    if (doc >= 0) marks[doc] = 1
  }
  bySegment.set(segment, marks)
  return marks
}
