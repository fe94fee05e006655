import type { Language } from '../../document.ts'
import { growUint32 } from '../memory/grow.ts'
import { analyze } from '../text/analyze.ts'
import type { Place } from '../text/analyze.ts'
import { fold } from '../text/fold.ts'
import { stem } from '../text/stem.ts'
import { callingNames, namingPlace } from './heads.ts'
import type { Places } from './heads.ts'
import { asideShare, partShare, descriptionWords, fieldRules, impactOf, namingShare } from './fields.ts'
import type { FieldName } from './fields.ts'
import { Postings } from './postings.ts'
import { titleBreak } from './text-index.ts'

/** Collects the words of articles in one language; {@link finishTextIndex} makes the index of them. */
export class TextBuilder {
  readonly language: Language
  readonly terms: string[] = []
  /** Folded words, with their spelling and the number of their term. */
  readonly surfaces: string[] = []
  readonly spellings: string[] = []
  readonly surfaceTerms = growUint32()
  readonly postings = new Postings()
  readonly titleStarts = growUint32()
  readonly titles = growUint32()

  readonly #termNumbers = new Map<string, number>()
  readonly #surfaceNumbers = new Map<string, number>()
  /** Surface by word as written, so that each spelling is folded and stemmed once. */
  readonly #known = new Map<string, number>()
  readonly #shared = new Map<string, { places: Places; kinds: readonly string[] }>()
  #frequencies = new Float64Array(1024)
  #touched: number[] = []

  constructor(language: Language) {
    this.language = language
    this.titleStarts.push(0)
  }

  /** Adds the next article; articles are numbered in the order of the calls. */
  add(doc: number, texts: readonly (readonly [FieldName, string])[]): void {
    let title: Places = []
    const kinds: string[] = []
    let ofClass: Places = []
    for (const [field, text] of texts) {
      if (field === 'category' || field === 'class') {
        const called = this.#namesOf(text)
        kinds.push(...called.kinds)
        if (field === 'class') ofClass = called.places
        this.#count(called.places, field)
        continue
      }
      const places = analyze(text, this.language, field === 'title')
      if (field === 'title') title = places
      if (field === 'description') places.length = Math.min(places.length, descriptionWords)
      this.#count(places, field)
    }
    const naming = title.length
      ? namingPlace(title, { kinds, ofClass }, this.language, (word) => this.#termText(word))
      : undefined
    if (naming && this.language === 'en')
      this.#frequencies[this.#termOf(naming.word, naming.isMark)]! *= namingShare
    this.#title(title, naming)
    this.titleStarts.push(this.titles.length)
    for (const term of this.#touched) {
      this.postings.push(term, doc, impactOf(this.#frequencies[term]!))
      this.#frequencies[term] = 0
    }
    this.#touched = []
  }

  /** Number of a term, given a new one when it has none. */
  term(text: string): number {
    const known = this.#termNumbers.get(text)
    if (known !== undefined) return known
    const number = this.terms.push(text) - 1
    this.#termNumbers.set(text, number)
    if (number >= this.#frequencies.length) this.#growFrequencies()
    return number
  }

  /** Number of a folded word, given a new one when it has none. */
  surface(folded: string, spelling: string, term: number): number {
    const known = this.#surfaceNumbers.get(folded)
    if (known !== undefined) return known
    const number = this.surfaces.push(folded) - 1
    this.spellings.push(spelling === folded ? '' : spelling)
    this.surfaceTerms.push(term)
    this.#surfaceNumbers.set(folded, number)
    return number
  }

  hasSurface(folded: string): boolean {
    return this.#surfaceNumbers.has(folded)
  }

  #growFrequencies(): void {
    const next = new Float64Array(this.#frequencies.length * 2)
    next.set(this.#frequencies)
    this.#frequencies = next
  }

  /** Names of categories and classes, which many articles share, are taken apart once. */
  #namesOf(text: string): { places: Places; kinds: readonly string[] } {
    const known = this.#shared.get(text)
    if (known) return known
    const places = analyze(text, this.language)
    const called = {
      places: places.map((place, at) => (place && isSaidBefore(place, places.slice(0, at)) ? null : place)),
      kinds: callingNames(places, this.language).map(({ word }) => this.#termText(word)),
    }
    this.#shared.set(text, called)
    return called
  }

  /** The naming word, then the title itself. */
  #title(title: Places, naming: Place | undefined): void {
    if (!title.length) return
    this.titles.push(naming ? this.#surfaceOf(naming.word, naming.isMark) : titleBreak)
    // What only describes in English, joined by a hyphen, is no word of the title: 'under-sink heater'.
    const isLeftOut = (place: Place) => place.isPart && this.language === 'en'
    for (const place of title)
      this.titles.push(place && !isLeftOut(place) ? this.#surfaceOf(place.word, place.isMark) : titleBreak)
  }

  #termText(word: string): string {
    return this.terms[this.#termOf(word, false)]!
  }

  #count(places: Places, field: FieldName): void {
    const { weight, usual, dilution } = fieldRules[field]
    let words = 0
    for (const place of places) if (place) words++
    const perWord = weight / (1 - dilution + (dilution * words) / usual)
    for (const place of places) {
      if (!place) continue
      const share = perWord * (place.isAside ? asideShare : 1) * (place.isPart ? partShare : 1)
      this.#weigh(this.#termOf(place.word, place.isMark), share)
      for (const word of place.extras) this.#weigh(this.#termOf(word, false), share)
      for (const mark of place.extraMarks) this.#weigh(this.term(mark), share)
      if (fieldsCutOff.has(field)) for (const short of place.shorts) this.#weigh(this.term(short), share)
    }
  }

  #termOf(word: string, isMark: boolean): number {
    const surface = this.#surfaceOf(word, isMark)
    return this.surfaceTerms.array[surface]!
  }

  #weigh(term: number, weight: number): void {
    if (this.#frequencies[term] === 0) this.#touched.push(term)
    this.#frequencies[term]! += weight
  }

  #surfaceOf(word: string, isMark: boolean): number {
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const folded = isMark ? word : fold(word, this.language)
    const term = isMark ? word : stem(word, this.language)
    const number = this.surface(folded, word, this.term(term))
    this.#known.set(word, number)
    return number
  }
}

/** Texts of suppliers' systems, which have few signs; behind a word of a whole sentence a point ends that. */
const fieldsCutOff: ReadonlySet<FieldName> = new Set(['title', 'subtitle'])

/** Whether a name above has the word: below 'Dämmung' a 'Technische Dämmung' is no more Dämmung than the others. */
const isSaidBefore = ({ word }: Place, before: Places): boolean =>
  before.some((place) => place?.word === word)
