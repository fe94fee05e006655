import { anyFigure, barePair } from '../../text/marks.ts'
import { fold } from '../../text/fold.ts'
import { isClass } from '../../text/tokenize.ts'
import { stem } from '../../text/stem.ts'
import type { Lexicon } from './lexicon.ts'
import { classReadings, figureOptions, figureTerm } from './figure-options.ts'
import type { Readings } from './figure-options.ts'
import { weights } from './options.ts'
import type { Option } from './options.ts'
import type { PlanContext } from './plan.ts'
import type { Asked } from './query-words.ts'
import { completionOptions } from './unknown-words.ts'

type Code = Extract<Asked, { kind: 'code' }>

const shortestCompleted = 4

/**
 * A code as it stands and as the parts it was typed with; one that is nowhere also as what it begins and as the names
 * and figures it was put together from ('FX130', 'C2TE').
 */
export function codeOptions({ text, parts }: Code, isLast: boolean, context: PlanContext): Readings {
  const { lexicon } = context
  const term = stem(text, lexicon.language)
  const options: Option[] = [{ terms: [term], weight: weights.same }]
  const typed = parts.flatMap((part): string[] => {
    if (part.kind === 'figure') return [figureTerm(part.figure)]
    return 'text' in part ? [stem(part.text, lexicon.language)] : []
  })
  if (typed.length > 1) options.push({ terms: typed, weight: weights.split })
  const [a, b, ...more] = parts
  if (a?.kind === 'figure' && b?.kind === 'figure' && !more.length)
    options.push({ terms: [barePair(a.figure.raw, b.figure.raw)], weight: weights.same })
  const isKnown = lexicon.frequency(term) > 0
  // DN 11 is a class as it stands, no DN 110 half typed.
  if (!isKnown && !isClass(text) && text.length >= (isLast ? 2 : shortestCompleted)) {
    options.push(...completionOptions(fold(text, lexicon.language), weights.completion, context))
  }
  const pieces = fewestPieces(text, lexicon)
  if (!isKnown) options.push(...pieces, ...conductivity(text))
  const loose = isKnown ? [...classReadings(text), ...pieces] : classReadings(text)
  return withNominalSize({ options, loose }, text, isKnown, lexicon)
}

const longestTaken = 12
const mostRuns = 4

/** An unknown code as the fewest known words, codes and figures that stand in it one behind the other. */
function fewestPieces(text: string, lexicon: Lexicon): Option[] {
  const runs = text.length > longestTaken ? [] : (text.match(/[^\d.]+|[\d.]+/g) ?? [])
  if (runs.length < 2 || runs.length > mostRuns) return []
  const cuts = Array.from({ length: 2 ** (runs.length - 1) - 1 }, (_, i) => piecesOf(runs, i + 1))
  const known = cuts.filter((pieces) => pieces.every((piece) => lexicon.frequency(pieceTerm(piece, lexicon))))
  const fewest = Math.min(...known.map(({ length }) => length))
  return known
    .filter(({ length }) => length === fewest)
    .map((pieces) => ({
      terms: pieces.map((piece) => pieceTerm(piece, lexicon)),
      weight: weights.split,
    }))
}

/** The runs joined to pieces; bit i of `cut` parts run i from the next. */
function piecesOf(runs: readonly string[], cut: number): string[] {
  const pieces = [runs[0]!]
  for (const [i, run] of runs.slice(1).entries()) {
    if ((cut >>> i) & 1) pieces.push(run)
    else pieces.push(pieces.pop()! + run)
  }
  return pieces
}

const pieceTerm = (piece: string, { language }: Lexicon): string =>
  /^[1-9]\d*$/.test(piece) ? anyFigure(Number(piece)) : stem(piece, language)

/** The group of heat conductivity 'WLG 035' is 0,035 W/(m·K). */
function conductivity(text: string): Option[] {
  const group = /^(?:wl[gs])?(0\d\d)$/.exec(text)?.[1]
  if (group === undefined) return []
  return [group, anyFigure(Number(group) / 1000)].map((term) => ({ terms: [term], weight: weights.split }))
}

/** '110er Rohr' is of DN 110; a known '12er' may be a pack first of all. */
function withNominalSize(
  readings: Readings,
  text: string,
  isKnown: boolean,
  { language }: Lexicon,
): Readings {
  const size = language === 'de' ? /^(\d{1,4})er$/.exec(text)?.[1] : undefined
  if (size === undefined) return readings
  const { options, loose = [] } = figureOptions({ raw: Number(size) }, language)
  const meant = options.map((option) => ({ ...option, weight: weights.split }))
  if (isKnown) return { ...readings, loose: [...meant, ...loose] }
  return { options: [...readings.options, ...meant], loose }
}
