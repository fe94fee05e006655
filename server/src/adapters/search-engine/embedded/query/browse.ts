import type { Segment } from '../index/segment.ts'
import type { FilterBit, FilterPlan } from './filter-plan.ts'
import type { Scratch } from './scratch.ts'

/**
 * Candidates of a search without words: a superset of what its filters find and of what counts for one of their
 * facets, put into `scratch.found`. Gives their number.
 */
export function browse(
  segment: Segment,
  plan: FilterPlan,
  allowed: Uint8Array | undefined,
  scratch: Scratch,
): number {
  const base = scratch.begin(segment.size, 1)
  const { found, totals } = scratch
  let count = 0
  const take = (doc: number) => {
    if (scratch.marks[doc] === base + 1) return
    scratch.marks[doc] = base + 1
    totals[doc] = 1
    found[count++] = doc
  }
  const isNarrowed = plan.matnrSets.length > 0 || plan.queries.length > 0
  const starting = isNarrowed ? undefined : startingFilters(segment, plan)
  if (!starting) {
    for (let doc = 0; doc < segment.size; doc++) if (!allowed || allowed[doc]) take(doc)
    return count
  }
  const { starts, items } = segment.valueDocs
  for (const value of starting.flatMap(({ values }) => values)) {
    if (value + 1 >= starts.length) continue
    for (let at = starts[value]!; at < starts[value + 1]!; at++) take(items[at]!)
  }
  return count
}

/**
 * An article that counts passes all filters or all but one. So it is among those of any two filters. With a single
 * filter its own facet is counted over the whole index elsewhere.
 */
function startingFilters(segment: Segment, plan: FilterPlan): FilterBit[] | undefined {
  const byValues = plan.bits.filter(({ column }) => !column)
  const smallest = byValues.toSorted((a, b) => size(segment, a) - size(segment, b))
  if (plan.bits.length === 1 && smallest.length === 1) return smallest
  return smallest.length > 1 ? smallest.slice(0, 2) : undefined
}

const size = ({ valueDocs: { starts } }: Segment, { values }: FilterBit): number =>
  values.reduce(
    (sum, value) => sum + (value + 1 < starts.length ? starts[value + 1]! - starts[value]! : 0),
    0,
  )
