import type { Lexicon } from './lexicon.ts'
import type { Option, QueryWord } from './options.ts'

/** What a reading of a misspelt word counts that no title has beside its neighbours, where titles have another one so. */
const neverBeside = 0.6

/**
 * Of the words that a misspelt English one may be, those count more that titles have beside its neighbours: who asks for a 'toster
 * oven' means a toaster, no tester.
 */
export function preferBeside(words: readonly QueryWord[], lexicon: Lexicon): void {
  if (lexicon.language !== 'en') return
  for (const [i, word] of words.entries()) {
    if (word.correction === undefined || word.options.length < 2) continue
    const [before, behind] = [termOf(words[i - 1]), termOf(words[i + 1])]
    if (before === undefined && behind === undefined) continue
    const titles = word.options.map((option) => besideOf(option, before, behind, lexicon))
    if (!titles.some((count) => count > 0) || titles.every((count) => count > 0)) continue
    const liked = word.options.filter((_, at) => titles[at]! > 0)
    const others = word.options.filter((_, at) => titles[at] === 0)
    word.options = [...liked, ...others.map((option) => ({ ...option, weight: option.weight * neverBeside }))]
    const [first] = liked
    if (first?.spelling !== undefined) word.correction = first.spelling
  }
}

/** The term of a word that stands in titles, or that it was read as. */
const termOf = (word: QueryWord | undefined): string | undefined => {
  const [first] = word === undefined || word.isFigure || word.isIdle ? [] : word.options
  return first?.terms.length === 1 ? first.terms[0] : undefined
}

/** In about how many titles an option stands beside the words before and behind it. */
function besideOf(
  { terms }: Option,
  before: string | undefined,
  behind: string | undefined,
  lexicon: Lexicon,
): number {
  const [term, ...more] = terms
  if (term === undefined || more.length) return 0
  return (
    (before === undefined ? 0 : lexicon.beside(before, term).beside) +
    (behind === undefined ? 0 : lexicon.beside(term, behind).beside)
  )
}
