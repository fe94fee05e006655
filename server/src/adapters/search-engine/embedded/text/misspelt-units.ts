import { typoDistance } from './distance.ts'

/** Units of titles that are misspelt behind their figures, and what is like them and is none. */
const units: Readonly<Record<string, readonly string[]>> = {
  penny: ['peony'],
  gauge: ['gauges', 'gauze', 'gouge'],
  gallon: ['galleon'],
  inches: [],
  pounds: ['ponds'],
}

const shortestUnit = 4
const behindFigure = /(?<=\d[ -]?)[a-z]{4,}\b/g

/** An English query with its units spelt right: '16 peny nails', '12 guage wire'. `q` has small letters. */
export const withUnitsSpelt = (q: string): string => q.replace(behindFigure, meantUnit)

function meantUnit(word: string): string {
  if (word.length < shortestUnit || word in units) return word
  const isMeant = (unit: string) =>
    unit[0] === word[0] &&
    !units[unit]!.includes(word) &&
    word !== unit.replace(/s$/, '') &&
    word !== `${unit}s` &&
    typoDistance(word, unit, 1) === 1
  return Object.keys(units).find(isMeant) ?? word
}
