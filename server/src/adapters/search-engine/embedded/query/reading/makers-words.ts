import type { Language } from '../../../document.ts'
import { findString } from '../../memory/string-table.ts'
import type { PlanningView } from '../index-view.ts'

/** Articles of a word that are looked at. */
const looked = 8
const fewest = 3
/** A word that names so much of its articles is the name of a thing, whoever makes it. */
const leastHeads = 0.1

/**
 * Whether a word names nothing and stands in the articles of one maker alone, as names of series do ('Basalto'); from a few of
 * its articles. False where they are not at hand.
 */
export function isMakersWord(term: string, { segments, book }: PlanningView, language: Language): boolean {
  const brand = book.facetNumber('brand')
  let seen = 0
  let maker: number | undefined
  for (const { texts, values } of segments) {
    const text = texts[language]
    const at = text && values ? findString(text.terms, term) : -1
    if (!text || !values || at < 0) continue
    if (text.heads[at]! >= leastHeads * 255) return false
    const [start, end] = [text.starts[at]!, text.starts[at + 1]!]
    for (let place = start; place < end; place += Math.max(1, Math.floor((end - start) / looked))) {
      const doc = text.docs[place]!
      const found = values.items
        .subarray(values.starts[doc], values.starts[doc + 1])
        .find((value) => book.facetOf[value] === brand)
      if (found === undefined || (maker !== undefined && found !== maker)) return false
      maker = found
      seen++
    }
  }
  return seen >= fewest
}
