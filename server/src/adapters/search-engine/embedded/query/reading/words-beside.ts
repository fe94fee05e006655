import type { TextIndex } from '../../index/text-index.ts'
import { documentFrequency } from '../../index/text-index.ts'
import { findString } from '../../memory/string-table.ts'

/** Titles of the rarer of two words that are looked at in each part of the index. */
const looked = 64

/**
 * In about how many titles two terms stand, in how many of them the second right behind the first, in how many of these it names the
 * thing, and in how many the rarer one stands.
 */
export interface Beside {
  together: number
  beside: number
  named: number
  rarer: number
}

/**
 * How two terms stand in titles, by some titles of the rarer one at even distances; nothing where the titles are not at hand.
 */
export function wordsBeside(first: string, second: string, texts: readonly TextIndex[]): Beside {
  const found: Beside = { together: 0, beside: 0, named: 0, rarer: 0 }
  for (const text of texts) {
    const [a, b] = [findString(text.terms, first), findString(text.terms, second)]
    if (a < 0 || b < 0 || text.titles.items.length === 0) continue
    const rarer = documentFrequency(text, a) < documentFrequency(text, b) ? a : b
    const [start, end] = [text.starts[rarer]!, text.starts[rarer + 1]!]
    const step = Math.max(1, (end - start) / looked)
    found.rarer += end - start
    for (let place = start; place < end; place += step) {
      const doc = text.docs[Math.floor(place)]!
      const how = inTitle(text, doc, a, b)
      if (how === apart) continue
      found.together += step
      if (how !== besideEachOther) continue
      found.beside += step
      if (text.surfaceTerms[text.titles.items[text.titles.starts[doc]!]!] === b) found.named += step
    }
  }
  return found
}

const [apart, together, besideEachOther] = [0, 1, 2]

/** How two terms stand in the title of an article, behind the word that names the thing, which stands before them. */
function inTitle(
  { titles: { starts, items }, surfaceTerms }: TextIndex,
  doc: number,
  a: number,
  b: number,
): number {
  let hasFirst = false
  let hasSecond = false
  let before = -1
  for (let at = starts[doc]! + 1; at < starts[doc + 1]!; at++) {
    // A break is beyond the end of the surfaces.
    const term = surfaceTerms[items[at]!] ?? -1
    if (term === b && before === a) return besideEachOther
    hasFirst ||= term === a
    hasSecond ||= term === b
    before = term
  }
  return hasFirst && hasSecond ? together : apart
}
