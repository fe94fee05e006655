import type { Language, SearchCategory, SearchDocument } from '../../document.ts'
import type { Segment } from '../index/segment.ts'
import type { Facet } from '../index/value-book.ts'
import { arraysIn, attachArrays, detachArrays } from '../snapshot/tree.ts'

/** Facets without the numbers of their values, and values as lines of JSON, so that they can be read in slices. */
export interface BookPart {
  facets: Omit<Facet, 'values'>[]
  valueLines: string[]
}

/** What the thread is started with: the index as it is, its segments with their numbers. */
export interface ThreadStart extends BookPart {
  languages: readonly Language[]
  categories: readonly SearchCategory[]
  segments: readonly (readonly [number, Segment])[]
}

/** To the thread. Of a segment to merge `gone` marks the articles that are left out. */
export type ToThread =
  | { documents: readonly SearchDocument[] }
  | { finish: number }
  | { merge: number; chosen: readonly { id: number; gone: Uint8Array }[] }
  | { categories: readonly SearchCategory[] }
  | { dropped: readonly number[] }
  | { added: ThreadStart['segments'] }

/** From it: it has taken a batch, or made the segment asked for; with it come facets and values met for the first time. */
export type FromThread = 'taken' | (BookPart & { id: number; segment: Segment })

/** The same segment in memory that is handed to another thread without being copied. */
export function inSharedMemory(segment: Segment): Segment {
  const at = { bytes: 0 }
  const arrays: Parameters<typeof detachArrays>[1] = []
  const tree = detachArrays(segment, arrays, at)
  const shared = attachArrays(tree, new SharedArrayBuffer(at.bytes), 0) as Segment
  for (const [i, array] of (arraysIn(shared) as typeof arrays).entries()) array.set(arrays[i]!)
  return shared
}
