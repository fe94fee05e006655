import type { FacetAnswer, FacetWish } from './facet-answer.ts'
import type { RunResult } from './run.ts'

/** What one run found. */
export interface Found extends Pick<RunResult, 'numFound' | 'hits' | 'setCounts' | 'met'> {
  /** Place of the first of `hits` among all. */
  firstHit: number
  /** Hits with a facet value, as its facet counts them; of a run that counts. */
  countOf: (value: number) => number
  /** Of this run, whatever was run since. */
  facets: (wish: FacetWish) => FacetAnswer
}

/**
 * What was found for some of `words`, all but the idle ones: where that is anything, nothing of them is unmet. `first` was
 * found for all of them.
 */
export function foundWithoutIdle(words: readonly { isIdle?: boolean }[], first: Found, found: Found): Found {
  if (!words.some(({ isIdle }) => isIdle)) return found
  return { ...found, met: found.numFound > 0 ? words.map(() => true) : first.met }
}
