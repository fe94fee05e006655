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
    for (let i = from; i < to; i++) {
      const doc = found[i]!
      fetched ^= items[starts[doc]!]! ^ items[starts[doc + 1]! - 1]!
    }
    for (let i = from; i < to; i++) {
      const doc = found[i]!
      const end = starts[doc + 1]!
      for (let at = starts[doc]!; at < end; at++) counts[items[at]!]!++
    }
  }
  scratch.fetched = fetched
  prices.addAll(columns, found, count)
}

/** Reading the values of one candidate costs about this many marks, and one column of it this one. */
const readingCost = 6
const columnCost = 0.5

/** Candidates that are looked at together. */
const lookedAtOnce = 512
const missingOf = new Int32Array(lookedAtOnce)

/**
 * First what candidates miss is read for many of them, then they are parted without a branch: whether one passes is hard
 * to foresee, and a processor that guesses wrong throws away what it had begun to fetch for those behind.
 */
function keepPassing(segment: Segment, count: number, filter: HitFilter, scratch: Scratch): number {
  const { plan, counting } = filter
  const columns = columnsOf(segment, plan)
  const byMarks = marksNeeded(segment, plan) < count * (columns ? columns.length * columnCost : readingCost)
  if (byMarks) markMet(segment, plan, scratch)
  const hasColumns = plan.bits.some(({ column }) => column)
  const { found, totals, failed } = scratch
  const failing = counting ? 2 : 0
  let kept = 0
  let failedOne = 0
  for (let from = 0; from < count; from += lookedAtOnce) {
    const to = Math.min(count, from + lookedAtOnce)
    if (byMarks) missingByMarks(from, to, plan.needed, scratch)
    else if (columns) missingInColumns(columns, from, to, plan.needed, scratch)
    else missingInValues(segment, from, to, plan.needed, scratch)
    if (hasColumns)
      for (let i = from; i < to; i++) missingOf[i - from]! &= ~columnBits(segment, found[i]!, plan)
    for (let i = from; i < to; i++) {
      const doc = found[i]!
      const missing = missingOf[i - from]!
      const fails = isAny(missing)
      totals[kept] = totals[i]!
      found[kept] = doc
      kept += fails ^ 1
      failed[failedOne] = doc
      failed[failedOne + 1] = missing
      failedOne += failing * (fails & ~isAny(missing & (missing - 1)))
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

/** 1 when any bit is set, else 0. */
const isAny = (bits: number): number => (bits | -bits) >>> 31

function missingByMarks(from: number, to: number, needed: number, { found, met }: Scratch): void {
  for (let i = from; i < to; i++) missingOf[i - from] = needed & ~met[found[i]!]!
}

/** What the columns of the facets say, two of them at once. */
function missingInColumns(
  columns: readonly ValueItems[],
  from: number,
  to: number,
  needed: number,
  { found, columnBits }: Scratch,
): void {
  for (let i = from; i < to; i++) missingOf[i - from] = needed
  for (let at = 0; at < columns.length; at += 2) {
    const first = columns[at]!
    const second = columns[at + 1] ?? first
    for (let i = from; i < to; i++) {
      const doc = found[i]!
      missingOf[i - from]! &= ~(columnBits[first[doc]!]! | columnBits[second[doc]!]!)
    }
  }
}

function missingInValues(
  { values: { starts, items } }: Segment,
  from: number,
  to: number,
  needed: number,
  { found, valueBits }: Scratch,
): void {
  for (let i = from; i < to; i++) {
    const doc = found[i]!
    const end = starts[doc + 1]!
    let missing = needed
    for (let at = starts[doc]!; at < end; at++) missing &= ~valueBits[items[at]!]!
    missingOf[i - from] = missing
  }
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

/** Filters met by all articles at once, from the lists of the values; cheaper when candidates are many. */
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
