import type { TextIndex } from '../index/text-index.ts'
import { breakAmong, documentFrequency } from '../index/text-index.ts'
import { findString } from '../memory/string-table.ts'

/** Titles of the rarer of two words that are looked at in each part of the index. */
const looked = 128

/** In about how many titles two terms stand, in how many of them the second right behind the first, and in how many the rarer one. */
export interface Beside {
  together: number
  beside: number
  rarer: number
}

/**
 * How two terms stand in titles, by some titles of the rarer one at even distances; nothing where the titles are not at hand.
 */
export function wordsBeside(first: string, second: string, texts: readonly TextIndex[]): Beside {
  const found: Beside = { together: 0, beside: 0, rarer: 0 }
  for (const text of texts) {
    const [a, b] = [findString(text.terms, first), findString(text.terms, second)]
    if (a < 0 || b < 0 || text.titles.items.length === 0) continue
    const rarer = documentFrequency(text, a) < documentFrequency(text, b) ? a : b
    const [start, end] = [text.starts[rarer]!, text.starts[rarer + 1]!]
    const step = Math.max(1, (end - start) / looked)
    found.rarer += end - start
    for (let place = start; place < end; place += step) {
      const title = termsOfTitle(text, text.docs[Math.floor(place)]!)
      if (!title.includes(a) || !title.includes(b)) continue
      found.together += step
      if (title.some((term, i) => term === a && title[i + 1] === b)) found.beside += step
    }
  }
  return found
}

/** Terms of a title in order, without the word that names the thing, which stands before them; -1 for a break. */
function termsOfTitle({ titles: { starts, items }, surfaceTerms }: TextIndex, doc: number): number[] {
  const gap = breakAmong(items)
  return Array.from(items.subarray(starts[doc]! + 1, starts[doc + 1]), (surface) =>
    surface === gap ? -1 : surfaceTerms[surface]!,
  )
}
