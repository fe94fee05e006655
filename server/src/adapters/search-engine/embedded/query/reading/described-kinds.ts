import type { TextIndex } from '../../index/text-index.ts'
import type { Segment } from '../../index/segment.ts'
import type { ValueBook } from '../../index/value-book.ts'
import { findString } from '../../memory/string-table.ts'
import type { Language } from '../../../document.ts'
import type { CalledCategory } from './called-categories.ts'

/** All articles of a word are looked at where it has no more. */
const few = 256
/** Articles of any other word that are looked at. */
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
 * tiles, which are of it, before the disc that cuts it. An article counts as much as the word does in it; where it names some in
 * English, those alone ('screed' before a 'screed board'), and only where no
 * title has it those that mention it: slabs to be laid in 'Drainagemörtel' are none. Since articles of a category lie side by side,
 * those at even distances tell the shares of the categories. Nothing where the articles of
 * words are not at hand.
 */
export function describedKinds(
  term: string,
  segments: readonly Looked[],
  language: Language,
  book: ValueBook,
): CalledCategory[] {
  const category = book.facetNumber('category')
  const shares = { named: new Shares(), titled: new Shares(), all: new Shares() }
  for (const { texts, values } of segments) {
    const text = texts[language]
    const at = text && values ? findString(text.terms, term) : -1
    if (!text || !values || at < 0) continue
    const [start, end] = [text.starts[at]!, text.starts[at + 1]!]
    const step = end - start <= few ? 1 : (end - start) / looked
    for (let place = start; place < end; place += step) {
      const posting = Math.floor(place)
      const doc = text.docs[posting]!
      const kinds = [...values.items.subarray(values.starts[doc], values.starts[doc + 1])].filter(
        (value) => book.facetOf[value] === category,
      )
      const weight = text.impacts[posting]! * step
      shares.all.add(kinds, weight)
      if (isTitled(text, doc, at)) shares.titled.add(kinds, weight)
      if (language === 'en' && isNamed(text, doc, at)) shares.named.add(kinds, weight)
    }
  }
  const { weights, all } = [shares.named, shares.titled].find((some) => some.all > 0) ?? shares.all
  return kindsByShare(
    [...weights].map(([value, weight]) => [book.values[value]!.key, weight]),
    all,
  )
}

/** The categories that hold enough of what the articles of a word count altogether, with the factors they call. */
export const kindsByShare = (
  weights: readonly (readonly [category: string, weight: number])[],
  all: number,
): CalledCategory[] =>
  weights.flatMap(([id, weight]) => {
    const factor = 1 + Math.round(gain * grain * (weight / all)) / grain
    return weight < all * leastShare ? [] : [{ id, factor }]
  })

/** How much articles of a word count, altogether and in each category. */
class Shares {
  readonly weights = new Map<number, number>()
  all = 0

  add(kinds: readonly number[], weight: number): void {
    this.all += weight
    for (const kind of kinds) this.weights.set(kind, (this.weights.get(kind) ?? 0) + weight)
  }
}

/** Whether the word names the article; German titles have names of their own for that. */
function isNamed({ titles, surfaceTerms }: TextIndex, doc: number, term: number): boolean {
  const naming = titles.starts[doc]!
  return naming < titles.starts[doc + 1]! && surfaceTerms[titles.items[naming]!] === term
}

function isTitled({ titles, surfaceTerms }: TextIndex, doc: number, term: number): boolean {
  for (let at = titles.starts[doc]! + 1; at < titles.starts[doc + 1]!; at++)
    if (surfaceTerms[titles.items[at]!] === term) return true
  return false
}
