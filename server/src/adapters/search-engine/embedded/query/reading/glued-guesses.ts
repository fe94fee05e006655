import { stem } from '../../text/stem.ts'
import { weights } from './options.ts'
import type { Lexicon } from './lexicon.ts'
import type { Option } from './options.ts'
import type { PlanContext } from './plan.ts'
import { beginsAlike } from './unknown-words.ts'

interface Part {
  surface: string
  term: string
  typos: number
  frequency: number
}

const shortestPart = 3
/** Two parts that are both misspelt are together this long, or chance would find some. */
const shortestMisspelt = 9
/** A part this long may have two typos by itself. */
const longPart = 7
const mostTypos = 3
const mostPartsTried = 3
const mostCuts = 8

/**
 * A word as two of which both may be misspelt ('udplexoutlt' as 'duplex outlet'). Met only by articles that have both, so
 * that a cut at random meets nothing.
 */
export function gluedGuesses(folded: string, context: PlanContext): Option[] {
  const cuts: [Part, Part][] = []
  for (let at = shortestPart; at <= folded.length - shortestPart; at++) {
    const [begin, end] = [folded.slice(0, at), folded.slice(at)]
    const ends = partsLike(end, context)
    if (!ends.length) continue
    for (const first of partsLike(begin, context)) {
      for (const second of ends) if (mayBeCut(begin, end, first, second)) cuts.push([first, second])
    }
  }
  if (!cuts.length) cuts.push(...besideCuts(folded, context))
  const likeliest = cuts
    .toSorted((a, b) => typosOf(a) - typosOf(b) || rarest(b) - rarest(a))
    .slice(0, mostCuts)
  return likeliest.map((cut) => ({
    terms: cut.map(({ term }) => term),
    weight: weights.split * (1 - typosOf(cut) / 10),
  }))
}

/** Titles that have two words one behind the other, for a misspelt word to be both. */
const fewestBeside = 3

/**
 * A word as two of which one is right and the other has any letter wrong, where titles have them one behind the other: a 'toolnox' is a
 * tool box, a 'snowlower' a snow blower.
 */
function besideCuts(folded: string, { lexicon }: PlanContext): [Part, Part][] {
  const cuts: [Part, Part][] = []
  const rightOf = (part: string): Part[] => (lexicon.hasSurface(part) ? [partOf(part, 0, lexicon)] : [])
  const likeOf = (part: string): Part[] =>
    meantBy(part, lexicon).map((surface) => partOf(surface, 1, lexicon))
  for (let at = shortestPart; at <= folded.length - shortestPart; at++) {
    const [begin, end] = [folded.slice(0, at), folded.slice(at)]
    const pairs = [
      ...rightOf(begin).flatMap((first) => likeOf(end).map((second): [Part, Part] => [first, second])),
      ...rightOf(end).flatMap((second) => likeOf(begin).map((first): [Part, Part] => [first, second])),
    ]
    for (const [first, second] of pairs)
      if (lexicon.beside(first.term, second.term).beside >= fewestBeside) cuts.push([first, second])
  }
  return cuts
}

const partOf = (surface: string, typos: number, lexicon: Lexicon): Part => {
  const term = stem(surface, lexicon.language)
  return { surface, term, typos, frequency: lexicon.frequency(term) }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz'.split('')

/** Known words one letter away; of three letters, too short to be looked up so, those with a letter wrong or missing. */
function meantBy(part: string, lexicon: Lexicon): string[] {
  if (part.length > shortestPart) return lexicon.similar(part, 1).map(({ surface }) => surface)
  const forms = alphabet.flatMap((letter) => [
    ...[0, 1, 2].map((at) => part.slice(0, at) + letter + part.slice(at + 1)),
    ...[0, 1, 2, 3].map((at) => part.slice(0, at) + letter + part.slice(at)),
  ])
  return [...new Set(forms)].filter((form) => form !== part && lexicon.hasSurface(form))
}

const typosOf = ([a, b]: [Part, Part]): number => a.typos + b.typos
const rarest = ([a, b]: [Part, Part]): number => Math.min(a.frequency, b.frequency)

/** One part is right, or both are long and begin as typed. */
function mayBeCut(begin: string, end: string, first: Part, second: Part): boolean {
  const typos = first.typos + second.typos
  if (typos > mostTypos) return false
  if (first.typos === 0 || second.typos === 0) return true
  return (
    typos === 2 &&
    begin.length + end.length >= shortestMisspelt &&
    Math.min(begin.length, end.length) > shortestPart
  )
}

function partsLike(part: string, { lexicon, articles }: PlanContext): Part[] {
  const atLeast = Math.max(2, articles / 20_000)
  const term = stem(part, lexicon.language)
  const frequency = lexicon.frequency(term)
  const exact =
    frequency >= atLeast && lexicon.hasSurface(part) ? [{ surface: part, term, typos: 0, frequency }] : []
  const similar = lexicon
    .similar(part, part.length < longPart ? 1 : 2)
    .filter((one) => one.frequency >= atLeast && beginsAlike(one.surface, part) && one.typos <= 2)
    .slice(0, mostPartsTried)
  return [...exact, ...similar]
}
