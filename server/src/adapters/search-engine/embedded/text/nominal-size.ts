import { nominalPair } from './marks.ts'
import type { Figure } from './tokens.ts'

const step = 25
const shortestSide = 90
const [leastShort, mostShort, shareShort] = [3, 8, 0.012]

/** The marks of the sizes that a tile of these is called by: 298 x 598 mm is 30x60, for its joints make up the rest. */
export function nominalMarks(figures: readonly Figure[]): string[] {
  const sides = millimetresOf(figures)
  return sides.slice(1).flatMap((side, i) => {
    const pair = [sides[i]!, side].map((one) => ({ one, called: nominal(one) }))
    const isCalled =
      pair.every(({ called }) => called !== undefined) && pair.some(({ one, called }) => called !== one)
    return isCalled ? [nominalPair(pair[0]!.called!, pair[1]!.called!)] : []
  })
}

/** The next quarter of ten centimetres, as far as a joint makes up for what is missing; undefined where none is so near. */
function nominal(side: number): number | undefined {
  if (side < shortestSide) return undefined
  const next = Math.ceil(side / step) * step
  return next - side <= Math.min(mostShort, Math.max(leastShort, side * shareShort)) ? next : undefined
}

/** Figures without a unit are centimetres where one is a decimal, and millimetres from a hundred on. */
function millimetresOf(figures: readonly Figure[]): number[] {
  const [{ unit } = { unit: undefined }] = figures
  if (figures.some((one) => one.unit !== unit)) return []
  if (unit !== undefined) return unit === 'mm' ? figures.map(({ value = 0 }) => value) : []
  const isDecimal = figures.some(({ raw }) => !Number.isInteger(raw))
  if (isDecimal) return figures.map(({ raw }) => raw * 10)
  return figures.slice(0, 2).every(({ raw }) => raw >= 100) ? figures.map(({ raw }) => raw) : []
}
