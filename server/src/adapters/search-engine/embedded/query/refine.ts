import { titleBreak } from '../index/text-index.ts'
import type { TextIndex } from '../index/text-index.ts'
import type { ResolvedWord } from './resolve.ts'

/** Shares of the rarity of the words concerned that are added to a score. */
const bonus = {
  /** Two words of the query stand next to each other in its order. */
  neighbours: 0.2,
  /** A word names the thing: it ends the first part of an English title, or begins a German one. */
  head: 0.25,
  /** The title begins with a word of the query. */
  opening: 0.08,
  /** All of the title that counts is asked for. */
  covered: 0.3,
}

/**
 * What the title of an article adds to its score: words in the order of the query, the naming word, and how much
 * of the title was asked for. Looked at for the best hits only.
 */
export function titleBonus(text: TextIndex, doc: number, words: readonly ResolvedWord[]): number {
  const { starts, items } = text.titles
  const start = starts[doc]!
  const end = starts[doc + 1]!
  let total = 0
  let before = -1
  let matched = 0
  let counted = 0
  const head = headPlace(text, start, end)
  for (let at = start; at < end; at++) {
    const surface = items[at]!
    if (surface === titleBreak) continue
    counted++
    const word = wordAt(text.surfaceTerms[surface]!, words, before)
    if (word >= 0) {
      matched++
      const { rarity } = words[word]!
      if (word === before + 1 && before >= 0) total += bonus.neighbours * (rarity + words[before]!.rarity)
      if (at === head) total += bonus.head * rarity
      if (at === start) total += bonus.opening * rarity
    }
    before = word
  }
  const rarity = words.reduce((sum, one) => sum + one.rarity, 0)
  return total + (counted ? (bonus.covered * rarity * matched) / counted : 0)
}

/** The query word a title word meets, preferably the one behind `before`; -1 when none. */
function wordAt(term: number, words: readonly ResolvedWord[], before: number): number {
  const next = words[before + 1]
  if (before >= 0 && next?.terms.has(term)) return before + 1
  return words.findIndex(({ terms }) => terms.has(term))
}

/** Place of the word that names the thing. */
function headPlace({ language, titles }: TextIndex, start: number, end: number): number {
  if (language === 'de') return start
  let last = start
  while (last + 1 < end && titles.items[last + 1] !== titleBreak) last++
  return last
}
