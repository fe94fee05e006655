import type { Language, SearchSynonym } from '../../../document.ts'
import { analyze } from '../../text/analyze.ts'
import { lettersOf, mayBeTypo } from '../../text/distance.ts'
import { fold } from '../../text/fold.ts'
import { stem } from '../../text/stem.ts'

/** A name of one word: folded, as it is spelt, and its term. */
export interface SpokenName {
  surface: string
  spelling: string
  term: string
  /** It means more than what it is called by, one way. */
  isVague?: boolean
}

/** A word of a name of several, and what the whole name means otherwise. */
export interface SpokenPart extends SpokenName {
  names: readonly string[][]
}

/** Words that mean the same, by the terms of the word; each other name is a list of terms. */
export class SynonymBook {
  readonly #names = new Map<string, string[][]>()
  /** The same for names that are not spoken in the language. */
  readonly #unspoken = new Map<string, string[][]>()
  readonly #words = new Map<string, SpokenName & { language: Language }>()
  /** What the names of one term are known by, in order; made when first asked for. */
  #inOrder: readonly string[] | undefined
  /** The words by language and first letter; made when first asked for. */
  #byBeginning: Map<string, readonly SpokenName[]> | undefined
  /** The same by their length besides, with their letters. */
  #byLength: Map<string, readonly { name: SpokenName; letters: number }[]> | undefined
  /** Names of several words by their folded words as they are spelt. */
  readonly #spelt = new Set<string>()
  /** Names of several words that are asked for, by all of them but one; made when first asked for. */
  #byRest: Map<string, readonly SpokenPart[]> | undefined
  readonly #several: { language: Language; name: SpokenName[] }[] = []
  /** Most terms a name has. */
  #longest = 1

  /** `unspoken` names are understood, but neither suggested nor taken for what a misspelt word means. */
  constructor(synonyms: readonly SearchSynonym[], unspoken: readonly SearchSynonym[] = []) {
    this.#learn(synonyms, true)
    this.#learn(unspoken, false)
  }

  /** A book of these synonyms besides. */
  with(synonyms: readonly SearchSynonym[]): SynonymBook {
    if (synonyms.length === 0) return this
    const book = new SynonymBook([])
    for (const [key, names] of this.#names) book.#names.set(key, names)
    for (const [key, names] of this.#unspoken) book.#unspoken.set(key, names)
    for (const [key, word] of this.#words) book.#words.set(key, word)
    for (const name of this.#spelt) book.#spelt.add(name)
    book.#several.push(...this.#several)
    book.#longest = this.#longest
    book.#learn(synonyms, true)
    return book
  }

  #learn(synonyms: readonly SearchSynonym[], spoken: boolean): void {
    this.#inOrder = undefined
    this.#byBeginning = undefined
    this.#byLength = undefined
    this.#byRest = undefined
    for (const { word, language, synonyms: others, oneWay = false } of synonyms) {
      const spelt = [word, ...others].map((name) => analyzed(name, language))
      const names = spelt.map((name) => name.map(({ term }) => term)).filter(({ length }) => length > 0)
      for (const name of spelt)
        if (name.length > 1)
          this.#spelt.add(
            keyOf(
              language,
              name.map(({ surface }) => surface),
            ),
          )
      for (const name of oneWay ? spelt.slice(0, 1) : spelt) {
        const [only, ...more] = name
        if (!spoken || !only) continue
        if (more.length) this.#several.push({ language, name })
        else
          this.#words.set(keyOf(language, [only.surface]), {
            ...only,
            language,
            ...(oneWay && { isVague: true }),
          })
      }
      for (const name of oneWay ? names.slice(0, 1) : names) {
        const rest = names.filter((other) => other.join(' ') !== name.join(' '))
        const book = spoken ? this.#names : this.#unspoken
        for (const order of inOrders(name, language)) this.#add(book, keyOf(language, order), rest)
        this.#longest = Math.max(this.#longest, name.length)
      }
    }
  }

