import type { Language } from '../../../document.ts'
import { typosAllowed } from '../../index/typos.ts'
import { isDoing } from '../../text/doings.ts'
import { heardAs } from '../../text/heard-as.ts'
import { soundOf } from '../../text/sound.ts'
import { isAdjective, joints } from '../../text/split-compound.ts'
import { isDoer, stem } from '../../text/stem.ts'
import { tradeNouns } from '../../text/trade-nouns.ts'
import { weights } from './options.ts'
import type { Option } from './options.ts'
import type { PlanContext } from './plan.ts'
import type { Lexicon, SimilarWord } from './lexicon.ts'
import { isSameButDoubled } from './doubled-letters.ts'
import { otherEndings } from './other-endings.ts'
import { frequentShare, likeShort } from './like-short.ts'
import { isName, mayGoOn, similarNames } from './spoken-names.ts'
import type { SpokenWord } from './spoken-names.ts'

const mostCompletions = 64
const mostCorrections = 6
/** A known word may be a typo when it is in no larger share of the articles than this, and is taken for one of a
 * word this many times as frequent. */
const rareShare = 1 / 20_000
const typoDominance = 40
/** A long English word is one, too, in as many as this of a catalogue large enough: titles are misspelt as queries are. */
const oftenMisspelt = 12
const misspeltShare = 1 / 4000
const shortestMisspelt = 6

/** Words that begin as typed; none when they are not together more frequent than `atLeast`. */
export function completionOptions(
  folded: string,
  weight: number,
  { lexicon }: PlanContext,
  atLeast = 0,
): Option[] {
  if (folded.length < 2) return []
  const words = lexicon
    .completions(folded, mostCompletions)
    .filter(({ surface }) => mayGoOn(folded, surface, lexicon.language))
  const together = words.reduce((sum, { frequency }) => sum + frequency, 0)
  if (together <= atLeast) return []
  return [...new Set(words.map(({ term }) => term))].map((term) => ({
    terms: [term],
    weight,
    compounds: folded.length > 3,
    isBegun: true,
  }))
}

const shortestAbbreviation = 4
const longestEnding = 4
/** Of an ending this long what remains is a word, or its stem at least this long: nothing 'oversized' is over another. */
const longEnding = 3
const shortestBegin = 5
/** Whatever else a German word ends with is a noun that names another thing: a 'Fensterbank' is no Fenster. */
const germanEnding = /^(?:ung|ungs|ern|lich|isch)$/

/**
 * For a word that is nowhere: words it may be short for ('galv pipe'), else the longest known word it begins with
 * ('waterproofer').
 */
export function shortenedOptions(folded: string, isCompleted: boolean, context: PlanContext): Option[] {
  if (folded.length < shortestAbbreviation || !/^[a-z]+$/.test(folded)) return []
  const longer = isCompleted ? [] : completionOptions(folded, weights.abbreviation, context)
  if (longer.length) return longer
  const { lexicon } = context
  for (let length = folded.length - 1; length >= Math.max(5, folded.length - longestEnding); length--) {
    const begin = folded.slice(0, length)
    const term = stem(begin, lexicon.language)
    const isLong = folded.length - length >= longEnding
    if (isLong && lexicon.language === 'de' && !germanEnding.test(folded.slice(length))) continue
    if (isLong && term.length < shortestBegin && !lexicon.hasSurface(begin)) continue
    if (lexicon.frequency(term) > 0) return [{ terms: [term], weight: weights.abbreviation }]
  }
  return []
}

/** The tool, the thing or the plain verb of an English word for what is done ('mowing' and 'mower'). */
export function doingOptions(folded: string, { lexicon, articles }: PlanContext): Option[] {
  if (lexicon.language === 'de') return doneOptions(folded, lexicon)
  if (!/(?:ings?|ed)$/.test(folded)) return []
  const terms = new Set(otherEndings(folded).map((form) => stem(form, lexicon.language)))
  const known = [...terms].filter((term) => lexicon.frequency(term) > articles * rareShare)
  return known.map((term) => ({ terms: [term], weight: weights.otherEnding }))
}

/**
 * The doing, for a German tool that is nowhere ('Bohrer' where there are only 'Bohrhammer'); what it is done with, for the
 * doing ('dämmen' is done with a Dämmung, 'schneiden' with a Schneider).
 */
