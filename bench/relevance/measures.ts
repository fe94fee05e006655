/** What a grade is worth at the first place: 2^grade - 1, so that one perfect hit outweighs several fair ones. */
const gain = (grade: number): number => 2 ** grade - 1

const discount = (place: number): number => 1 / Math.log2(place + 2)

/** Normalised discounted cumulative gain of the first ten places, 0 to 1. */
export function ndcg10(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const sum = (list: readonly number[]) =>
    list.slice(0, 10).reduce((total, grade, place) => total + gain(grade) * discount(place), 0)
  const ideal = sum([...grades.values()].toSorted((a, b) => b - a))
  return ideal === 0 ? 0 : sum(found.map((id) => grades.get(id) ?? 0)) / ideal
}

/** One over the place of the first hit that is relevant at all; 0 without one. */
export function reciprocalRank(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const place = found.findIndex((id) => (grades.get(id) ?? 0) > 0)
  return place < 0 ? 0 : 1 / (place + 1)
}

export const mean = (values: readonly number[]): number =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : Number.NaN
