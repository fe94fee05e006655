import type { Language } from '../../../document.ts'
import { typosAllowed } from '../../index/typos.ts'
import { typoDistance } from '../../text/distance.ts'
import { isNamedThing } from '../../text/right-words.ts'
import { stem } from '../../text/stem.ts'
import { tradeNouns } from '../../text/trade-nouns.ts'
import type { Lexicon, SimilarWord } from './lexicon.ts'
import type { Option } from './options.ts'
import { weights } from './options.ts'
import type { PlanContext } from './plan.ts'
import type { SpokenName, SynonymBook } from './synonyms.ts'

type Known = Pick<PlanContext, 'lexicon' | 'synonyms'>

/** A name that need not stand in any article, with the articles that its other names reach. */
export type SpokenWord = SimilarWord & Pick<SpokenName, 'spelling' | 'isVague'>

const shortestBegun = 3

/** Names the word may be a typo of; only those under which something is found. */
export function similarNames(folded: string, known: Known): SpokenWord[] {
  const most = typosAllowed(folded.length)
  if (most === 0) return []
  const names = known.synonyms.wordsLike(folded, most, known.lexicon.language)
  return found(names, known, ({ surface }) => {
    const typos = typoDistance(folded, surface, most)
    return typos <= most ? typos : Infinity
  }).filter(({ typos }) => typos > 0)
}

/** Whether the word is itself a name under which something is found. */
export const isName = (folded: string, known: Known): boolean =>
  otherNames(stem(folded, known.lexicon.language), known).some((terms) =>
    terms.every((term) => known.lexicon.reach(term) > 0),
  )

const shortestJoined = 8

/** What joins the parts of a German word, besides nothing. */
const joints = ['s', 'es', 'n', 'en', 'e']

/** The name of a German word that is joined otherwise: an 'Abstandshalter' is an 'Abstandhalter', 'Tiefengrund' is 'Tiefgrund'. */
export function namedWithoutJoint(folded: string, known: Known): string | undefined {
  if (known.lexicon.language !== 'de' || folded.length < shortestJoined) return undefined
  // A name itself, it is the other one only where that stands in an article.
  const mayStand = (term: string) => !isName(folded, known) || known.lexicon.frequency(term) > 0
  return similarNames(folded, known).find(
    ({ surface, term }) => differByJoint(surface, folded) && mayStand(term),
  )?.spelling
}

function differByJoint(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const isJoined = (joint: string) =>
    Array.from(short).some((_, at) => at > 0 && short.slice(0, at) + joint + short.slice(at) === long)
  return joints.some((joint) => joint.length === long.length - short.length && isJoined(joint))
}

/** Names that begin as typed; only those under which something is found. */
export const namesBeginning = (folded: string, known: Known): SpokenWord[] =>
  folded.length < shortestBegun
    ? []
    : found(known.synonyms.wordsBeginningAs(folded, known.lexicon.language), known, ({ surface }) =>
        surface.startsWith(folded) ? 0 : Infinity,
      )

/** What a noun of the trade goes on with is a further part: a 'Traufe' is no 'Traufel' half typed, a 'mat' is nothing 'matt'. */
const shortestFurther = 3

/** Whether a word may be the beginning of a longer one. */
export const mayGoOn = (folded: string, longer: string, language: Language): boolean =>
  longer === folded ||
  longer.length - folded.length >= shortestFurther ||
  !(language === 'de' ? tradeNouns.has(folded) : isNamedThing(folded, language))

/** What the things are called otherwise whose names begin as typed. */
export const begunNameOptions = (folded: string, known: Known): Option[] =>
  namesBeginning(folded, known)
    .filter(({ surface }) => mayGoOn(folded, surface, known.lexicon.language))
    .flatMap(({ term }) =>
      otherNames(term, known).map((terms) => ({
        terms,
        weight: weights.completion * weights.synonym,
        compounds: terms.length === 1,
        isBegun: true,
      })),
    )

/** Other names of the thing a term names. */
export const otherNames = (term: string, { lexicon, synonyms }: Known): string[][] =>
  synonyms.at([term], 0, lexicon.language).flatMap(({ names }) => names)

/** Those of the names under which something is found, and how far they are from the word. */
function found(
  names: readonly SpokenName[],
  { lexicon, synonyms }: Known,
  typosOf: (name: SpokenName) => number,
): SpokenWord[] {
  return names.flatMap((name) => {
    const typos = typosOf(name)
    const frequency = Number.isFinite(typos) ? reachOf(name, synonyms, lexicon) : 0
    return frequency > 0 ? [{ ...name, typos, frequency }] : []
  })
}

function reachOf({ term }: SpokenName, synonyms: SynonymBook, lexicon: Lexicon): number {
  const names = otherNames(term, { lexicon, synonyms })
  return Math.max(0, ...names.map((terms) => Math.min(...terms.map((one) => lexicon.reach(one)))))
}
