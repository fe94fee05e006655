import type { Language } from '../../document.ts'
import type { Lists } from '../memory/csr.ts'
import type { PackedStrings } from '../memory/string-table.ts'

/** Stands in a title where a comma, bracket or stop word parts it. */
export const titleBreak = 0xffff_ffff

/** Surfaces of titles, in two bytes each while there are few enough. */
export interface TitleWords {
  starts: Uint32Array
  items: Uint16Array | Uint32Array
}

/** {@link titleBreak} as it stands among these surfaces. */
export const breakAmong = (items: ArrayLike<number>): number =>
  items instanceof Uint16Array ? titleBreak & 0xffff : titleBreak

/** The searchable words of the articles of one segment in one language; nothing changes it once made. */
export interface TextIndex {
  language: Language
  /** Word stems and figure marks, sorted. */
  terms: PackedStrings
  /** Articles per term, ascending: postings starts[t] … starts[t+1] of `docs` and `impacts`. */
  starts: Uint32Array
  docs: Uint32Array
  impacts: Uint8Array
  /** Folded words as they are written in the texts, sorted, with their stem. */
  surfaces: PackedStrings
  surfaceTerms: Uint32Array
  /** Surfaces in the order of their letters read from the end, for those that end alike. */
  surfaceEndings: Uint32Array
  /** How a word is spelt, where that differs from its folded form; sorted like `surfaces`, empty when the same. */
  spellings: PackedStrings
  /** Per article the surface that names the thing, then those of its title in order; {@link breakAmong} between parts. */
  titles: TitleWords
  /** Per term: in which share of its articles it names the thing, 255 for all of them. */
  heads: Uint8Array
  /** Per term: titles that say it; only where the titles themselves are not at hand. */
  inTitles?: Uint32Array
  compounds: CompoundIndex
  typos: TypoIndex
}

/** Which compounds a word is part of ('fliese' -> 'wandfliesenkleber'). */
export interface CompoundIndex {
  /** Stems of the parts, sorted. */
  parts: PackedStrings
  /** Per part: term of the compound times two, plus one where the part is its last, naming one. */
  lists: Lists
}

/** Surfaces by the hashes of what remains when letters are left out; list of a bucket = surfaces to be verified. */
export interface TypoIndex {
  lists: Lists
}

export const documentFrequency = (index: Pick<TextIndex, 'starts'>, term: number): number =>
  index.starts[term + 1]! - index.starts[term]!

/** Articles that are named so, not those that only mention it. */
export const articlesNamed = (index: Pick<TextIndex, 'starts' | 'heads'>, term: number): number =>
  (documentFrequency(index, term) * index.heads[term]!) / 255
