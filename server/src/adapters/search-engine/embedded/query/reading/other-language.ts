import { stem } from '../../text/stem.ts'
import { isStopWord } from '../../text/stop-words.ts'
import type { Lexicon } from './lexicon.ts'
import { readQuery } from './read-query.ts'
import { withoutNumbers } from './options.ts'
import type { QueryWord } from './options.ts'
import type { PlanContext } from './plan.ts'

/** How many times as many articles say that a word is of the other language. */
export const farMore = 20

/** Whether a word of the query stands in far more articles of another language than in its own, `here`. */
export function isAtHome(words: readonly QueryWord[], here: Lexicon, abroad: Lexicon): boolean {
  return words.some(({ text, isFigure }) => {
    const known = isFigure ? 0 : here.frequency(stem(text, here.language))
    return known > 0 && abroad.frequency(stem(text, abroad.language)) > known * farMore
  })
}

/** Whether the language has every one of the words, alone or in a compound. */
export function knowsAll(words: readonly Pick<QueryWord, 'text'>[], lexicon: Lexicon): boolean {
  return words.every(({ text }) => lexicon.reach(stem(text, lexicon.language)) > 0)
}

/** Whether it has a word that nothing meets here. */
export const knowsOneAlone = (words: readonly QueryWord[], there: Lexicon): boolean =>
  words.some(({ text, isFigure, options }) => !isFigure && !options.length && knowsAll([{ text }], there))

/** Those that were taken for misspelt. */
export const correctedOf = (words: readonly QueryWord[]): QueryWord[] =>
  words.filter(({ correction }) => correction !== undefined)

/**
 * The words of a query as the language of `context` reads them, `here` as their own does; undefined unless it knows every word and
 * skips none but what nothing meets here as it was typed and says nothing there ('boards for wet rooms', the 'sind' that is no sand). Figures alone belong to no language.
 */
export function asTyped(
  q: string,
  here: readonly QueryWord[],
  context: PlanContext,
): QueryWord[] | undefined {
  const words = typedWords(q, context)
  const { language } = context.lexicon
  const count = here.filter(
    ({ text, options, correction }) =>
      (options.length > 0 && correction === undefined) || !isStopWord(text, language),
  ).length
  if (words.length < count || words.every(({ isFigure }) => isFigure)) return undefined
  return words.every((word) => isKnown(word, context.lexicon)) ? words : undefined
}

/** The same for one that knows a word of it at least, which is more than a letter. */
export function partlyAsTyped(q: string, context: PlanContext): QueryWord[] | undefined {
  const words = typedWords(q, context)
  const isTelling = (word: QueryWord) =>
    !word.isFigure && word.text.length > 1 && isKnown(word, context.lexicon)
  return words.some(isTelling) ? words : undefined
}

const typedWords = (q: string, context: PlanContext): QueryWord[] => readQuery(q, context).map(withoutNumbers)

const isKnown = ({ options }: QueryWord, lexicon: Lexicon): boolean =>
  options.some(({ terms }) => terms.every((term) => lexicon.reach(term) > 0))

/** Whether this language alone can read a word, which stands nowhere, by its parts. */
export const hasCompound = (words: readonly QueryWord[]): boolean =>
  words.some(({ options }) => options.length > 0 && options.every(({ compound }) => compound))
