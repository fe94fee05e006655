import type { Segment } from '../index/segment.ts'
import type { ValueBook } from '../index/value-book.ts'
import { findString } from '../memory/string-table.ts'
import type { Language } from '../../document.ts'
import type { CalledCategory } from './called-categories.ts'

/** Articles of a word that are looked at. */
const looked = 48
/** A category that holds less of a word's articles tells nothing of what is meant. */
const leastShare = 1 / 8
/** What a category adds that holds all articles of a word. */
const gain = 0.3
/** Factors differ by no less, so that few stretches of the index have to be kept. */
const grain = 16

type Looked = Pick<Segment, 'texts'> & Partial<Pick<Segment, 'values'>>

/**
 * Categories most articles of a word are in, from a few of them, for words that only describe: 'Feinsteinzeug' means
 * tiles, which are of it, before the disc that cuts it. An article counts as much as the word does in it. Since articles
 * of a category lie side by side, those at even distances tell the shares of the categories. Nothing where the articles of
 * words are not at hand.
 */
export function describedKinds(
  term: string,
  segments: readonly Looked[],
  language: Language,
  book: ValueBook,
): CalledCategory[] {
  const category = book.facetNumber('category')
  const weights = new Map<number, number>()
  let all = 0
  for (const { texts, values } of segments) {
    const text = texts[language]
    const at = text && values ? findString(text.terms, term) : -1
    if (!text || !values || at < 0) continue
    const [start, end] = [text.starts[at]!, text.starts[at + 1]!]
    const step = Math.max(1, (end - start) / looked)
    for (let place = start; place < end; place += step) {
      const posting = Math.floor(place)
      const doc = text.docs[posting]!
      const weight = text.impacts[posting]! * step
      all += weight
      for (const value of values.items.subarray(values.starts[doc], values.starts[doc + 1])) {
        if (book.facetOf[value] === category) weights.set(value, (weights.get(value) ?? 0) + weight)
      }
    }
  }
  return [...weights].flatMap(([value, weight]) => {
    const factor = 1 + Math.round(gain * grain * (weight / all)) / grain
    return weight < all * leastShare ? [] : [{ id: book.values[value]!.key, factor }]
  })
}
