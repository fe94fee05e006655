import { anyShortForm, shortForm } from '../../text/abbreviations.ts'
import { stem } from '../../text/stem.ts'
import type { Lexicon } from './lexicon.ts'
import { weights } from './options.ts'
import type { Option } from './options.ts'
import type { PlanContext } from './plan.ts'
import { begunNameOptions } from './spoken-names.ts'
import { completionOptions } from './unknown-words.ts'

/** Letters that are left of a word which stands elsewhere as a whole, of one that does not, and before a hyphen. */
const [shortestOfKnown, shortestOfUnknown, shortestModifier] = [4, 3, 3]
const shortestJoined = 4

/**
 * Ways to meet a German word where titles are cut off as those of suppliers are ('Handbr.' and 'Gew.-Stange' for
 * 'Handbrause' and 'Gewindestange'), and of a word that was typed so itself the words that begin with it.
 */
export function cutOffOptions(
  folded: string,
  known: boolean,
  isShort: boolean | undefined,
  context: PlanContext,
): Option[] {
  const { lexicon } = context
  if (lexicon.language !== 'de' || !/^[a-z]+$/.test(folded)) return []
  const cutOff = lexicon.frequency(anyShortForm) > 0 ? meetingCutOff(folded, known, lexicon) : []
  if (!isShort) return cutOff
  const wholes = completionOptions(folded, weights.abbreviation, context)
  // A 'Trennsch.' may stand in no article, and yet be a name of the 'Diamantscheibe'.
  return [...cutOff, ...(wholes.length > 0 ? wholes : begunNameOptions(folded, context))]
}

function meetingCutOff(folded: string, known: boolean, lexicon: Lexicon): Option[] {
  const wholes = beginningsOf(folded, known ? shortestOfKnown : shortestOfUnknown).map((left) =>
    shortForm(left),
  )
  return [...wholes, ...modifiersCutOff(folded, lexicon)]
    .filter((term) => isMostlyCutOff(term, lexicon))
    .map((term) => ({ terms: [term], weight: weights.cutOff }))
}

/** Whether what stands before the point stands without it hardly ever: a title may end with a whole word and a point. */
function isMostlyCutOff(short: string, lexicon: Lexicon): boolean {
  const often = lexicon.frequency(short)
  if (often === 0) return false
  const left = short.replace(/\..*/, '')
  return stem(left, 'de') !== left || lexicon.frequency(left) <= 2 * often
}

/** The beginnings that may be left of the first part of a compound, with its last part behind a hyphen, as terms. */
function modifiersCutOff(folded: string, lexicon: Lexicon): string[] {
  const found: string[] = []
  for (let at = shortestModifier + 1; at <= folded.length - shortestJoined; at++) {
    const last = folded.slice(at)
    if (!lexicon.hasSurface(last)) continue
    const term = stem(last, 'de')
    found.push(...beginningsOf(folded.slice(0, at), shortestModifier).map((first) => shortForm(first, term)))
  }
  return found
}

/** What a word begins with, of so many letters at least, without the whole of it. */
const beginningsOf = (word: string, shortest: number): string[] =>
  Array.from({ length: Math.max(0, word.length - shortest) }, (_, i) => word.slice(0, shortest + i))
