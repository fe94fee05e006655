import type { ShownValue } from '#server/adapters/search-engine/port.ts'

/** An attribute with its values among the hits. */
export interface Counted {
  key: string
  values: readonly ShownValue[]
  /** Hits that have any of them. */
  hits: number
}

const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }

/**
 * Whether another attribute tells all that this one does, so that a column of its own would say it twice: the
 * group of a value that stands there ('colour_family' beside 'colour'), or one side of a size ('width' beside a
 * 'format' of 60x120 cm).
 */
export function isToldBy(one: Counted, others: readonly Counted[]): boolean {
  if (others.some((other) => isGroupOf(one, other))) return true
  const lengths = lengthsOf(one.values)
  return lengths !== undefined && others.some((other) => one.hits <= other.hits && areSidesOf(lengths, other))
}

/** By its name, by fewer values, and by standing in the same hits. */
const isGroupOf = (one: Counted, { key, values, hits }: Counted): boolean =>
  one.key.startsWith(`${key}_`) && one.values.length < values.length && one.hits === hits

/** Where every length is one of the sides of sizes that as many hits have. */
function areSidesOf(lengths: readonly number[], size: Counted): boolean {
  const sides = new Set<number>()
  for (const { label } of size.values) {
    const read = sidesOf(label)
    if (read === undefined) return false
    for (const side of read) sides.add(side)
  }
  return lengths.every((length) => sides.has(length))
}

/** undefined where one of the values is no length. */
function lengthsOf(values: readonly ShownValue[]): number[] | undefined {
  const lengths: number[] = []
  for (const value of values) {
    const length = lengthOf(value)
    if (length === undefined) return undefined
    lengths.push(length)
  }
  return lengths
}

/** Millimetres of a value as '600 mm'. */
function lengthOf({ label, number }: ShownValue): number | undefined {
  const factor = millimetres[/^[\d.,\s]+ (mm|cm|m)$/.exec(label)?.[1] ?? '']
  return factor === undefined || number === undefined ? undefined : Math.round(number * factor)
}

/** Millimetres of a size as '60x120 cm', '600 x 1200 mm' or '2,5x2,5'; without a unit centimetres, as the trade writes them. */
function sidesOf(label: string): number[] | undefined {
  const [, size = '', unit = 'cm'] =
    /^(\d+(?:[.,]\d+)?(?:\s?[x×]\s?\d+(?:[.,]\d+)?)+)(?:\s?(mm|cm|m))?$/.exec(label) ?? []
  const factor = millimetres[unit]
  if (size === '' || factor === undefined) return undefined
  return size.split(/\s?[x×]\s?/).map((side) => Math.round(Number(side.replace(',', '.')) * factor))
}
