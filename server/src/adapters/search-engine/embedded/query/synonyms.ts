import type { Language, SearchSynonym } from '../../document.ts'
import { analyze } from '../text/analyze.ts'
import { stem } from '../text/stem.ts'

/** Words that mean the same, by the terms of the word; each other name is a list of terms. */
export class SynonymBook {
  readonly #names = new Map<string, string[][]>()
  /** Most terms a name has. */
  #longest = 1

  constructor(synonyms: readonly SearchSynonym[]) {
    for (const { word, language, synonyms: others, oneWay = false } of synonyms) {
      const names = [word, ...others]
        .map((name) => termsOf(name, language))
        .filter(({ length }) => length > 0)
      for (const name of oneWay ? names.slice(0, 1) : names) {
        const rest = names.filter((other) => other.join(' ') !== name.join(' '))
        this.#add(language, name, rest)
      }
    }
  }

  /** Other names of what the terms at `from` begin with, the longest known name first, and how many terms it has. */
  at(terms: readonly string[], from: number, language: Language): { names: string[][]; length: number }[] {
    const found: { names: string[][]; length: number }[] = []
    for (let length = Math.min(this.#longest, terms.length - from); length > 0; length--) {
      const names = this.#names.get(keyOf(language, terms.slice(from, from + length)))
      if (names) found.push({ names, length })
    }
    return found
  }

  #add(language: Language, name: string[], others: string[][]): void {
    const key = keyOf(language, name)
    this.#names.set(key, [...(this.#names.get(key) ?? []), ...others])
    this.#longest = Math.max(this.#longest, name.length)
  }
}

const keyOf = (language: Language, terms: readonly string[]): string => `${language} ${terms.join(' ')}`

const termsOf = (name: string, language: Language): string[] =>
  analyze(name, language).flatMap((place) =>
    place ? [place.isMark ? place.word : stem(place.word, language)] : [],
  )