function doneOptions(folded: string, lexicon: Lexicon): Option[] {
  const begin = folded.replace(/e?n$/, '')
  const words = isDoer(folded) ? [folded.replace(/r[ns]?$/, 'n')] : isDoing(folded) ? namesOfDoing(begin) : []
  const things = isDoing(folded) ? thingsOfDoing(begin) : []
  const options = [
    ...words.map((word) => ({ word, headsOnly: false })),
    ...things.map((word) => ({ word, headsOnly: true })),
  ]
  return options
    .map(({ word, headsOnly }) => ({ term: stem(word, 'de'), headsOnly }))
    .filter(({ term }) => lexicon.reach(term) > 0)
    .map(({ term, headsOnly }) => ({
      terms: [term],
      weight: weights.otherEnding,
      compounds: true,
      headsOnly,
    }))
}

const namesOfDoing = (begin: string): string[] => [`${begin}ung`, `${begin}er`]

/** 'Verputzen' is done with a Putz, 'verfugen' with a Fuge: what is called so itself or ends so. */
function thingsOfDoing(begin: string): string[] {
  const plainly = begin.replace(/^ver(?=[a-z]{3})/, '')
  return plainly === begin ? [] : [plainly, `${plainly}e`, `${plainly}er`].filter(isThing)
}

const isThing = (word: string): boolean => tradeNouns.has(word) || isDoer(word)

const shortestVerb = 4
const shortestThing = 4
const mostVariants = 8

/**
 * For a German compound that is nowhere: words that say the doing where it says only the verb ('Dehnfuge',
 * 'Dehnungsfugenprofil'), or that lack a part in its middle ('Aufsatzwaschbecken', 'Aufsatzbecken').
 */
export function variantOptions(folded: string, { lexicon }: PlanContext): Option[] {
  const terms = new Set<string>()
  for (let at = shortestVerb; at <= folded.length - shortestThing; at++) {
    const [begin, end] = [folded.slice(0, at), folded.slice(at)]
    for (const { term } of lexicon.completions(`${begin}ungs${end}`, mostVariants)) terms.add(term)
    if (!tradeNouns.has(end)) continue
    for (let length = at - shortestRest; length >= shortestVerb; length--) {
      const shorter = begin.slice(0, length) + end
      if (lexicon.hasSurface(shorter)) terms.add(stem(shorter, 'de'))
    }
  }
  return [...terms].map((term) => ({ terms: [term], weight: weights.otherEnding, compounds: true }))
}

/** 'Fleckschutz' is no 'Eckschutz'. */
const shortestRest = 3

/** Compounds with a word that never stands alone ('kleber' where there is only 'fliesenkleber'). */
export function compoundOptions(folded: string, { lexicon }: PlanContext): Option[] {
  if (folded.length < 4) return []
  return lexicon
    .joinedWith(folded, mostCompletions)
    .filter(({ surface }) => surface.length - folded.length >= shortestRest)
    .filter(({ surface, isHead }) => !isHead || !isByChance(folded, surface, lexicon))
    .map(({ term, isHead }) => ({
      terms: [term],
      weight: isHead ? weights.compoundHead : weights.compoundPart,
    }))
}

/**
 * Whether a word ends with these letters only because the noun it ends with does, and not where it is cut: a
 * 'Thermostatventil' has many 'ventile', which are no 'tile'.
 */
function isByChance(folded: string, surface: string, lexicon: Lexicon): boolean {
  const at = surface.length - folded.length
  if (joints.some((joint) => isWord(withoutEnd(surface.slice(0, at), joint), lexicon))) return false
  const isNoun = (_: unknown, from: number) => tradeNouns.has(surface.slice(from))
  return isAdjective(folded, surface) || Array.from({ length: at }).some(isNoun)
}

const isWord = (word: string | undefined, lexicon: Lexicon): boolean =>
  word !== undefined && word.length >= shortestVerb && (tradeNouns.has(word) || lexicon.hasSurface(word))

const withoutEnd = (word: string, end: string): string | undefined =>
  word.endsWith(end) ? word.slice(0, word.length - end.length) : undefined

/**
 * Words the typed one may be a typo of. `frequency` is that of the typed word itself. A compound of known words is
 * taken for another only when that begins alike and a letter is wrong: 'Maurermörtel', not the 'Eckschutz' that a
 * 'Fleckschutz' contains.
 */
