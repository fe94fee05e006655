import type { Language } from '../../document.ts'
import { anyFigure, anyPair, bareFigure, barePair, measure, measuredPair } from '../text/marks.ts'
import type { Figure } from '../text/tokens.ts'
import { weights } from './options.ts'
import type { Option } from './options.ts'

/** '2 cm' is met by 20 mm, and by a 2 without unit; '2' by a 2 of any unit. */
export function figureOptions({ raw, value, unit }: Figure): Option[] {
  if (unit === undefined) return [{ terms: [anyFigure(raw)], weight: weights.same }]
  return [
    { terms: [measure(value!, unit)], weight: weights.same },
    { terms: [bareFigure(raw)], weight: weights.bareFigure },
  ]
}

/** '60x60' is met by 60x60, 60/60 cm and 600 x 600 mm; a third figure may stand apart from the first two. */
export function sizeOptions(figures: readonly Figure[], language: Language): Option[] {
  const [a, b, ...others] = figures as [Figure, Figure, ...Figure[]]
  const rest = others.map((figure) => figureOptions(figure)[0]!.terms[0]!)
  const weight = others.length ? weights.partedSize : weights.same
  const options = pairOptions(a, b).map((option) => ({
    terms: [...option.terms, ...rest],
    weight: option.weight * weight,
  }))
  if (others.length) options.push({ terms: neighbouringPairs(figures), weight: weights.same })
  if (language === 'en') {
    options.push({ terms: figures.map(({ raw }) => anyFigure(raw)), weight: weights.looseSize })
  }
  return options
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
