import type { SearchCategory, SearchDocument } from '../../document.ts'
import type { Segment } from '../index/segment.ts'

/** Makes the segments of one index and enters what values they have in its book, in the order of the calls. */
export interface SegmentMaker {
  /** A segment of articles, each matnr once. */
  make(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<Segment>
  /** A segment of the articles of others that are not marked in `gone`, one list of marks for each of them. */
  merge(chosen: readonly Segment[], gone: readonly Uint8Array[]): Promise<Segment>
  /** Names of categories are searched with the articles in them. */
  setCategories(categories: readonly SearchCategory[]): void
  /** The segments the index has from now on: their words are known in what is made next. */
  setSegments(segments: readonly Segment[]): void
  /** Gives up what is under way. */
  close(): Promise<void>
}
