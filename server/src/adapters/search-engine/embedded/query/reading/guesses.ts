import { typoDistance } from '../../text/distance.ts'
import { anyFigure } from '../../text/marks.ts'
import { soundOf } from '../../text/sound.ts'
import { stem } from '../../text/stem.ts'
import { tradeNouns } from '../../text/trade-nouns.ts'
import type { Lexicon, SimilarWord } from './lexicon.ts'
import { nearCodes } from './near-codes.ts'
import { otherEndings } from './other-endings.ts'
import { weights } from './options.ts'
import type { Option } from './options.ts'
import type { PlanContext } from './plan.ts'
import { beginsAlike, completionOptions } from './unknown-words.ts'
import { gluedGuesses } from './glued-guesses.ts'

/** What a word may be meant as, the likeliest first, and how that is spelt. */
export interface Guesses {
  options: Option[]
  correction?: string
}

const mostGuesses = 4
/** Of a longer word the beginning that must be right. */
const shortestBeginning = 5
const beginningShare = 0.6

/**
 * Readings of a folded word that stands nowhere and is like nothing by the usual rules, for a query that nothing is found
 * for otherwise: more typos than usual where the consonants speak for it, another ending, two words in one with typos in
 * both, and words that begin as it does.
 */
export function guessWord(folded: string, context: PlanContext): Guesses {
  if (!/^[a-z]{3,40}$/.test(folded)) return { options: [] }
  const { lexicon } = context
  const isEnglish = lexicon.language === 'en'
  const near = [...nearWords(folded, typosGuessed(folded.length), context), ...swappedTwice(folded, context)]
  const bent = isEnglish ? otherEndings(folded).flatMap((form) => nearWords(form, 1, context)) : []
  const words = fewestTypos([...bent, ...near])
  const [first] = words
  if (first) {
    return { options: words.map(guessOf), correction: lexicon.spelling(first.surface) }
  }
  const glued = isEnglish ? gluedGuesses(folded, context) : []
  return { options: glued.length ? glued : begunOptions(folded, context) }
}

/** Where the letter of a code is too many, its digits are the number of an article ('1222b'). */
const numberOnly = /^[1-9]\d{3,}$/

/** The codes next to one that is nowhere, else the codes it was put together from. */
export function guessCode(code: string, { lexicon }: PlanContext): Guesses {
  const pieces = gluedCodes(code, lexicon)
  if (pieces) return { options: [{ terms: pieces, weight: weights.split }], correction: pieces.join(' ') }
  const termOf = (one: string) =>
    numberOnly.test(one) ? anyFigure(Number(one)) : stem(one, lexicon.language)
  const known = nearCodes(code).filter((one) => lexicon.frequency(termOf(one)) > 0)
  const [first] = known
  return {
    options: known.slice(0, mostGuesses).map((one) => ({
      terms: [termOf(one)],
      weight: weights.twoTypos,
    })),
    ...(first !== undefined && { correction: first }),
  }
}

const longestGlued = 10
const mostPieces = 3

/**
 * The fewest known codes and short words that stand in a code one behind the other ('C2TES1'), each of two signs and
 * more and at least two of them with a digit; undefined when it cannot be read so.
 */
function gluedCodes(code: string, lexicon: Lexicon): string[] | undefined {
  if (code.length > longestGlued || !/^[a-z].*\d/.test(code)) return undefined
  const isKnown = (piece: string) => lexicon.frequency(piece) > 0
  const cuts = (rest: string, most: number): string[][] => [
    ...(isKnown(rest) ? [[rest]] : []),
    ...(most === 1 ? [] : Array.from({ length: Math.max(0, rest.length - 3) }, (_, i) => i + 2)).flatMap(
      (at) =>
        /^[a-z]/.test(rest.slice(at)) && isKnown(rest.slice(0, at))
          ? cuts(rest.slice(at), most - 1).map((others) => [rest.slice(0, at), ...others])
          : [],
    ),
  ]
  return cuts(code, mostPieces)
    .filter((pieces) => pieces.filter((piece) => /\d/.test(piece)).length > 1)
    .toSorted((a, b) => a.length - b.length)[0]
}

