import { noDay } from '../index/segment.ts'
import type { Segment, ValueItems } from '../index/segment.ts'
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
 * Keeps those of the first `count` candidates in `scratch.found` that pass, with their scores, and gives their number. An article counts
 * for every facet when it passes, and for the facet of one filter when it fails that filter alone, so that a facet's
 * counts tell what choosing another of its values would find.
 */
export function filterHits(segment: Segment, count: number, filter: HitFilter, scratch: Scratch): number {
  const existing = keepExisting(segment, count, filter.allowed, scratch)
  const kept = filter.plan.needed === 0 ? existing : keepPassing(segment, existing, filter, scratch)
  if (filter.counting) countHits(segment, kept, filter.prices, scratch)
  return kept
}

function keepExisting(
  { deleted, deletedCount }: Segment,
  count: number,
  allowed: Uint8Array | undefined,
  { found, totals }: Scratch,
): number {
  if (deletedCount === 0 && !allowed) return count
  let kept = 0
  for (let i = 0; i < count; i++) {
    const doc = found[i]!
    if (deleted[doc] !== 0 || (allowed !== undefined && allowed[doc] === 0)) continue
    totals[kept] = totals[i]!
    found[kept++] = doc
  }
  return kept
}

/** Hits whose values are fetched together. */
const fetchedAtOnce = 64

/**
 * Counts the values of the first `count` hits. They lie far apart in memory, and a loop over one article after the
 * other waits for each: reading just the first value of many at once lets the processor fetch them side by side.
 */
function countHits({ values, columns }: Segment, count: number, prices: PriceCounts, scratch: Scratch): void {
  const { counts, found } = scratch
  const { starts, items } = values
  let fetched = 0
  for (let from = 0; from < count; from += fetchedAtOnce) {
    const to = Math.min(count, from + fetchedAtOnce)
    for (let i = from; i < to; i++) fetched ^= items[starts[found[i]!]!]!
    for (let i = from; i < to; i++) {
      const doc = found[i]!
      const end = starts[doc + 1]!
      for (let at = starts[doc]!; at < end; at++) counts[items[at]!]!++
    }
  }
  scratch.fetched = fetched
  prices.addAll(columns, found, count)
}

/** Reading the values of one candidate costs about this many marks. */
const readingCost = 6

function keepPassing(segment: Segment, count: number, filter: HitFilter, scratch: Scratch): number {
  const { plan, counting } = filter
  const columns = columnsOf(segment, plan)
  const byMarks = marksNeeded(segment, plan) < count * (columns ? columns.length : readingCost)
  if (byMarks) markMet(segment, plan, scratch)
  const hasColumns = plan.bits.some(({ column }) => column)
  const { needed } = plan
  const { found, totals, met, failed, valueBits } = scratch
  let kept = 0
  let failedOne = 0
  for (let i = 0; i < count; i++) {
    const doc = found[i]!
    const bits = byMarks
      ? met[doc]!
      : columns
        ? bitsInColumns(columns, doc, valueBits)
        : bitsOf(segment, doc, scratch)
    let missing = needed & ~bits
    if (missing !== 0 && hasColumns) missing &= ~columnBits(segment, doc, plan)
    if (missing === 0) {
      totals[kept] = totals[i]!
      found[kept++] = doc
    } else if (counting && (missing & (missing - 1)) === 0) {
      failed[failedOne++] = doc
      failed[failedOne++] = missing
    }
  }
  if (byMarks) clearMet(segment, plan, scratch)
  for (const { bit, facet, column } of plan.bits) {
    if (failedOne === 0) continue
    if (column?.name === 'price') countPrices(segment, failedOne, bit, filter.prices, scratch)
    else countFacet(segment, failedOne, bit, facet, filter.facetOf, scratch)
  }
  return kept
}

function marksNeeded({ valueDocs: { starts } }: Segment, { bits }: FilterPlan): number {
  let sum = 0
  for (const value of bits.flatMap(({ values }) => values)) {
    if (value + 1 < starts.length) sum += starts[value + 1]! - starts[value]!
  }
  return sum
}

/** The columns of all facets that are filtered; undefined when one has none. */
function columnsOf({ valueColumns }: Segment, { bits }: FilterPlan): ValueItems[] | undefined {
  const columns = bits
    .filter(({ column }) => !column)
    .map(({ values, facet }) => values.length && valueColumns.find((one) => one.facet === facet)?.values)
  const usable = columns.filter((column) => typeof column === 'object')
  return usable.length === columns.length ? usable : undefined
}

/** Filters an article meets by the columns of their facets. */
function bitsInColumns(columns: readonly ValueItems[], doc: number, valueBits: Uint32Array): number {
  let met = 0
  for (let at = 0; at < columns.length; at++) {
    const value = columns[at]![doc]!
    if (value !== 0) met |= valueBits[value - 1]!
  }
  return met
}

/** Filters an article meets by its values, read from the article. */
function bitsOf({ values: { starts, items } }: Segment, doc: number, { valueBits }: Scratch): number {
  let met = 0
  const end = starts[doc + 1]!
  for (let at = starts[doc]!; at < end; at++) met |= valueBits[items[at]!]!
  return met
}

/** The same for all articles at once, from the lists of the values; cheaper when candidates are many. */
function markMet({ valueDocs }: Segment, { bits: filters }: FilterPlan, { met }: Scratch): void {
  const { starts, items } = valueDocs
  for (const { bit, values } of filters) {
    for (const value of values) {
      const end = starts[value + 1] ?? 0
      for (let at = starts[value] ?? 0; at < end; at++) met[items[at]!]! |= bit
    }
  }
}

function clearMet({ valueDocs }: Segment, { bits: filters }: FilterPlan, { met }: Scratch): void {
  const { starts, items } = valueDocs
  for (const value of filters.flatMap(({ values }) => values)) {
    const end = starts[value + 1] ?? 0
    for (let at = starts[value] ?? 0; at < end; at++) met[items[at]!] = 0
  }
}

function columnBits(segment: Segment, doc: number, plan: FilterPlan): number {
  let met = 0
  for (const { bit, column } of plan.bits) {
    if (!column) continue
    const value = segment.columns[column.name][doc]!
    if (value === noDay) continue
    if (column.ranges.some((range) => overlaps(range, value, value))) met |= bit
  }
  return met
}

/** Articles that fail one filter alone count for the facet of that filter; they stand in `failed`, each with its bit. */
function countFacet(
  { values: { starts, items }, valueColumns }: Segment,
  failedOne: number,
  bit: number,
  facet: number,
  facetOf: Uint16Array,
  { counts, failed }: Scratch,
): void {
  const column = valueColumns.find((one) => one.facet === facet)?.values
  if (column) {
    for (let i = 0; i < failedOne; i += 2) {
      const value = failed[i + 1] === bit ? column[failed[i]!]! : 0
      if (value !== 0) counts[value - 1]!++
    }
    return
  }
  for (let i = 0; i < failedOne; i += 2) {
    if (failed[i + 1] !== bit) continue
    const doc = failed[i]!
    const end = starts[doc + 1]!
    for (let at = starts[doc]!; at < end; at++) {
      const value = items[at]!
      if (facetOf[value] === facet) counts[value]!++
    }
  }
}

function countPrices(
  { columns: { price, priceBar } }: Segment,
  failedOne: number,
  bit: number,
  prices: PriceCounts,
  { failed }: Scratch,
): void {
  for (let i = 0; i < failedOne; i += 2) {
    const doc = failed[i]!
    if (failed[i + 1] === bit) prices.add(price[doc]!, priceBar[doc]!)
  }
}
