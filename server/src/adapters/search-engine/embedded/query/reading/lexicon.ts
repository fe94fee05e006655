import type { Language } from '../../../document.ts'
import { findString, prefixRange, stringAt } from '../../memory/string-table.ts'
import { stringsEnding } from '../../index/endings.ts'
import { similarWords } from '../../index/typos.ts'
import { hasOtherVowel } from './other-vowel.ts'
import { articlesNamed, documentFrequency } from '../../index/text-index.ts'
import type { TextIndex } from '../../index/text-index.ts'
import type { Segment } from '../../index/segment.ts'
import { isMark } from '../../text/marks.ts'
import { kindsAgree } from './kinds-beside.ts'
import { wordsBeside, type Beside } from './words-beside.ts'
import { mostFrequent } from './surfaces.ts'

export interface KnownWord {
  /** Folded word as it stands in texts. */
  surface: string
  term: string
  /** Articles that contain the term. */
  frequency: number
}

export interface SimilarWord extends KnownWord {
  typos: number
}

/** In about how many titles a word stands, and how often as which folded form in those looked at. */
export interface InTitles {
  titles: number
  forms: ReadonlyMap<string, number>
}

const prefixScan = 20_000
/** In so many articles those of a term that were replaced or removed are told from the others; among more they change little. */
const fewArticles = 64
const nothingHidden: ReadonlySet<string> = new Set()

/** Articles of a word whose titles are looked at. */
const titlesLooked = 16

type WordsOf = Pick<Segment, 'texts'> & Partial<Pick<Segment, 'deleted' | 'deletedCount'>>

/** The words of the whole index in one language, over all its segments, but for `hidden` terms. */
export class Lexicon {
  readonly language: Language
  readonly #texts: TextIndex[]
  readonly #deleted = new Map<TextIndex, Uint8Array>()
  readonly #hidden: ReadonlySet<string>

  constructor(segments: readonly WordsOf[], language: Language, hidden = nothingHidden) {
    this.language = language
    this.#hidden = hidden
    this.#texts = segments.flatMap(({ texts }) => texts[language] ?? [])
    for (const { texts, deleted, deletedCount } of segments)
      if (deleted && deletedCount && texts[language]) this.#deleted.set(texts[language], deleted)
  }

  frequency(term: string): number {
    if (this.#hidden.has(term)) return 0
    let total = 0
    for (const text of this.#texts) {
      const at = findString(text.terms, term)
      if (at >= 0) total += this.#articlesWith(text, at)
    }
    return total
  }

  /** Articles with a term, as far as they are few without those that are gone. */
  #articlesWith(text: TextIndex, term: number): number {
    const all = documentFrequency(text, term)
    const deleted = all > fewArticles ? undefined : this.#deleted.get(text)
    if (!deleted) return all
    const [start, end] = [text.starts[term]!, text.starts[term + 1]!]
    return text.docs.subarray(start, end).reduce((sum, doc) => sum + (deleted[doc] === 0 ? 1 : 0), 0)
  }

  /** In which share of its articles a term names the thing, 0 to 1. */
  headShare(term: string): number {
    let heads = 0
    let articles = 0
    for (const text of this.#texts) {
      const at = findString(text.terms, term)
      if (at < 0) continue
      const frequency = documentFrequency(text, at)
      heads += text.heads[at]! * frequency
      articles += frequency
    }
    return articles ? heads / articles / 255 : 0
  }

  /**
   * In about how many titles a word stands, from a few of its articles, and how often as which folded form; where the
   * titles are not kept here, in how many it was counted. What only descriptions say is no name of anything.
   */
  inTitles({ term, frequency }: Pick<KnownWord, 'term' | 'frequency'>): InTitles {
    const forms = new Map<string, number>()
    let looked = 0
    let named = 0
    let counted: number | undefined
    for (const text of this.#texts) {
      const at = findString(text.terms, term)
      if (at >= 0 && text.inTitles) counted = (counted ?? 0) + text.inTitles[at]!
      if (at < 0 || text.titles.items.length === 0) continue
      const [start, end] = [text.starts[at]!, text.starts[at + 1]!]
      const step = Math.max(1, Math.floor((end - start) / titlesLooked))
      for (let place = start; place < end; place += step) {
        looked++
        const surface = surfaceInTitle(text, text.docs[place]!, at)
        if (surface === undefined) continue
        named++
        const form = stringAt(text.surfaces, surface)
        forms.set(form, (forms.get(form) ?? 0) + 1)
      }
    }
    return { titles: looked === 0 ? (counted ?? frequency) : (frequency * named) / looked, forms }
  }

