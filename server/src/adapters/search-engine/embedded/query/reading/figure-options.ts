import type { Language } from '../../../document.ts'
import {
  anyFigure,
  anyPair,
  bareFigure,
  barePair,
  measure,
  measuredPair,
  nominalPair,
} from '../../text/marks.ts'
import { countWords } from '../../text/number-words.ts'
import { stem } from '../../text/stem.ts'
import type { Figure } from '../../text/tokens.ts'
import { weights } from './options.ts'
import type { FigureToken, Option, QueryWord } from './options.ts'

/** The side in centimetres, or the nominal width of a pipe. */
export type CalledBy = 'centimetres' | 'width' | undefined

/** What a figure means, and what it may mean besides where nothing else is found. */
export type Readings = Pick<QueryWord, 'options' | 'loose' | 'side'>

/** The mark of what a figure means: '2 cm' is 20 mm, '2' a 2 of any unit. */
export const figureTerm = ({ raw, value, unit }: Figure): string =>
  unit === undefined ? anyFigure(raw) : measure(value!, unit)

/**
 * '2 cm' is met by 20 mm and, where there is no such measure, by a 2 without unit. A '60' or '36,5' without unit may be
 * in centimetres, a '60' DN 60 as well; `calledBy` says which of both the thing is called by.
 */
export function figureOptions(figure: Figure, language: Language, calledBy?: CalledBy): Readings {
  const options: Option[] = [{ terms: [figureTerm(figure)], weight: weights.same }]
  if (figure.unit !== undefined) {
    if (figure.value !== figure.raw && (language === 'de' || figure.value === figure.raw * millimetres))
      options.unshift({ terms: [figureTerm(figure), anyFigure(figure.raw)], weight: weights.asWritten })
    const isInches = figure.value === figure.raw * inch
    const widths = isInches ? (nominalWidths.get(figure.raw) ?? []) : []
    const loose = [bareFigure(figure.raw), ...widths.map((width) => `dn${width}`)]
    return {
      options,
      loose: [...loose, ...(isInches ? sheetThickness(figure.raw, language) : [])].map(loosely),
    }
  }
  if (language === 'en') options.push(...countOptions(figure.raw))
  const centimetres = measure(figure.raw * millimetres, 'mm')
  if (!Number.isInteger(figure.raw))
    return {
      options,
      loose: (language === 'en' ? sheetThickness(figure.raw, 'en') : [centimetres]).map(loosely),
    }
  const width = `dn${figure.raw}`
  const loose = [centimetres, width].map(loosely)
  const isSide = calledBy === 'centimetres' && figure.raw >= shortestSide && figure.raw <= longestSide
  const isWidth = calledBy === 'width' && pipeWidths.has(figure.raw)
  if (!isSide && !isWidth) return { options, loose }
  return { options, loose, side: { terms: [isSide ? centimetres : width], weight: weights.same } }
}

/** What baths, basins and mirrors are called by in centimetres: a 'Wanne 180' measures 1800 mm. */
const shortestSide = 30
const longestSide = 300

const countTerms = Map.groupBy(countWords.keys(), (word) => countWords.get(word)!)

/** A '2 gang box' is a two-gang one, a '1 handle faucet' has a single handle. */
const countOptions = (raw: number): Option[] =>
  (countTerms.get(raw) ?? []).map((word) => ({ terms: [stem(word, 'en')], weight: weights.synonym }))

/**
 * '90 1/2' is an elbow of 90 degrees and half an inch where nothing has a figure of ninety and a half and both are known;
 * undefined for other figures.
 */
