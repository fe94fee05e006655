import type { Segment } from '../index/segment.ts'
import { allowedByCatalogs } from './allowed.ts'
import type { CatalogPlan } from './filter-plan.ts'
import type { IndexView } from './index-view.ts'

/**
 * How many articles have each facet value, over the whole index or over what the catalogues allow: then it is what
 * the index counts less the articles that are hidden, which are few where only reserved ones are.
 */
export function liveCounts({ book, segments }: IndexView, catalogs: CatalogPlan | undefined): Uint32Array {
  if (!catalogs) return book.live
  const counts = book.live.slice()
  for (const segment of segments) {
    const marks = allowedByCatalogs(segment, catalogs)
    for (let doc = marks.indexOf(0); doc >= 0; doc = marks.indexOf(0, doc + 1)) uncount(segment, doc, counts)
  }
  return counts
}

function uncount({ deleted, values: { starts, items } }: Segment, doc: number, counts: Uint32Array): void {
  if (deleted[doc]) return
  for (let at = starts[doc]!; at < starts[doc + 1]!; at++) counts[items[at]!]!--
}
