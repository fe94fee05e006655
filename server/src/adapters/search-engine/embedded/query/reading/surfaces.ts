import { documentFrequency } from '../../index/text-index.ts'
import type { TextIndex } from '../../index/text-index.ts'

/** The surfaces of a range whose terms stand in most articles. */
export function mostFrequent(text: TextIndex, start: number, end: number, limit: number): number[] {
  const range = Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i)
  if (range.length <= limit) return range
  const frequencyOf = (at: number) => documentFrequency(text, text.surfaceTerms[at]!)
  const threshold = thresholdOf(range, frequencyOf, limit)
  return range
    .filter((at) => frequencyOf(at) >= threshold)
    .toSorted((a, b) => frequencyOf(b) - frequencyOf(a))
    .slice(0, limit)
}

/** A frequency that about `limit` of the surfaces reach, from a count by powers of two. */
function thresholdOf(range: readonly number[], frequencyOf: (at: number) => number, limit: number): number {
  const counts = new Uint32Array(33)
  for (const at of range) counts[32 - Math.clz32(frequencyOf(at))]!++
  let reached = 0
  for (let power = 32; power > 0; power--) {
    reached += counts[power]!
    if (reached >= limit) return 2 ** (power - 1)
  }
  return 0
}
