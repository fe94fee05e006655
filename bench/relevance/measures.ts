/** What a grade is worth at the first place. */
export type Gain = (grade: number) => number

/**
 * `exponential`: 2^grade - 1, so that one perfect hit outweighs several fair ones; `linear`: the grade itself. `zero` is
 * the grade that is worth nothing; those below it are not, either.
 */
export const gains: Record<string, (zero: number) => Gain> = {
  exponential: (zero) => (grade) => 2 ** Math.max(0, grade - zero) - 1,
  linear: (zero) => (grade) => Math.max(0, grade - zero),
}

const discount = (place: number): number => 1 / Math.log2(place + 2)

/** Normalised discounted cumulative gain of the first ten places, 0 to 1. */
export function ndcg10(found: readonly string[], grades: ReadonlyMap<string, number>, gain: Gain): number {
  const sum = (list: readonly number[]) =>
    list.slice(0, 10).reduce((total, worth, place) => total + worth * discount(place), 0)
  const ideal = sum([...grades.values()].map(gain).toSorted((a, b) => b - a))
  const reached = found.map((id) => {
    const grade = grades.get(id)
    return grade === undefined ? 0 : gain(grade)
  })
  return ideal === 0 ? 0 : sum(reached) / ideal
}

/** One over the place of the first hit that is worth anything; 0 without one. */
export function reciprocalRank(
  found: readonly string[],
  grades: ReadonlyMap<string, number>,
  gain: Gain,
): number {
  const place = found.findIndex((id) => {
    const grade = grades.get(id)
    return grade !== undefined && gain(grade) > 0
  })
  return place < 0 ? 0 : 1 / (place + 1)
}

export const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : Number.NaN