  /**
   * Other names of what the terms at `from` begin with, the longest known name first, and how many terms it has;
   * `spoken` are those that do not come from another language.
   */
  at(
    terms: readonly string[],
    from: number,
    language: Language,
  ): { names: string[][]; spoken: string[][]; length: number }[] {
    const found: { names: string[][]; spoken: string[][]; length: number }[] = []
    for (let length = Math.min(this.#longest, terms.length - from); length > 0; length--) {
      const key = keyOf(language, terms.slice(from, from + length))
      const spoken = this.#names.get(key) ?? []
      const names = [...spoken, ...(this.#unspoken.get(key) ?? [])]
      if (names.length) found.push({ names, spoken, length })
    }
    return found
  }

  /** Whether words are a name of several just as it is spelt, but for a plural: a 'heat pump' is no 'heating pump'. */
  isSpelt(words: readonly string[], language: Language): boolean {
    const folded = words.map((word) => fold(word, language))
    return (
      this.#spelt.has(keyOf(language, folded)) || this.#spelt.has(keyOf(language, folded).replace(/e?s$/, ''))
    )
  }

  /** What the word at a place may be, beside those around it, as one of a name of several words, by the terms of all. */
  besides(terms: readonly (string | undefined)[], at: number, language: Language): SpokenPart[] {
    this.#byRest ??= this.#partsByRest()
    const found: SpokenPart[] = []
    for (let length = Math.min(this.#longest, terms.length); length > 1; length--) {
      for (let from = Math.max(0, at - length + 1); from <= at && from + length <= terms.length; from++) {
        const rest = terms.slice(from, from + length).map((term, i) => (from + i === at ? gap : (term ?? '')))
        found.push(...(this.#byRest.get(keyOf(language, rest)) ?? []))
      }
    }
    return found
  }

  #partsByRest(): Map<string, SpokenPart[]> {
    const parts = new Map<string, SpokenPart[]>()
    for (const { language, name } of this.#several) {
      const terms = name.map(({ term }) => term)
      const { names } = this.at(terms, 0, language).find(({ length }) => length === terms.length) ?? {
        names: [],
      }
      for (const [at, part] of name.entries()) {
        const key = keyOf(language, terms.with(at, gap))
        parts.set(key, [...(parts.get(key) ?? []), { ...part, names }])
      }
    }
    return parts
  }

  /** Whether the term of any name begins with the folded letters. */
  hasBeginning(folded: string, language: Language): boolean {
    this.#inOrder ??= [...this.#names.keys(), ...this.#unspoken.keys()].toSorted()
    const start = keyOf(language, [folded])
    let [low, high] = [0, this.#inOrder.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#inOrder[middle]! < start) low = middle + 1
      else high = middle
    }
    return this.#inOrder[low]?.startsWith(start) ?? false
  }

  /** Whether a folded word is a name of the trade, whatever is sold of it. */
  isName(folded: string, language: Language): boolean {
    return this.#words.has(keyOf(language, [folded]))
  }

  /** Names of one word each that begin with the same three letters as a folded word. */
  wordsBeginningAs(folded: string, language: Language): readonly SpokenName[] {
    this.#byBeginning ??= Map.groupBy(this.#words.values(), (name) =>
      keyOf(name.language, [name.surface.slice(0, 3)]),
    )
    return this.#byBeginning.get(keyOf(language, [folded.slice(0, 3)])) ?? []
  }

  /** Names of one word each with the first letter of a folded word that may be at most `most` typos from it. */
  wordsLike(folded: string, most: number, language: Language): SpokenName[] {
    const letter = folded.charAt(0)
    this.#byLength ??= Map.groupBy(
      Array.from(this.#words.values(), (name) => ({ name, letters: lettersOf(name.surface) })),
      ({ name: { language, surface } }) => keyOf(language, [surface.charAt(0), String(surface.length)]),
    )
    const letters = lettersOf(folded)
    const found: SpokenName[] = []
    for (let length = folded.length - most; length <= folded.length + most; length++)
      for (const one of this.#byLength.get(keyOf(language, [letter, String(length)])) ?? [])
        if (mayBeTypo(letters, one.letters, most)) found.push(one.name)
    return found
  }

  #add(names: Map<string, string[][]>, key: string, others: string[][]): void {
    names.set(key, [...(names.get(key) ?? []), ...others])
  }
}

/** Stands for a word of a name; no word is written so. */
const gap = '*'

/** German names of two words are typed the other way round as well: 'Kleber WDVS', 'Rohr HT'. */
const inOrders = (name: string[], language: Language): string[][] =>
  language === 'de' && name.length === 2 && name[0] !== name[1] ? [name, name.toReversed()] : [name]

const keyOf = (language: Language, terms: readonly string[]): string => `${language} ${terms.join(' ')}`

const analyzed = (name: string, language: Language): SpokenName[] =>
  analyze(name, language).flatMap((place) => {
    if (!place) return []
    const { word, isMark } = place
    return { spelling: word, surface: fold(word, language), term: isMark ? word : stem(word, language) }
  })
