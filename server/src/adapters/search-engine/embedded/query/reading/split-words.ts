import { fold } from '../../text/fold.ts'
import { splitCompound } from '../../text/split-compound.ts'
import { stem } from '../../text/stem.ts'
import { tradeNouns } from '../../text/trade-nouns.ts'
import { calledCategories } from './called-categories.ts'
import type { CalledCategory } from './called-categories.ts'
import { besideCut } from './beside-cut.ts'
import { weights } from './options.ts'
import type { Option } from './options.ts'
import type { PlanContext } from './plan.ts'
import { isName, otherNames } from './spoken-names.ts'
import { beginsAlike } from './unknown-words.ts'

const shortestPart = 3
const longPart = 5
/** A name may begin with an abbreviation: 'KS Stein'. */
const shortestSpoken = 2

/**
 * Readings of a word as several words. German takes every compound apart. In other languages a known word is when
 * its parts stand alone far more often than it does ('drywall').
 */
export function splitOptions(folded: string, context: PlanContext): Option[] {
  if (context.lexicon.language === 'de') return compoundReadings(folded, context)
  const best = bestCut(folded, true, context)
  return best
    ? [{ terms: best.map((part) => stem(part, context.lexicon.language)), weight: weights.split }]
    : []
}

/** A word that stands nowhere and was meant as two, as these ('vanitylight'); undefined when it was not. */
export function meantAsTwo(word: string, context: PlanContext): string[] | undefined {
  const { lexicon } = context
  const folded = fold(word, lexicon.language)
  const name = spokenCut(folded, context)
  if (name) return name
  if (lexicon.language === 'de') return undefined
  const linked = linkedCut(folded, context) ?? namedCut(folded, context)
  if (linked) return linked
  const beside = besideCut(folded, context)
  if (beside) return beside
  const typos = lexicon.similar(folded).filter(({ frequency }) => frequency > 1)
  if (typos.some((one) => one.typos === 1)) return undefined
  const exact = goesOn(folded, context) ? undefined : bestCut(folded, false, context)
  return exact ?? (typos.length || !context.fuzzy ? undefined : misspeltCut(folded, context))
}

/** More letters than an ending has. */
const shortestFurther = 3
const mostLonger = 8

/** Whether a longer word begins so: beside an 'underlayment' an 'underlay' is no 'under' and 'lay'. */
const goesOn = (folded: string, { lexicon }: PlanContext): boolean =>
  lexicon
    .completions(folded, mostLonger)
    .some(({ surface }) => surface.length - folded.length >= shortestFurther)

/** A name of two words written as one ('shopvac'), which need not stand in any article. */
function spokenCut(folded: string, context: PlanContext): string[] | undefined {
  const { lexicon, synonyms } = context
  for (let at = shortestSpoken; at <= folded.length - shortestPart; at++) {
    const parts = [folded.slice(0, at), folded.slice(at)]
    const terms = parts.map((part) => stem(part, lexicon.language))
    const names = synonyms.at(terms, 0, lexicon.language).find(({ length }) => length === terms.length)
    const isFound = names?.names.some((name) => name.every((term) => lexicon.reach(term) > 0))
    if (isFound) return parts
  }
  return undefined
}

const links = /^(?:with|for|and|from)|(?:with|for|and|from)$/
const shortestLinked = 4

/** A word with what links it to the next ('withmirror'), which says nothing by itself; both alone, as one part. */
function linkedCut(folded: string, { lexicon }: PlanContext): string[] | undefined {
  const word = folded.replace(links, '')
  const isWord = word !== folded && word.length >= shortestLinked && lexicon.hasSurface(word)
  return isWord && lexicon.similar(folded, 1).length === 0 ? [word] : undefined
}

/** Two words of which one need not stand in any article, since what it names goes by other names ('sawzallblades'). */
function namedCut(folded: string, context: PlanContext): string[] | undefined {
  const isWord = (part: string) => context.lexicon.hasSurface(part)
  for (let at = longPart; at <= folded.length - longPart; at++) {
    const parts = [folded.slice(0, at), folded.slice(at)]
    const unknown = parts.filter((part) => !isWord(part))
    if (unknown.length === 1 && isName(unknown[0]!, context)) return parts
  }
  return undefined
}

const shortestMisspelt = 4
/** A short right word needs a longer one beside it ('curtein' + 'rod'). */
const shortestBesideShort = 5

