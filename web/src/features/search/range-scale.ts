import type { Filter } from './queries.ts'

export type Bars = NonNullable<Filter['range']>['histogram']

/** Steps of the slider within one bar. */
const stepsPerBar = 5

/** Steps from the left end of the slider to its right end: bars are drawn equally wide, whatever they span. */
export const stepsOf = (bars: Bars): number => bars.length * stepsPerBar

/** Where a value stands on the slider; what lies outside the bars stands at their end. */
export function placeOf(value: number, bars: Bars): number {
  const index = bars.findLastIndex(({ from }) => from <= value)
  const bar = bars[index]
  if (bar === undefined) return 0
  const share = bar.to > bar.from ? Math.min(1, (value - bar.from) / (bar.to - bar.from)) : 0
  return Math.round((index + share) * stepsPerBar)
}

/** The value at a place of the slider, with no more digits than the step there needs. */
export function valueAt(place: number, bars: Bars): number {
  const index = Math.min(bars.length - 1, Math.floor(place / stepsPerBar))
  const bar = bars[index]
  if (bar === undefined) return 0
  const step = (bar.to - bar.from) / stepsPerBar
  return rounded(bar.from + (place - index * stepsPerBar) * step, step)
}

function rounded(value: number, step: number): number {
  if (step <= 0) return value
  const digits = Math.ceil(-Math.log10(step))
  return digits >= 0 ? Number(value.toFixed(digits)) : Math.round(value / 10 ** -digits) * 10 ** -digits
}
