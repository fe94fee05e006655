import type { ArticleSet } from '../../port.ts'
import type { Segment } from '../index/segment.ts'
import { articlesOf } from './allowed.ts'

/** Adds to `counts` how many of the first `count` found articles, which ascend, each set holds. */
export function countSets(
  segment: Segment,
  sets: readonly ArticleSet[],
  found: Uint32Array,
  count: number,
  counts: number[],
): void {
  for (const [i, { matnrs }] of sets.entries()) {
    let from = 0
    for (const doc of articlesOf(segment, matnrs)) {
      from = lowerBound(found, doc, from, count)
      if (from < count && found[from] === doc) counts[i]!++
    }
  }
}

/** First place between `low` and `high` that holds `wanted` or more. */
function lowerBound(sorted: Uint32Array, wanted: number, low: number, high: number): number {
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
