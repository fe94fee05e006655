import type { Language } from '../../document.ts'
import type { Segment } from '../index/segment.ts'
import { breakAmong } from '../index/text-index.ts'
import { stringAt } from '../memory/string-table.ts'

/** An article of a segment. */
export interface Placed {
  segment: Segment
  doc: number
}

/**
 * Compares the titles of two articles word by word, as Array.sort wants it: for names that are alike as far as their sort
 * keys reach ("Feinsteinzeug Bodenfliese …"). Signs and stop words do not count. Deep pages of many such names compare
 * hundreds of thousands: nothing is made anew for it.
 */
export function compareTitles(a: Placed, b: Placed, language: Language): number {
  const [one, other] = [a.segment.texts[language]!, b.segment.texts[language]!]
  const { starts, items } = one.titles
  const { starts: otherStarts, items: others } = other.titles
  const [gap, otherGap] = [breakAmong(items), breakAmong(others)]
  const [end, otherEnd] = [starts[a.doc + 1]!, otherStarts[b.doc + 1]!]
  // Behind the word that names the thing, which stands before them all.
  let [at, otherAt] = [starts[a.doc]! + 1, otherStarts[b.doc]! + 1]
  for (; ; at++, otherAt++) {
    while (at < end && items[at] === gap) at++
    while (otherAt < otherEnd && others[otherAt] === otherGap) otherAt++
    if (at >= end || otherAt >= otherEnd) return Number(at < end) - Number(otherAt < otherEnd)
    const [word, against] = [items[at]!, others[otherAt]!]
    // Words of one segment are in their order; only those of two have to be spelt out.
    const difference =
      one === other
        ? word - against
        : inOrder(stringAt(one.surfaces, word), stringAt(other.surfaces, against))
    if (difference !== 0) return difference
  }
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