export function fractionApart(
  { figure, text }: FigureToken,
  isKnown: (term: string) => boolean,
): FigureToken[] | undefined {
  const whole = Number(/^(\d+) {1,2}\d+\//.exec(text)?.[1])
  if (!whole || isKnown(anyFigure(figure.raw))) return undefined
  const raw = figure.raw - whole
  if (!isKnown(anyFigure(whole)) || !isKnown(anyFigure(raw))) return undefined
  const unit =
    figure.unit === undefined ? {} : { value: (figure.value! / figure.raw) * raw, unit: figure.unit }
  const apart = (one: Figure): FigureToken => ({
    kind: 'figure',
    figure: one,
    text: String(one.raw),
    glued: false,
  })
  return [apart({ raw: whole }), apart({ raw, ...unit })]
}

/** American plywood is a thirty-second of an inch thinner than it is called. */
const thinner = 1 / 32
const sheets: ReadonlySet<number> = new Set([1 / 2, 5 / 8, 3 / 4])
const sheetThickness = (inches: number, language: Language): string[] =>
  language === 'en' && sheets.has(inches) ? [anyFigure(inches - thinner)] : []

const inch = 25.4
/** Inches of pipe threads and pipes, and the nominal widths they belong to: those of plastic drains behind those of steel. */
const nominalWidths = new Map([
  [0.375, [10]],
  [0.5, [15]],
  [0.75, [20]],
  [1, [25]],
  [1.25, [32]],
  [1.5, [40]],
  [2, [50]],
  [2.5, [65, 70]],
  [3, [80, 75]],
  [4, [100, 110]],
  [5, [125]],
  [6, [150, 160]],
  [8, [200]],
  [10, [250]],
  [12, [300, 315]],
])

/** What a class may be stated as otherwise: DN 15 as NW 15 or 1/2 inch, the diameter of M 10 alone. */
export function classReadings(code: string): Option[] {
  const [, letters, digits] = /^(dn|nw|m)(\d+)$/.exec(code) ?? []
  if (letters === undefined) return []
  if (letters === 'm') return [loosely(anyFigure(Number(digits)))]
  const other = loosely(`${letters === 'dn' ? 'nw' : 'dn'}${digits}`)
  const thread = [...nominalWidths].find(([, widths]) => widths.includes(Number(digits)))
  return thread ? [other, loosely(measure(thread[0] * inch, 'mm'))] : [other]
}

const loosely = (term: string): Option => ({ terms: [term], weight: weights.looseFigure })

/**
 * '60x60' is met by 60x60, 60/60 cm and 600 x 600 mm; a third figure may stand apart from the first two. In English,
 * whose titles have '4 ft. wide, 8 ft. long' as well, different figures may stand apart where there is no such pair.
 */
export function sizeOptions(figures: readonly Figure[], language: Language): Readings {
  const [a, b, ...others] = figures as [Figure, Figure, ...Figure[]]
  if (others.length && language === 'de') return solidOptions(a, b, others, figures)
  const rest = others.map(figureTerm)
  const options = withRest([...pairOptions(a, b, language), ...nominalOptions(a, b, language)], rest)
  const lumber = language === 'en' ? lumberOptions(figures) : []
  const asTheyStand = lumber.length ? weights.anyUnit : weights.same
  if (others.length) options.push({ terms: neighbouringPairs(figures), weight: asTheyStand })
  options.push(...lumber)
  const apart = [...new Set(figures.map(({ raw }) => anyFigure(raw)))]
  if (language === 'de') return { options, loose: [...pipeOptions(a, b), ...mixedOptions(a, b)] }
  if (apart.length < figures.length) return { options }
  return { options, loose: [{ terms: apart, weight: weights.looseSize }, ...thickOptions(a, b, others)] }
}

/** The same with a figure apart from it: a sheet of 4x8, half an inch thick. */
export const apartOptions = (
  [a, b]: readonly [Figure, Figure],
  thickness: Figure,
  language: Language,
): Option[] => withRest(pairOptions(a, b, language), [figureTerm(thickness)])

/** Who asks for a filter of 16x25x4 is shown others of 16x25 before those of another width; only in English. */
export function partOfSize([a, b, ...others]: readonly Figure[], language: Language): Option[] {
  if (language !== 'en' || !a || !b || !others.length) return []
  return [{ terms: [anyPair(a.raw, b.raw)], weight: weights.looseSize }]
}

const pipeWidths = new Set([32, 40, 50, 70, 75, 90, 100, 110, 125, 150, 160, 200, 250, 300, 315, 400])

/** '50x500' may be a pipe of DN 50 that is 500 mm long, '110/50' what joins pipes of DN 110 and DN 50. */
function pipeOptions(a: Figure, b: Figure): Option[] {
  if (!pipeWidths.has(a.raw) || ![a, b].every(({ unit = 'mm' }) => unit === 'mm')) return []
  const isLength = b.raw > a.raw
  if (!isLength && !pipeWidths.has(b.raw)) return []
  const terms = [`dn${a.raw}`, isLength ? measure(b.raw, 'mm') : `dn${b.raw}`]
  return [{ terms: [...new Set(terms)], weight: weights.looseSize }]
}

const fewestCentimetres = 10

/** '1,20 x 60' and '60 x 1,20' may be a metre and twenty by sixty centimetres. */
function mixedOptions(a: Figure, b: Figure): Option[] {
  const [side, other] = Number.isInteger(a.raw) ? [b, a] : [a, b]
  const isMixed = !Number.isInteger(side.raw) && side.raw <= mostMetres && other.raw >= fewestCentimetres
  if (!isMixed || !Number.isInteger(other.raw) || a.unit !== undefined || b.unit !== undefined) return []
  const term = measuredPair(side.raw * metre, other.raw * millimetres, 'mm')
  return [{ terms: [term], weight: weights.looseSize }]
}

const withRest = (pairs: readonly Option[], rest: readonly string[]): Option[] =>
  pairs.map(({ terms, weight }) => ({
    terms: [...terms, ...rest],
    weight: rest.length ? weight * weights.partedSize : weight,
  }))

/**
 * A German size of three figures is of one unit ('60x60x2' centimetres, '600x600x20' millimetres), else the third is a
 * figure of its own ('30x60x9' of 9 mm).
 */
function solidOptions(a: Figure, b: Figure, others: readonly Figure[], figures: readonly Figure[]): Readings {
  const asOne = { terms: neighbouringPairs(figures), weight: weights.same }
  const pairs = [...pairOptions(a, b, 'de'), ...nominalOptions(a, b, 'de')]
  if (a.unit !== undefined) {
    return { options: [...withRest(pairs, others.map(figureTerm)), asOne], loose: thickOptions(a, b, others) }
  }
  const factor = inMillimetres(a, b) ? 1 : millimetres
  const ofOneUnit = others.map(({ raw }) => measure(raw * factor, 'mm'))
  return {
    options: [...withRest(pairs, ofOneUnit), asOne],
    loose: withRest(pairs, others.map(figureTerm)).map(({ terms }) => ({ terms, weight: weights.looseSize })),
  }
}

/** In '60x60x20 mm' the unit may be that of the last figure alone: a slab of 60x60 cm, 20 mm thick. */
function thickOptions(a: Figure, b: Figure, others: readonly Figure[]): Option[] {
  if (!others.length || others.some(({ unit }) => unit !== 'mm')) return []
  return [{ terms: [anyPair(a.raw, b.raw), ...others.map(figureTerm)], weight: weights.looseSize }]
}

/** '2x4x8' of lumber is 2 by 4 inches and 8 feet long or as many inches, '4x8' of a sheet 48 by 96 inches, and back. */
function lumberOptions(figures: readonly Figure[]): Option[] {
  if (figures.some(({ unit }) => unit !== undefined)) return []
  const pairsAs = (units: readonly number[]) =>
    figures.slice(1).map(({ raw }, i) => measuredPair(figures[i]!.raw * units[i]!, raw * units[i + 1]!, 'mm'))
  if (figures.length === 2)
    return [foot, inch].map((unit) => ({ terms: pairsAs([unit, unit]), weight: weights.anyUnit }))
  if (figures.length !== 3) return []
  const last = figures[2]!.raw < mostFeet ? foot : inch
  return [{ terms: pairsAs([inch, inch, last]), weight: weights.same }]
}
const foot = 304.8
/** Lumber is not longer; what is more are inches. */
const mostFeet = 25

/** '2x4x8' as 2x4 and 4x8, the figures as they stand whatever their units. */
const neighbouringPairs = (figures: readonly Figure[]): string[] =>
  figures.slice(1).map(({ raw }, i) => anyPair(figures[i]!.raw, raw))

const millimetres = 10

function pairOptions(a: Figure, b: Figure, language: Language): Option[] {
  if (a.unit !== undefined && a.unit === b.unit) return measuredOptions(a, b, a.unit)
  const options: Option[] = [
    { terms: [anyPair(a.raw, b.raw)], weight: language === 'de' ? weights.anyUnit : weights.same },
    { terms: [barePair(a.raw, b.raw)], weight: weights.same },
    { terms: [measuredPair(a.raw * millimetres, b.raw * millimetres, 'mm')], weight: weights.same },
  ]
  if (language === 'de' && fewestCentimetres <= Math.min(a.raw, b.raw) && a.unit === b.unit) {
    options.push({
      terms: [barePair(a.raw * millimetres, b.raw * millimetres)],
      weight: weights.nominal,
    })
  }
  if (inMetres(a, b)) {
    options.push({ terms: [measuredPair(a.raw * metre, b.raw * metre, 'mm')], weight: weights.anyUnit })
  }
  if (inMillimetres(a, b)) {
    options.push({ terms: [anyPair(a.raw / millimetres, b.raw / millimetres)], weight: weights.same })
  }
  return options
}

/** German tiles of 298 x 598 mm are asked for as 30x60. */
function nominalOptions(a: Figure, b: Figure, language: Language): Option[] {
  const factor = a.unit === undefined && !inMillimetres(a, b) ? millimetres : 1
  const isLength = a.unit === b.unit && (a.unit ?? 'mm') === 'mm'
  if (language !== 'de' || !isLength) return []
  const [first, second] = [a, b].map(({ raw, value = raw }) => value * factor) as [number, number]
  return [{ terms: [nominalPair(first, second)], weight: weights.nominal }]
}

const inMillimetres = (...figures: readonly Figure[]): boolean =>
  figures.every(({ raw }) => raw >= 100 && raw % millimetres === 0)

const metre = 1000
const mostMetres = 12
/** '1,20 x 0,60' may be metres. */
const inMetres = (a: Figure, b: Figure): boolean =>
  [a, b].every(({ raw }) => raw <= mostMetres) && ![a, b].every(({ raw }) => Number.isInteger(raw))

/** Sizes written without unit are met when their figures are those of the query in centimetres or as typed. */
function measuredOptions(a: Figure, b: Figure, unit: string): Option[] {
  const options: Option[] = [
    { terms: [measuredPair(a.value!, b.value!, unit)], weight: weights.same },
    { terms: [barePair(a.raw, b.raw)], weight: weights.same },
  ]
  if (unit === 'mm') {
    const centimetres = barePair(a.value! / millimetres, b.value! / millimetres)
    options.push({ terms: [centimetres], weight: weights.same })
    options.push({ terms: [barePair(a.value!, b.value!)], weight: weights.nominal })
  }
  return options
}
