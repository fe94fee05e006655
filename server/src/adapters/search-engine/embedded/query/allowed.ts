import { findArticle } from '../index/find-article.ts'
import type { Segment } from '../index/segment.ts'
import type { CatalogPlan } from './filter-plan.ts'

const prepared = new WeakMap<ReadonlySet<string>, WeakMap<Segment, Uint32Array>>()
const byCatalogs = new WeakMap<Segment, Map<string, Uint8Array>>()
/** Combinations of catalogues whose marks a segment keeps; a mark is one byte per article. */
const mostCombinations = 64

/** Marks the articles of a segment that are in all sets and in the catalogues; undefined where nothing restricts. */
export function allowedArticles(
  segment: Segment,
  sets: readonly ReadonlySet<string>[],
  catalogs: CatalogPlan | undefined,
): Uint8Array | undefined {
  let all = catalogs && allowedByCatalogs(segment, catalogs)
  for (const set of sets) {
    const marks = new Uint8Array(segment.size)
    for (const doc of articlesOf(segment, set)) if (!all || all[doc]) marks[doc] = 1
    all = marks
  }
  return all
}

/** Articles of a segment that are in the set, ascending; kept as long as the set is. */
export function articlesOf(segment: Segment, matnrs: ReadonlySet<string>): Uint32Array {
  const bySegment = prepared.get(matnrs) ?? new WeakMap<Segment, Uint32Array>()
  prepared.set(matnrs, bySegment)
  const known = bySegment.get(segment)
  if (known) return known
  const docs: number[] = []
  for (const matnr of matnrs) {
    const doc = findArticle(segment, matnr)
    if (doc >= 0) docs.push(doc)
  }
  const found = Uint32Array.from(docs).toSorted()
  bySegment.set(segment, found)
  return found
}

/** Marks by the lists of the catalogues; kept per segment, the longest unused combination goes first. */
export function allowedByCatalogs(segment: Segment, { key, values, reserved }: CatalogPlan): Uint8Array {
  const kept = byCatalogs.get(segment) ?? new Map<string, Uint8Array>()
  byCatalogs.set(segment, kept)
  const marks = kept.get(key) ?? new Uint8Array(segment.size).fill(reserved === undefined ? 0 : 1)
  if (!kept.delete(key)) {
    if (reserved !== undefined) mark(segment, reserved, 0, marks)
    for (const value of values) mark(segment, value, 1, marks)
    const [oldest] = kept.keys()
    if (kept.size >= mostCombinations && oldest !== undefined) kept.delete(oldest)
  }
  kept.set(key, marks)
  return marks
}

function mark({ valueDocs: { starts, items } }: Segment, value: number, as: 0 | 1, marks: Uint8Array): void {
  const end = starts[value + 1] ?? 0
  for (let at = starts[value] ?? 0; at < end; at++) marks[items[at]!] = as
}
