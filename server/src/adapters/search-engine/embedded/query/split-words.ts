import { splitCompound } from '../text/split-compound.ts'
import { stem } from '../text/stem.ts'
import { weights } from './options.ts'
import type { Option } from './options.ts'
import type { PlanContext } from './plan.ts'

const shortestPart = 3

/**
 * Readings of a word as several words. German takes every compound apart. In other languages only a word that is
 * unknown, or whose parts both stand alone far more often than the word, is ('showerhead', 'drywall').
 */
export function splitOptions(folded: string, known: boolean, context: PlanContext): Option[] {
  const { lexicon } = context
  if (lexicon.language === 'de') {
    const parts = splitCompound(folded, (word) => lexicon.hasSurface(word))
    const terms = smallestParts(
      folded,
      parts.map(({ word }) => word),
    ).map((word) => stem(word, 'de'))
    return terms.length > 1 ? [{ terms, weight: weights.split, compounds: true }] : []
  }
  const best = bestCut(folded, known, context)
  return best ? [{ terms: best, weight: weights.split }] : []
}

/** Of all the parts the shortest that do not contain one another: those of the finest cut. */
function smallestParts(word: string, parts: readonly string[]): string[] {
  const smallest = parts.filter((part) => !parts.some((other) => other !== part && part.includes(other)))
  return [...new Set(smallest)].toSorted((a, b) => word.indexOf(a) - word.indexOf(b))
}

function bestCut(folded: string, known: boolean, { lexicon, articles }: PlanContext): string[] | undefined {
  if (folded.length < 6 || !/^[a-z]+$/.test(folded)) return undefined
  let best: string[] | undefined
  let most = known ? Math.max(3, articles / 2000) : 2
  for (let at = shortestPart; at <= folded.length - shortestPart; at++) {
    const parts = [folded.slice(0, at), folded.slice(at)]
    if (!parts.every((part) => lexicon.hasSurface(part))) continue
    const terms = parts.map((part) => stem(part, lexicon.language))
    const frequency = Math.min(...terms.map((term) => lexicon.frequency(term)))
    if (frequency > most) {
      most = frequency
      best = terms
    }
  }
  return best
}