export function typoOptions(
  folded: string,
  frequency: number,
  context: PlanContext,
  isCompound = false,
): { options: Option[]; correction?: string } {
  const { lexicon, articles } = context
  if (frequency > mostMisspelt(folded, context)) return { options: [] }
  if (frequency === 0 && isName(folded, context)) return { options: [] }
  const names = frequency > 0 ? [] : similarNames(folded, context)
  const short = frequency > 0 ? [] : likeShort(folded, context)
  const similar: (SimilarWord | SpokenWord)[] = [...similarTo(folded, lexicon), ...short, ...names].filter(
    (one) =>
      one.frequency > frequency * typoDominance &&
      !(isCompound && (one.typos > 1 || one.surface[0] !== folded[0])),
  )
  const likely = similar.filter((one) => mayBegin(one, folded) && isFrequent(one, folded, articles))
  const candidates =
    likely.length || frequency > 0 ? likely : similar.filter((one) => isNear(one, folded, articles))
  const fewest = Math.min(...candidates.map(({ typos }) => typos))
  const best = candidates
    .map((one) => ({ ...one, weight: typoWeight(one, folded, lexicon.language) }))
    .filter(({ typos }) => typos === fewest || frequency === 0)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, mostCorrections)
  const first = best[0]
  return {
    options: best.map((one) => ({
      terms: [one.term],
      weight: one.weight,
      compounds: true,
      get spelling() {
        return spellingOf(one, lexicon)
      },
    })),
    ...(first && { correction: spellingOf(first, lexicon) }),
  }
}

const spellingOf = (one: SimilarWord | SpokenWord, lexicon: Lexicon): string =>
  'spelling' in one ? one.spelling : lexicon.spelling(one.surface)

/** Articles a word may stand in and still be a misspelt one. */
function mostMisspelt(folded: string, { lexicon, articles }: PlanContext): number {
  const rare = Math.max(2, articles * rareShare)
  if (lexicon.language !== 'en' || folded.length < shortestMisspelt) return rare
  return Math.max(rare, Math.min(oftenMisspelt, articles * misspeltShare))
}

/**
 * Typos of a plural are compared without its ending as well: 'curtans' is one typo from 'curtain'. What is like nothing in
 * English may be meant as one that is always written as a plural: 'pkier' and 'pliers'.
 */
function similarTo(folded: string, lexicon: Lexicon): SimilarWord[] {
  const ending = lexicon.language === 'en' ? 's' : 'n'
  const found = lexicon.similar(folded)
  const isPlural = folded.endsWith(ending)
  if (lexicon.language === 'en' && !found.length && !isPlural && folded.length >= shortestSingular)
    return lexicon
      .similar(`${folded}s`)
      .filter(({ surface }) => surface.endsWith('s') && surface[0] === folded[0])
  if (!isPlural || folded.length < 4) return found
  const terms = new Set(found.map(({ term }) => term))
  const singular = lexicon.similar(folded.slice(0, -1), typosAllowed(folded.length))
  return [...found, ...singular.filter(({ term }) => !terms.has(term))]
}

const shortestSingular = 5

const rank = ({ weight, frequency }: { weight: number; frequency: number }): number =>
  weight ** 2 * Math.log(2 + frequency)

/** Short words have many neighbours: they must at least begin alike. */
const mayBegin = ({ surface }: SimilarWord, folded: string): boolean =>
  folded.length > 5 || beginsAlike(surface, folded) || surface.slice(1) === folded

/** The same first letter, or the first two swapped. */
export const beginsAlike = (word: string, other: string): boolean =>
  word[0] === other[0] || (word[0] === other[1] && word[1] === other[0])

/** In a large catalogue a word that stands in just one or two articles is rarely what was meant. */
const isFrequent = ({ frequency }: SimilarWord, folded: string, articles: number): boolean =>
  articles <= 10_000 || frequency >= (folded.length > 5 ? 2 : 4)

/**
 * When nothing else is like it, a long word one letter away is meant however rare it is, and a frequent one of four or
 * five letters whatever it begins with.
 */
const isNear = ({ surface, typos, frequency }: SimilarWord, folded: string, articles: number): boolean =>
  typos === 1 &&
  (folded.length > 5
    ? surface[0] === folded[0]
    : folded.length > 3 && frequency > articles * (folded.length === 5 ? frequentShare : veryFrequentShare))

const veryFrequentShare = 1 / 500

function typoWeight({ surface, typos }: SimilarWord, folded: string, language: Language): number {
  if (isSameButDoubled(surface, folded)) return weights.doubled
  if (language === 'en' && heardAs(surface) === heardAs(folded)) return weights.heard
  const weight = typos === 1 ? weights.oneTypo : typos === 2 ? weights.twoTypos : weights.soundsAlike
  const heard = soundOf(surface) === soundOf(folded) ? weight : weight * weights.otherSound
  return surface[0] === folded[0] ? heard : heard * weights.otherFirstLetter
}
