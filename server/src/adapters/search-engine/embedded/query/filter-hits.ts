import type { Segment } from '../index/segment.ts'
import type { PriceCounts } from './counts.ts'
import { overlaps } from './filter-plan.ts'
import type { FilterPlan } from './filter-plan.ts'
import type { Scratch } from './scratch.ts'

export interface HitFilter {
  plan: FilterPlan
  /** Articles of the segment that are allowed at all; undefined: every one. */
  allowed: Uint8Array | undefined
  /** Count facets while filtering. */
  counting: boolean
  /** Facet of each value. */
  facetOf: Uint16Array
  prices: PriceCounts
}

/**
 * Keeps those of the first `count` candidates in `scratch.found` that pass, and gives their number. An article counts
 * for every facet when it passes, and for the facet of one filter when it fails that filter alone, so that a facet's
 * counts tell what choosing another of its values would find.
 */
export function filterHits(segment: Segment, count: number, filter: HitFilter, scratch: Scratch): number {
  const { plan, allowed, counting } = filter
  const { found } = scratch
  const { deleted } = segment
  const plain = plan.needed === 0 && !counting
  let kept = 0
  for (let i = 0; i < count; i++) {
    const doc = found[i]!
    if (deleted[doc] !== 0 || (allowed !== undefined && allowed[doc] === 0)) continue
    if (plain || check(segment, doc, filter, scratch)) found[kept++] = doc
  }
  return kept
}

function check(segment: Segment, doc: number, filter: HitFilter, scratch: Scratch): boolean {
  const { counts, valueBits } = scratch
  const { starts, items } = segment.values
  const { needed } = filter.plan
  const end = starts[doc + 1]!
  let missing = needed
  if (needed !== 0) {
    for (let at = starts[doc]!; at < end; at++) missing &= ~valueBits[items[at]!]!
    missing &= ~columnBits(segment, doc, filter.plan)
  }
  if (!filter.counting) return missing === 0
  if (missing === 0) {
    for (let at = starts[doc]!; at < end; at++) counts[items[at]!]!++
    filter.prices.add(segment.columns.price[doc]!, segment.columns.priceBar[doc]!)
    return true
  }
  if ((missing & (missing - 1)) === 0) countForFacet(segment, doc, missing, filter, scratch)
  return false
}

function columnBits(segment: Segment, doc: number, plan: FilterPlan): number {
  let met = 0
  for (const { bit, column } of plan.bits) {
    if (!column) continue
    const value = segment.columns[column.name][doc]!
    if (column.ranges.some((range) => overlaps(range, value, value))) met |= bit
  }
  return met
}

/** The article fails one filter alone: it counts for the facet of that filter. */
function countForFacet(
  segment: Segment,
  doc: number,
  bit: number,
  { plan, facetOf, prices }: HitFilter,
  { counts }: Scratch,
): void {
  const failed = plan.bits.find((one) => one.bit === bit)!
  if (failed.facet === undefined) return
  if (failed.column?.name === 'price') {
    prices.add(segment.columns.price[doc]!, segment.columns.priceBar[doc]!)
    return
  }
  const { starts, items } = segment.values
  for (let at = starts[doc]!; at < starts[doc + 1]!; at++) {
    const value = items[at]!
    if (facetOf[value] === failed.facet) counts[value]!++
  }
}
