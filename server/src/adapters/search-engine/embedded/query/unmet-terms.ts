import { stem } from '../text/stem.ts'
import type { Found } from './found.ts'
import type { Lexicon } from './reading/lexicon.ts'
import type { QueryWord } from './reading/options.ts'
import type { Run } from './run.ts'

/**
 * The terms by which the index knows some words of a query and that stand in nothing the asker may find: in what is kept
 * for others, or in what is gone. Of several terms that must stand together one may be met by itself,
 * and one by the compounds it is part of.
 * @param isMet whether anything he may find meets a word
 */
export function* unmetTerms(
  words: readonly QueryWord[],
  isMet: (word: QueryWord) => Generator<Run, boolean, Found>,
): Generator<Run, Set<string>, Found> {
  const unmet = new Set<string>()
  for (const word of words) {
    if (yield* isMet(word)) continue
    const { text, options } = word
    for (const { terms, compounds } of options) if (terms.length === 1 && compounds) unmet.add(terms[0]!)
    for (const term of new Set(options.flatMap(({ terms }) => terms))) {
      const alone = { terms: [term], weight: 1, compounds: true }
      if (!unmet.has(term) && !(yield* isMet({ text, options: [alone], isFigure: false, rarity: 1 })))
        unmet.add(term)
    }
  }
  return unmet
}

/** In no more articles a word is taken for misspelt though it is known. */
const rarely = 12

/**
 * Of the words that may be misspelt, each as it was typed alone: those that stand in a few articles and are met by other
 * words as well. Where the few are not for who asks the word is misspelt for him.
 */
export const rareAlone = (words: readonly QueryWord[], lexicon: Lexicon): QueryWord[] =>
  words.flatMap(({ text, isFigure, options }) => {
    const term = stem(text, lexicon.language)
    const isRare = !isFigure && options.length > 1 && lexicon.frequency(term) <= rarely
    const own = isRare ? options.filter(({ terms }) => terms.length === 1 && terms[0] === term) : []
    return own.map((option) => ({ text, options: [option], isFigure: false, rarity: 1 }))
  })
