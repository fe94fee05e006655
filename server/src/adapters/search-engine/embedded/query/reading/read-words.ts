import type { SearchQuery } from '../../../port.ts'
import { withSpaces } from '../../text/as-typed.ts'
import { askedAnew } from './asked-anew.ts'
import { withCuts } from './cut-words.ts'
import { mayHide } from '../filter-plan.ts'
import type { Found } from '../found.ts'
import { misspeltPairs } from './misspelt-pairs.ts'
import { askedNumber, withoutNumbers } from './options.ts'
import type { AskedNumber, QueryWord } from './options.ts'
import { planQuery, rarityOf, type PlanContext } from './plan.ts'
import { readQuery } from './read-query.ts'
import { queryWords } from './query-words.ts'

/**
 * The words of a query with all ways to meet them; undefined for an empty one, which is met by everything; no words at all
 * when it says nothing. `isExactNumber`: the whole of it is the number of an article.
 */
export function wordsOf(
  { q, fields, numberBeginning }: SearchQuery,
  context: PlanContext,
  isExactNumber: boolean,
): QueryWord[] | undefined {
  if (q.trim() === '') return undefined
  const asked = queryWords(q, context.lexicon.language)
  const number = askedNumber(q)
  if (numberBeginning) return numberWord(q, { ...number, middle: false }, context.articles)
  if (fields === 'numbers') return numberWord(q, number, context.articles)
  if (isPrinted(q)) return numberWord(q, number, context.articles)
  if (fields === 'texts') return readQuery(q, context).map(withoutNumbers)
  if (isExactNumber && asked.length !== 1) return numberWord(q, number, context.articles)
  const words = readQuery(q, context)
  // What reads as a figure ('1.000.003') or as one with something before it ('80/0-0229') may be a number all the same.
  const [first, ...more] = words
  if (isExactNumber && first!.number?.form !== number.form)
    return [{ ...first!, number: { ...number, beginning: false, middle: false } }, ...more]
  return [...words]
}

/** Figures as an EAN is printed, '4 006381 333931', which is nothing else; no pieces of it are looked for. */
const isPrinted = (q: string): boolean => /^\s*\d(?:[ -]{0,2}\d){11,13}\s*$/.test(q) && !isPair(q)

/** Two numbers of the same length, as they are copied from a list; no EAN is printed so. */
const isPair = (q: string): boolean => {
  const [first = '', second = '', ...more] = q.trim().split(/\s+/)
  return more.length === 0 && first.length === second.length && /^\d+$/.test(first + second)
}

/** The whole query as one number. */
const numberWord = (text: string, number: AskedNumber, articles: number): QueryWord[] => [
  { text, options: [], number, isFigure: true, rarity: rarityOf(1, articles) },
]

const shortestSpacedNumber = 5

/** A query that may be one number in groups, as article numbers are read out and printed: '47 11 08 15'. */
export function spacedNumber({ q, fields }: SearchQuery, articles: number): QueryWord[] | undefined {
  const number = askedNumber(q)
  const { piece } = number
  const isOne =
    fields !== 'texts' && piece.length >= shortestSpacedNumber && /\d/.test(piece) && /\s/.test(q.trim())
  return isOne ? numberWord(q, number, articles) : undefined
}

/** Each word takes a look at all its parts; nobody joins more of them. */
const mostCut = 4

/**
 * Words that are read as nothing, or only as what begins as they do, among those that nothing meets; and whether they are
 * guessed to be two misspelt ones, before which only two right ones are meant.
 */
const hardlyRead = (guesses: readonly QueryWord[], met: readonly boolean[]): ReadonlyMap<string, boolean> =>
  new Map(
    guesses
      .filter(
        ({ options, isFigure, isGuessed }, i) =>
          !met[i] &&
          (isFigure ? !isGuessed : options.every(({ isBegun, terms }) => isBegun || terms.length > 1)),
      )
      .slice(0, mostCut)
      .map(({ text, options }) => [text, options.some(({ terms }) => terms.length > 1)]),
  )

/**
 * What the words may be meant as where nothing meets all of them, one after the other until something does: one misspelt for
 * what it is beside its neighbour, then guesses at those that nothing meets. Where articles may be hidden from who asks, they are
 * read as they stand in the end, for titles that he does not see do not say how his words are read.
 */
export function guessedReadings(
  query: SearchQuery,
  words: readonly QueryWord[],
  { met, numFound }: Pick<Found, 'met' | 'numFound'>,
  context: PlanContext,
): QueryWord[][] {
  const { q, fields, numberBeginning, restriction } = query
  if (numFound > 0 || numberBeginning || fields === 'numbers' || isPrinted(q) || !context.fuzzy) return []
  const asked = misspeltPairs(askedAnew(queryWords(q, context.lexicon.language), context), context)
  const pairs = asked && planQuery(asked, context)
  const guessed = guessedWords(query, words, met, context)
  if (!pairs) return guessed ? [guessed] : []
  const last = guessed ?? (mayHide(restriction) ? [...words] : undefined)
  return [fields === 'texts' ? pairs.map(withoutNumbers) : pairs, ...(last ? [last] : [])]
}

/** The words with guesses at those that nothing meets; undefined when there is nothing to guess. */
function guessedWords(
  { q, fields }: SearchQuery,
  words: readonly QueryWord[],
  met: readonly boolean[],
  context: PlanContext,
): QueryWord[] | undefined {
  const spaced = withSpaces(q)
  // '71/4' is a figure that something may have, too.
  if (spaced === q && words.every((_, i) => met[i])) return undefined
  const guess = (text: string) =>
    planQuery(queryWords(text, context.lexicon.language), { ...context, guess: true })
  const guesses = guess(spaced)
  const parted = withCuts(spaced, hardlyRead(guesses, spaced === q ? met : []), context)
  const planned = parted === spaced ? guesses : guess(parted)
  const guessed = parted === q ? planned.map((word, i) => (met[i] ? words[i]! : word)) : planned
  if (parted === q && !guessed.some(({ isGuessed }) => isGuessed)) return undefined
  return fields === 'texts' ? guessed.map(withoutNumbers) : guessed
}