const fewestTypos = (words: readonly SimilarWord[]): SimilarWord[] =>
  words.toSorted((a, b) => a.typos - b.typos || b.frequency - a.frequency).slice(0, mostGuesses)

const guessOf = ({ term, typos }: SimilarWord): Option => ({
  terms: [term],
  weight: typos > 1 ? weights.soundsAlike : weights.twoTypos,
  compounds: true,
})

/** In German what a compound begins with says nothing of what it names: no 'Drainagemörtel' is a 'Drainagerohr'. */
function begunOptions(folded: string, context: PlanContext): Option[] {
  const { lexicon } = context
  const shortest = Math.max(shortestBeginning, Math.ceil(folded.length * beginningShare))
  if (lexicon.language === 'de' && endsWithNoun(folded)) return []
  for (let length = folded.length - 1; length >= shortest; length--) {
    const begin = folded.slice(0, length)
    if (lexicon.language === 'de' && lexicon.hasSurface(begin)) return []
    const options = completionOptions(begin, weights.abbreviation, context)
    if (options.length) return options
  }
  return []
}

function endsWithNoun(folded: string): boolean {
  for (let from = shortestBeginning; from < folded.length; from++)
    if (tradeNouns.has(folded.slice(from))) return true
  return false
}

const nearWords = (folded: string, most: number, { lexicon, articles }: PlanContext): SimilarWord[] =>
  lexicon.similar(folded, most).filter((one) => isLikely(one, folded, articles))

const longestSwapped = 7

/** Words of which two pairs of neighbouring letters were swapped ('fuacte'); those of one pair are no guess. */
function swappedTwice(folded: string, { lexicon }: PlanContext): SimilarWord[] {
  if (folded.length > longestSwapped) return []
  const words = new Set<string>()
  for (let i = 0; i + 3 < folded.length; i++) {
    for (let j = i + 2; j + 1 < folded.length; j++) words.add(swapped(swapped(folded, i), j))
  }
  return [...words].flatMap((surface) => {
    const term = stem(surface, lexicon.language)
    const frequency = lexicon.hasSurface(surface) ? lexicon.frequency(term) : 0
    return frequency > 0 && beginsAlike(surface, folded) ? [{ surface, term, frequency, typos: 2 }] : []
  })
}

const swapped = (word: string, at: number): string =>
  word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)

const typosGuessed = (length: number): number => (length < 4 ? 1 : length < 9 ? 2 : 3)

/** In a large catalogue a word of few articles is hardly what somebody meant who typed it so wrong. */
const leastShare = 1 / 20_000
const shortestLoose = 6
const shortestSound = 3
/** Letters that may be missing or too many in a word that sounds alike. */
const mostLeftOut = 2

/** Whether the letters that carry a word speak for it: they are those typed in another order, or sound so. */
function isLikely({ surface, typos, frequency }: SimilarWord, folded: string, articles: number): boolean {
  if (!beginsAlike(surface, folded) || frequency < articles * leastShare) return false
  if (typos === 1) return folded.length > 3 || lettersOf(surface) === lettersOf(folded)
  if (lettersOf(surface) === lettersOf(folded)) return true
  const [sound, meant] = [soundOf(folded), soundOf(surface)]
  if (sound === meant)
    return sound.length >= shortestSound && Math.abs(surface.length - folded.length) <= mostLeftOut
  const isLong = Math.min(folded.length, surface.length) >= shortestLoose + 2 * (typos - 2)
  return isLong && surface.at(-1) === folded.at(-1) && typoDistance(sound, meant, 1) === 1
}

const lettersOf = (word: string): string => word.split('').toSorted().join('')
