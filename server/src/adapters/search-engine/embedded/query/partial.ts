import type { QueryWord } from './reading/options.ts'
import type { ResolvedWord } from './resolved-word.ts'
import type { Scratch } from './scratch.ts'

/** Share of the rarity of all words that a partial match must meet, unless too few of the articles meet so much. */
export const leastShare = 0.2

/** What a partial match counts that lacks the word that names what is asked for: another cap is meant by 'chain link post caps', no link. */
export const withoutName = 0.93

/** Which candidates there are for who asks: articles kept for others or gone do not say what is enough for him. */
export interface Visible {
  deleted: Uint8Array
  /** undefined: all. */
  allowed: Uint8Array | undefined
}

/**
 * Of the candidates of a partial search keeps those that meet enough of the query, a word and not figures alone, and
 * weighs their scores by the share they meet. Gives the number kept, at least `wanted` where so many meet anything.
 */
export function coverage(
  asked: readonly QueryWord[],
  resolved: readonly ResolvedWord[],
  count: number,
  wanted: number,
  { deleted, allowed }: Visible,
  scratch: Scratch,
): number {
  const { bits, totals, found } = scratch
  const words = asked.slice(0, 32)
  const all = words.reduce((sum, { rarity }) => sum + rarity, 0)
  const name = words.findIndex(({ isName }) => isName)
  const telling = tellingWords(words).reduce((mask, isTelling, i) => (isTelling ? mask | (1 << i) : mask), 0)
  const shares = new Map<number, number>()
  const articles = new Map<number, number>()
  for (let i = 0; i < count; i++) {
    const met = bits[i]!
    const doc = found[i]!
    if (deleted[doc] || allowed?.[doc] === 0) continue
    articles.set(met, (articles.get(met) ?? 0) + 1)
    if (shares.has(met)) continue
    const rarity = resolved.reduce(
      (sum, word, at) => ((met >>> at) & 1 && at < 32 ? sum + word.rarity : sum),
      0,
    )
    const isNamed = name < 0 || ((met >>> name) & 1) === 1
    shares.set(met, (met & telling) === 0 ? 0 : (rarity / all) * (isNamed ? 1 : withoutName))
  }
  const least = leastOf(shares, articles, wanted)
  let kept = 0
  for (let i = 0; i < count; i++) {
    const share = shares.get(bits[i]!) ?? 0
    if (share === 0 || share < least) continue
    totals[kept] = totals[i]! * share
    found[kept++] = found[i]!
  }
  return kept
}

/** The share that one article meets at least, or as many as are wanted. */
function leastOf(
  shares: ReadonlyMap<number, number>,
  articles: ReadonlyMap<number, number>,
  wanted: number,
): number {
  let found = 0
  let least = leastShare
  for (const [met, share] of [...shares].toSorted(([, a], [, b]) => b - a)) {
    if (found >= Math.max(1, wanted)) break
    found += articles.get(met)!
    least = Math.min(least, share)
  }
  return least
}

/** A beginning of fewer letters says little: those of 'cement bag' begin radiators 'Bagna' as well. */
const shortestBeginning = 4

/**
 * Which words a partial match may rest on: a figure alone is met by too much, a letter by still more, and a 'height' beside a
 * figure or a short beginning of words says less than a word that is known. Where there is nothing else, they have to do.
 */
export function tellingWords(words: readonly QueryWord[]): boolean[] {
  const telling = words.map((word) => (word.isFigure ? isCode(word) : word.text.length > 1))
  const isKnown = (word: QueryWord, i: number) => telling[i]! && !word.isIdle
  const isMet = (word: QueryWord, i: number) => isKnown(word, i) && word.options.length > 0
  const saysMore = (word: QueryWord, i: number) => isKnown(word, i) && !isShortBeginning(word)
  if (words.some((word, i) => isMet(word, i) && saysMore(word, i))) return words.map(saysMore)
  if (words.some(isMet)) return words.map(isKnown)
  if (telling.includes(true)) return telling
  const long = words.map(({ text }) => text.length > 1)
  return long.includes(true) ? long : words.map(() => true)
}

const isShortBeginning = ({ text, options }: QueryWord): boolean =>
  text.length < shortestBeginning && options.length > 0 && options.every(({ isBegun }) => isBegun)

const shortestNumber = 6

/**
 * A long code such as a model number tells an article as well as a word does, and so do as many figures as article numbers
 * have; a size such as '110er' does not.
 */
const isCode = ({ text }: QueryWord): boolean =>
  /[a-z]/.test(text)
    ? text.length >= 4 && !/^\d+er$/.test(text)
    : text.length >= shortestNumber && /^\d+$/.test(text)