/** Two words of which one has a typo ('toiletflappr'), the longer right one first in the running. */
function misspeltCut(folded: string, { lexicon, articles }: PlanContext): string[] | undefined {
  if (folded.length < 2 * shortestMisspelt || !/^[a-z]+$/.test(folded)) return undefined
  const atLeast = Math.max(2, articles / 20_000)
  const isWord = (part: string) => lexicon.frequency(stem(part, lexicon.language)) >= atLeast
  const isNearWord = (part: string) =>
    lexicon.similar(part).some(({ surface, frequency }) => frequency >= atLeast && beginsAlike(surface, part))
  const shortest = folded.length - shortestPart >= shortestBesideShort ? shortestPart : shortestMisspelt
  for (let length = folded.length - shortestMisspelt; length >= shortest; length--) {
    const cuts = [length, folded.length - length].map((at) => [folded.slice(0, at), folded.slice(at)])
    const [begun, ended] = cuts as [[string, string], [string, string]]
    if (isWord(begun[0]) && isNearWord(begun[1])) return begun
    if (isWord(ended[1]) && isNearWord(ended[0])) return ended
  }
  return undefined
}

/** A compound as its parts, and with another name of a part in its place ('rigips' + 'schraube'). */
function compoundReadings(folded: string, context: PlanContext): Option[] {
  const parts = splitCompound(folded, (word) => isGermanWord(word, context)).map(({ word }) => word)
  const words = smallestParts(folded, parts)
  if (words.length < 2) return []
  const terms = words.map((word) => stem(word, 'de'))
  const renamed = terms.flatMap((term, i) =>
    otherNames(term, context).map((name) => ({
      terms: terms.toSpliced(i, 1, ...name),
      weight: weights.split * weights.synonym,
    })),
  )
  return [{ terms, weight: weights.split }, ...renamed, ...namedReadings(folded, parts, context)].map(
    ({ terms, weight }) => ({
      terms,
      weight,
      compounds: true,
      compound: { by: 'head', called: calledBy(terms.at(-1)!, context) },
    }),
  )
}

const calledBy = (term: string, { categories, articlesOf }: PlanContext): readonly CalledCategory[] =>
  calledCategories([{ terms: [term], weight: weights.same }], categories, 'de', articlesOf)

/** A compound of a name that is a compound itself ('gasbeton' + 'stein'), with the other names of it. */
function namedReadings(folded: string, parts: readonly string[], context: PlanContext): Option[] {
  return parts.flatMap((part) => {
    const rest = folded.startsWith(part) ? folded.slice(part.length) : ''
    if (!parts.includes(rest)) return []
    return otherNames(stem(part, 'de'), context).map((name) => ({
      terms: [...name, stem(rest, 'de')],
      weight: weights.split * weights.synonym,
    }))
  })
}

/** Whether a folded word is one of the assortment or of the trade, or a name of something sold. */
export function isGermanWord(word: string, context: PlanContext): boolean {
  if (context.lexicon.hasSurface(word) || tradeNouns.has(word)) return true
  return word.length > shortestPart && otherNames(stem(word, 'de'), context).length > 0
}

/** Of all the parts the shortest that do not contain one another: those of the finest cut. */
function smallestParts(word: string, parts: readonly string[]): string[] {
  const smallest = parts.filter((part) => !parts.some((other) => other !== part && part.includes(other)))
  return [...new Set(smallest)].toSorted((a, b) => word.indexOf(a) - word.indexOf(b))
}

/** The cut whose parts are most frequent; of an unknown word also one with a rare long part ('saw' + 'horse'). */
function bestCut(folded: string, known: boolean, { lexicon, articles }: PlanContext): string[] | undefined {
  if (folded.length < 6 || !/^[a-z]+$/.test(folded)) return undefined
  let best: string[] | undefined
  let withRare: string[] | undefined
  let most = known ? Math.max(3, articles / 5000) : Math.max(2, articles / 20_000)
  for (let at = shortestPart; at <= folded.length - shortestPart; at++) {
    const parts = [folded.slice(0, at), folded.slice(at)]
    if (!parts.every((part) => lexicon.hasSurface(part))) continue
    const terms = parts.map((part) => stem(part, lexicon.language))
    const frequencies = terms.map((term) => lexicon.frequency(term))
    const frequency = Math.min(...frequencies)
    const isShort = parts.some(({ length }) => length === shortestPart)
    if (frequency > most && !(isShort && frequency < articles / 2000)) {
      most = frequency
      best = parts
    }
    const isLong = parts.some(({ length }) => length >= longPart)
    if (isLong && Math.max(...frequencies) > articles / 2000) withRare ??= parts
  }
  return best ?? (known ? undefined : withRare)
}
