import type { Segment } from '../index/segment.ts'
import { unite } from './candidates.ts'
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
  scratch.begin(segment.size)
  const isNarrowed = plan.matnrSets.length > 0 || plan.queries.length > 0
  const starting = isNarrowed ? undefined : startingFilters(segment, plan)
  const count = starting ? uniteValues(segment, starting, scratch) : takeAll(segment.size, allowed, scratch)
  scratch.totals.fill(1, 0, count)
  return count
}

function takeAll(articles: number, allowed: Uint8Array | undefined, { found }: Scratch): number {
  let count = 0
  for (let doc = 0; doc < articles; doc++) if (!allowed || allowed[doc]) found[count++] = doc
  return count
}

function uniteValues({ size, valueDocs }: Segment, filters: readonly FilterBit[], scratch: Scratch): number {
  const { starts, items: docs } = valueDocs
  const known = filters.flatMap(({ values }) => values).filter((value) => value + 1 < starts.length)
  const lists = known.map((value) => ({ docs, start: starts[value]!, end: starts[value + 1]! }))
  return unite(lists, size, scratch)
}

/**
 * An article that counts passes all filters or all but one. So it is among those of any two filters. With a single
 * filter its own facet is counted over the whole index elsewhere.
 */
function startingFilters(segment: Segment, plan: FilterPlan): FilterBit[] | undefined {
  const byValues = plan.bits.filter(({ column }) => !column)
  const smallest = byValues.toSorted((a, b) => sizeOf(segment, a) - sizeOf(segment, b))
  if (plan.bits.length === 1 && smallest.length === 1) return smallest
  return smallest.length > 1 ? smallest.slice(0, 2) : undefined
}

const sizeOf = ({ valueDocs: { starts } }: Segment, { values }: FilterBit): number =>
  values.reduce(
    (sum, value) => sum + (value + 1 < starts.length ? starts[value + 1]! - starts[value]! : 0),
    0,
  )
