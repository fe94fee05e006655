import type { Language, SearchCategory, SearchDocument } from '../../document.ts'
import type { Segment } from '../index/segment.ts'
import type { Facet } from '../index/value-book.ts'

/** What the building thread is started with. */
export interface BuildTask {
  languages: readonly Language[]
  categories: readonly SearchCategory[]
}

/** To the building thread: further articles, or the end of them. */
export type BuildInput = { documents: readonly SearchDocument[] } | { documents?: undefined }

/** From it: it has taken a batch, or the finished index in parts whose arrays are handed over. */
export type BuildOutput = 'taken' | BuiltIndex

export interface BuiltIndex {
  facets: Omit<Facet, 'values'>[]
  /** Facet values as lines of JSON, so that they can be read in slices. */
  valueLines: string[]
  segment: Segment
}