  /** How likely two articles of a term are things of the same name, 0 to 1. */
  kindsAgree(term: string): number {
    return kindsAgree(term, this.#texts)
  }

  /** How two terms stand in titles, the second behind the first. */
  beside(first: string, second: string): Beside {
    const isHidden = this.#hidden.has(first) || this.#hidden.has(second)
    return wordsBeside(first, second, isHidden ? [] : this.#texts)
  }

  /** Articles named by a compound that ends with the term: kinds of what it names ('Bodenfliese' of 'Fliese'). */
  kinds(term: string): number {
    return this.#texts.reduce((sum, text) => sum + articlesOfKinds(text, term), 0)
  }

  /** Articles with the term itself, or else with a compound it is part of. */
  reach(term: string): number {
    if (this.#hidden.has(term)) return 0
    return this.frequency(term) || this.#texts.reduce((sum, text) => sum + compoundFrequency(text, term), 0)
  }

  hasSurface(folded: string): boolean {
    return this.#texts.some((text) => {
      const at = findString(text.surfaces, folded)
      return at >= 0 && this.#articlesShown(text, text.surfaceTerms[at]!) > 0
    })
  }

  /** Articles with a term, none where it is hidden or only in articles that are gone; parts of compounds need not stand alone. */
  #articlesShown(text: TextIndex, term: number): number {
    const alone = this.#articlesWith(text, term)
    if (alone > 0 && this.#hidden.size === 0) return alone
    const name = stringAt(text.terms, term)
    return this.#hidden.has(name) ? 0 : alone || compoundFrequency(text, name)
  }

  /** Whether any word begins with the folded letters. */
  hasBeginning(folded: string): boolean {
    return this.#texts.some((text) => {
      const [start, end] = prefixRange(text.surfaces, folded)
      return end > start
    })
  }

  isPart(term: string): boolean {
    return !this.#hidden.has(term) && this.#texts.some((text) => findString(text.compounds.parts, term) >= 0)
  }

  /** How a folded word is spelt where it stands. */
  spelling(folded: string): string {
    for (const text of this.#texts) {
      const at = findString(text.surfaces, folded)
      if (at >= 0) return stringAt(text.spellings, at) || folded
    }
    return folded
  }

  /** Words that begin with the folded prefix, most frequent first. */
  completions(prefix: string, limit: number): KnownWord[] {
    const found = new Map<string, KnownWord>()
    for (const text of this.#texts) {
      const [start, end] = prefixRange(text.surfaces, prefix)
      const stop = Math.min(end, start + prefixScan)
      for (const at of mostFrequent(text, start, stop, limit * 2)) this.#collect(found, text, at)
    }
    return [...found.values()].toSorted((a, b) => b.frequency - a.frequency).slice(0, limit)
  }

  /** Marks of measures and of sizes that begin so ('~12.5mm', '*12x24'): of that very figure first, then most frequent. */
  marks(beginning: string, limit: number): string[] {
    const frequencies = new Map<string, number>()
    for (const text of this.#texts) {
      for (const sign of ['~', '*']) {
        const [start, end] = prefixRange(text.surfaces, sign + beginning)
        for (const at of mostFrequent(text, start, Math.min(end, start + prefixScan), limit)) {
          const mark = stringAt(text.surfaces, at)
          const frequency = documentFrequency(text, text.surfaceTerms[at]!)
          frequencies.set(mark, (frequencies.get(mark) ?? 0) + frequency)
        }
      }
    }
    const isLonger = (mark: string) => Number(/\d/.test(mark.charAt(beginning.length + 1)))
    return [...frequencies]
      .toSorted(([a, often], [b, oftener]) => isLonger(a) - isLonger(b) || oftener - often)
      .slice(0, limit)
      .map(([mark]) => mark)
  }

  /** Words that end or begin with the folded word, up to `limit` of either in a segment, those that end with it first. */
  joinedWith(folded: string, limit: number): (KnownWord & { isHead: boolean })[] {
    const found = new Map<string, KnownWord>()
    for (const text of this.#texts) {
      const ending = stringsEnding(text.surfaces, text.surfaceEndings, folded, limit)
      for (const at of ending) this.#collect(found, text, at)
      const [start, end] = prefixRange(text.surfaces, folded)
      for (let at = start; at < Math.min(end, start + limit); at++) this.#collect(found, text, at)
    }
    return [...found.values()].map((word) => ({ ...word, isHead: word.surface.endsWith(folded) }))
  }

  /** Words within the typos allowed for a folded word, or within `most`, fewest typos first, then most frequent. */
  similar(folded: string, most?: number): SimilarWord[] {
    const typosOf = new Map<string, number>()
    const found = new Map<string, KnownWord>()
    for (const text of this.#texts) {
      for (const { surface, text: word, typos } of similarWords(
        text.typos,
        text.surfaces,
        folded,
        most,
        text.language === 'en',
      )) {
        if (isOpposite(word, folded) || isOpposite(folded, word)) continue
        if (hasOtherVowel(folded, word, typos, this.language)) continue
        typosOf.set(word, typos)
        this.#collect(found, text, surface)
      }
    }
    return [...found.values()]
      .map((word) => ({ ...word, typos: typosOf.get(word.surface)! }))
      .toSorted((a, b) => a.typos - b.typos || b.frequency - a.frequency)
  }

  #collect(found: Map<string, KnownWord>, text: TextIndex, at: number): void {
    const surface = stringAt(text.surfaces, at)
    if (isMark(surface)) return
    const term = text.surfaceTerms[at]!
    const frequency = this.#articlesShown(text, term)
    if (frequency === 0) return
    const known = found.get(surface)
    if (known) known.frequency += frequency
    else found.set(surface, { surface, term: stringAt(text.terms, term), frequency })
  }
}

