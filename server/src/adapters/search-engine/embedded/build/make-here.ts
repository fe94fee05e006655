import type { Language, SearchCategory, SearchDocument, Texts } from '../../document.ts'
import { copySegment, makeRoom } from '../index/copy-segment.ts'
import { SegmentBuilder } from '../index/segment-builder.ts'
import type { BuildContext } from '../index/segment-builder.ts'
import type { Segment } from '../index/segment.ts'
import type { ValueBook } from '../index/value-book.ts'
import { findString } from '../memory/string-table.ts'
import { runInSlices } from '../memory/steps.ts'
import type { Steps } from '../memory/steps.ts'
import type { SegmentMaker } from './segment-maker.ts'

const sliceMs = 8
const backgroundSliceMs = 3

/** Makes segments in the thread that asks, in slices between which it goes on with other work. */
export class MakerHere implements SegmentMaker {
  readonly #languages: readonly Language[]
  readonly #book: ValueBook
  #names = new Map<string, Texts>()
  #segments: readonly Segment[] = []

  constructor(languages: readonly Language[], book: ValueBook) {
    this.#languages = languages
    this.#book = book
  }

  async make(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<Segment> {
    const builder = this.builder()
    let end = performance.now() + sliceMs
    for await (const document of documents) {
      builder.add(document)
      if (performance.now() < end) continue
      await new Promise((resolve) => setImmediate(resolve))
      end = performance.now() + sliceMs
    }
    return runInSlices(builder.finish(), sliceMs)
  }

  merge(chosen: readonly Segment[], gone: readonly Uint8Array[]): Promise<Segment> {
    const parts = chosen.map((segment, i) => ({ ...segment, deleted: gone[i]! }))
    return runInSlices(this.#merged(parts), backgroundSliceMs)
  }

  setCategories(categories: readonly SearchCategory[]): void {
    this.#names = new Map(categories.map(({ id, name }) => [id, name]))
  }

  setSegments(segments: readonly Segment[]): void {
    this.#segments = segments
  }

  close(): Promise<void> {
    return Promise.resolve()
  }

  /** An empty builder for a segment of this index. */
  builder(): SegmentBuilder {
    const context: BuildContext = {
      languages: this.#languages,
      book: this.#book,
      categoryName: (id) => this.#names.get(id),
      isWord: (language, folded) =>
        this.#segments.some(({ texts }) => findString(texts[language]!.surfaces, folded) >= 0),
    }
    return new SegmentBuilder(context)
  }

  *#merged(chosen: readonly Segment[]): Steps<Segment> {
    const builder = this.builder()
    makeRoom(chosen, builder)
    for (const segment of chosen) yield* copySegment(segment, builder)
    return yield* builder.finish()
  }
}
