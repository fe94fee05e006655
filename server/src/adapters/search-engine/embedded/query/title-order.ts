import type { Language } from '../../document.ts'
import type { Segment } from '../index/segment.ts'
import { breakAmong, type TextIndex } from '../index/text-index.ts'
import { stringAt } from '../memory/string-table.ts'

/** An article of a segment. */
export interface Placed {
  segment: Segment
  doc: number
}

/**
 * Compares the titles of two articles word by word, as Array.sort wants it: for names that are alike as far as their sort
 * keys reach ("Feinsteinzeug Bodenfliese …"). Signs and stop words do not count.
 */
export function compareTitles(a: Placed, b: Placed, language: Language): number {
  const [one, other] = [a.segment.texts[language]!, b.segment.texts[language]!]
  // Words of a segment are in their order; only those of two have to be spelt out.
  const compare =
    one === other
      ? (x: number, y: number) => x - y
      : (x: number, y: number) => inOrder(stringAt(one.surfaces, x), stringAt(other.surfaces, y))
  const [words, others] = [titleOf(one, a.doc), titleOf(other, b.doc)]
  for (;;) {
    const [word, against] = [words.next(), others.next()]
    if (word === undefined || against === undefined)
      return Number(word !== undefined) - Number(against !== undefined)
    const difference = compare(word, against)
    if (difference !== 0) return difference
  }
}

const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** The words of a title one after the other, behind the one that names the thing and stands before them all. */
function titleOf({ titles: { starts, items } }: TextIndex, doc: number): { next: () => number | undefined } {
  const gap = breakAmong(items)
  const end = starts[doc + 1]!
  let at = starts[doc]! + 1
  return {
    next: () => {
      while (at < end && items[at] === gap) at++
      return at < end ? items[at++] : undefined
    },
  }
}
