import type { Language } from '../../document.ts'
import { anyFigure, anyPair, bareFigure, barePair, measure, measuredPair } from '../text/marks.ts'
import type { Figure } from '../text/tokens.ts'
import { weights } from './options.ts'
import type { Option, QueryWord } from './options.ts'

/** What a figure means, and what it may mean besides where nothing else is found. */
export type Readings = Pick<QueryWord, 'options' | 'loose'>

/** The mark of what a figure means: '2 cm' is 20 mm, '2' a 2 of any unit. */
export const figureTerm = ({ raw, value, unit }: Figure): string =>
  unit === undefined ? anyFigure(raw) : measure(value!, unit)

/**
 * '2 cm' is met by 20 mm and, where there is no such measure, by a 2 without unit. A German '60' without unit may be
 * 60 cm or DN 60.
 */
export function figureOptions(figure: Figure, language: Language): Readings {
  const options = [{ terms: [figureTerm(figure)], weight: weights.same }]
  if (figure.unit !== undefined) return { options, loose: [loosely(bareFigure(figure.raw))] }
  if (language === 'en' || !Number.isInteger(figure.raw)) return { options }
  return { options, loose: [measure(figure.raw * millimetres, 'mm'), `dn${figure.raw}`].map(loosely) }
}

const loosely = (term: string): Option => ({ terms: [term], weight: weights.looseFigure })

/**
 * '60x60' is met by 60x60, 60/60 cm and 600 x 600 mm; a third figure may stand apart from the first two. In English,
 * whose titles have '4 ft. wide, 8 ft. long' as well, different figures may stand apart where there is no such pair.
 */
export function sizeOptions(figures: readonly Figure[], language: Language): Readings {
  const [a, b, ...others] = figures as [Figure, Figure, ...Figure[]]
  const rest = others.map(figureTerm)
  const weight = others.length ? weights.partedSize : weights.same
  const options = pairOptions(a, b).map((option) => ({
    terms: [...option.terms, ...rest],
    weight: option.weight * weight,
  }))
  if (others.length) options.push({ terms: neighbouringPairs(figures), weight: weights.same })
  const apart = [...new Set(figures.map(({ raw }) => anyFigure(raw)))]
  if (language === 'de' || apart.length < figures.length) return { options }
  return { options, loose: [{ terms: apart, weight: weights.looseSize }] }
}

/** '2x4x8' as 2x4 and 4x8, the figures as they stand whatever their units. */
const neighbouringPairs = (figures: readonly Figure[]): string[] =>
  figures.slice(1).map(({ raw }, i) => anyPair(figures[i]!.raw, raw))

const millimetres = 10

function pairOptions(a: Figure, b: Figure): Option[] {
  if (a.unit !== undefined && a.unit === b.unit) return measuredOptions(a, b, a.unit)
  const options: Option[] = [
    { terms: [anyPair(a.raw, b.raw)], weight: weights.same },
    { terms: [measuredPair(a.raw * millimetres, b.raw * millimetres, 'mm')], weight: weights.same },
  ]
  const inMillimetres = [a.raw, b.raw].every((raw) => raw >= 100 && raw % millimetres === 0)
  if (inMillimetres) {
    options.push({ terms: [anyPair(a.raw / millimetres, b.raw / millimetres)], weight: weights.same })
  }
  return options
}

/** Sizes written without unit are met when their figures are those of the query in centimetres or as typed. */
function measuredOptions(a: Figure, b: Figure, unit: string): Option[] {
  const options: Option[] = [
    { terms: [measuredPair(a.value!, b.value!, unit)], weight: weights.same },
    { terms: [barePair(a.raw, b.raw)], weight: weights.same },
  ]
  if (unit === 'mm') {
    const centimetres = barePair(a.value! / millimetres, b.value! / millimetres)
    options.push({ terms: [centimetres], weight: weights.same })
  }
  return options
}
