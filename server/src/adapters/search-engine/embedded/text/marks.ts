import { figure, spokenUnits } from './units.ts'
import type { Figure } from './tokens.ts'

/**
 * Figures are indexed beside words under marks of their own, told apart by the first character:
 * `#24` a figure, whatever its unit; `=24` a figure without unit; `~609.6mm` a figure in its base unit;
 * `*60x120`, `=60x120`, `~600x1200mm` the same for two neighbouring figures of a size, smaller one first; `^600x1200` the
 * millimetres that one of 598 x 1198 is called by.
 */
export const anyFigure = (raw: number): string => `#${figure(raw)}`
export const bareFigure = (raw: number): string => `=${figure(raw)}`
export const measure = (value: number, unit: string): string => `~${figure(value)}${unit}`

const ascending = (a: number, b: number): string => `${figure(Math.min(a, b))}x${figure(Math.max(a, b))}`
export const anyPair = (a: number, b: number): string => `*${ascending(a, b)}`
export const barePair = (a: number, b: number): string => `=${ascending(a, b)}`
export const measuredPair = (a: number, b: number, unit: string): string => `~${ascending(a, b)}${unit}`

export const nominalPair = (a: number, b: number): string => `^${ascending(a, b)}`

export const isMark = (term: string): boolean => '#=~*^'.includes(term[0] ?? ' ')

/** Marks of a figure in a text, the one that says most first. */
export function figureMarks({ raw, value, unit }: Figure): string[] {
  if (unit === undefined) return [anyFigure(raw), bareFigure(raw)]
  const marks = [measure(value!, unit), anyFigure(raw)]
  return spokenUnits.has(unit) ? [...marks, unit] : marks
}

/** Marks of a size in a text: every neighbouring pair, then its single figures. */
export function sizeMarks(figures: readonly Figure[]): string[] {
  const pairs: string[] = []
  for (let i = 1; i < figures.length; i++) {
    const a = figures[i - 1]!
    const b = figures[i]!
    pairs.push(anyPair(a.raw, b.raw))
    if (a.unit !== undefined && a.unit === b.unit) pairs.push(measuredPair(a.value!, b.value!, a.unit))
    if (a.unit === undefined && b.unit === undefined) pairs.push(barePair(a.raw, b.raw))
  }
  return [...pairs, ...figures.flatMap((one) => figureMarks(one))]
}
