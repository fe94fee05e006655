import type { Found } from './found.ts'
import type { QueryWord } from './options.ts'
import type { Run } from './run.ts'

/**
 * The terms by which the index knows some words of a query and that stand in nothing the asker may find: in what is kept
 * for others, or in what is gone. Of several terms that must stand together one may be met by itself.
 * @param isMet whether anything he may find meets a word
 */
export function* unmetTerms(
  words: readonly QueryWord[],
  isMet: (word: QueryWord) => Generator<Run, boolean, Found>,
): Generator<Run, Set<string>, Found> {
  const unmet = new Set<string>()
  for (const word of words) {
    if (yield* isMet(word)) continue
    const terms = new Set(word.options.flatMap((option) => option.terms))
    for (const {
      terms: [only, ...others],
    } of word.options)
      if (only !== undefined && others.length === 0) unmet.add(only)
    for (const term of terms) {
      const alone = { text: word.text, options: [{ terms: [term], weight: 1 }], isFigure: false, rarity: 1 }
      if (!unmet.has(term) && !(yield* isMet(alone))) unmet.add(term)
    }
  }
  return unmet
}
