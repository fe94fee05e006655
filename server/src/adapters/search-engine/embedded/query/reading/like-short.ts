import { stem } from '../../text/stem.ts'
import type { SimilarWord } from './lexicon.ts'
import type { PlanContext } from './plan.ts'

/** What is in this share of the articles is frequent. */
export const frequentShare = 1 / 5000

const tooShort = 3

/** Frequent English words that a word of three letters may be meant as, which is too short to be compared otherwise. */
export function likeShort(folded: string, { lexicon, articles }: PlanContext): SimilarWord[] {
  if (lexicon.language !== 'en' || folded.length !== tooShort || !/^[a-z]+$/.test(folded)) return []
  return [...new Set(meantShort(folded))].flatMap((surface) => {
    const term = stem(surface, lexicon.language)
    const frequency = lexicon.hasSurface(surface) ? lexicon.frequency(term) : 0
    return frequency > articles * frequentShare ? [{ surface, term, frequency, typos: 1 }] : []
  })
}

/**
 * With a letter twice that was typed once ('wal', 'dor'), with a vowel that was left out ('pmp'), with a first letter that
 * nobody hears ('nob', 'lok'), or with an i for a y ('oyl').
 */
function meantShort(word: string): string[] {
  const places = word.split('')
  const put = (at: number, letter: string) => word.slice(0, at) + letter + word.slice(at)
  return [
    ...places.map((letter, at) => put(at, letter)),
    ...places.flatMap((_, at) => vowels.map((vowel) => put(at + 1, vowel))),
    ...(word.startsWith('n') ? [put(0, 'k')] : []),
    ...(word.startsWith('r') ? [put(0, 'w')] : []),
    ...(word.endsWith('k') ? [put(2, 'c')] : []),
    ...(word.includes('y') ? [word.replace('y', 'i')] : []),
  ]
}

const vowels = ['a', 'e', 'i', 'o', 'u']