const negations = ['un', 'non']
/** Letters behind a negation by which the other word is known. */
const [shortestNegated, sameBeginning] = [5, 4]

/** Whether a word is another one negated ('unsanded', 'unglasiert'), which is no typo of it, nor it of that. */
const isOpposite = (word: string, other: string): boolean =>
  negations.some(
    (negation) =>
      word.length >= negation.length + shortestNegated &&
      word.startsWith(negation) &&
      !other.startsWith(negation) &&
      other.startsWith(word.slice(negation.length, negation.length + sameBeginning)),
  )

function surfaceInTitle(
  { titles: { starts, items }, surfaceTerms }: TextIndex,
  doc: number,
  term: number,
): number | undefined {
  for (let at = starts[doc]!; at < starts[doc + 1]!; at++)
    if (surfaceTerms[items[at]!] === term) return items[at]
  return undefined
}

/** Terms of the compounds with a part, each times two, plus one where the part names it. */
function compoundsWith({ compounds: { parts, lists } }: TextIndex, part: string): Uint32Array {
  const at = findString(parts, part)
  return at < 0 ? new Uint32Array(0) : lists.items.subarray(lists.starts[at], lists.starts[at + 1])
}

const compoundFrequency = (text: TextIndex, part: string): number =>
  compoundsWith(text, part).reduce((sum, item) => sum + documentFrequency(text, item >>> 1), 0)

const articlesOfKinds = (text: TextIndex, part: string): number =>
  compoundsWith(text, part).reduce(
    (sum, item) => ((item & 1) === 1 ? sum + articlesNamed(text, item >>> 1) : sum),
    0,
  )
