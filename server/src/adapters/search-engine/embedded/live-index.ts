import type { Language, SearchCategory, SearchDocument, SearchSynonym } from '../document.ts'
import type { IndexChange } from '../port.ts'
import { MakerHere } from './build/make-here.ts'
import { MakerInThread } from './build/make-in-thread.ts'
import type { SegmentMaker } from './build/segment-maker.ts'
import { findArticle } from './index/find-article.ts'
import type { Segment } from './index/segment.ts'
import { ValueBook } from './index/value-book.ts'
import { stringAt } from './memory/string-table.ts'
import { runInSlices, runNow, stepSize } from './memory/steps.ts'
import type { Steps } from './memory/steps.ts'
import { liveArticles } from './query/index-view.ts'
import type { IndexView } from './query/index-view.ts'
import { KeptReadings } from './query/reading/kept-readings.ts'
import { Scratch } from './query/scratch.ts'
import { tradeBook } from './query/reading/trade-book.ts'

/**
 * When segments are merged: how many small ones are kept side by side, and which share of the largest they and what was
 * replaced in it may come to. While changes follow one another more of both is left, for merging the same articles again
 * and again costs more than taking up the new ones.
 */
const quiet = { segments: 6, share: 0.1 }
const busy = { segments: 12, share: 0.5 }
/** Milliseconds without a change after which all is put in order. */
const quietAfter = 1000
const backgroundSliceMs = 3

export interface LiveIndexOptions {
  languages: readonly Language[]
  /** Segments are made in a thread of its own; a few articles are sooner taken up without. */
  thread: boolean
}

/** The index while it lives: segments side by side, changes as further segments, merged in the background. */
export class LiveIndex {
  readonly languages: readonly Language[]
  readonly book: ValueBook
  segments: Segment[] = []
  categories = new Map<string, SearchCategory>()
  synonyms: readonly SearchSynonym[] = []
  #synonymBook = tradeBook
  #readings = new KeptReadings()
  readonly #scratch = new Scratch()
  readonly #maker: SegmentMaker
  #merging: Promise<void> | undefined
  /** Runs while changes follow one another. */
  #untilQuiet: NodeJS.Timeout | undefined
  #isClosed = false
  /** Why the last merge came to nothing. */
  #mergeProblem: { error: unknown } | undefined

  constructor({ languages, thread }: LiveIndexOptions, book = new ValueBook()) {
    this.languages = languages
    this.book = book
    this.#maker = thread ? new MakerInThread(languages, book) : new MakerHere(languages, book)
  }

  view(): IndexView {
    const { languages, segments, book, categories } = this
    const [synonyms, readings, scratch] = [this.#synonymBook, this.#readings, this.#scratch]
    return { languages, segments, book, categories, synonyms, readings, scratch }
  }

  get articles(): number {
    return liveArticles(this)
  }

  get scratchBytes(): number {
    return this.#scratch.bytes
  }

  setCategories(categories: readonly SearchCategory[]): void {
    this.categories = new Map(categories.map((category) => [category.id, category]))
    this.#maker.setCategories(categories)
    this.#readAnew()
  }

  setSynonyms(synonyms: readonly SearchSynonym[]): void {
    this.synonyms = synonyms
    this.#synonymBook = tradeBook.with(synonyms)
    this.#readAnew()
  }

  /**
   * Applies a change; deletes come before upserts, the last upsert of a matnr counts. Fails also when segments could
   * not be merged since the last change, and has changed nothing then.
   */
  async apply({ upserts = [], deletes = [], categories, synonyms }: IndexChange): Promise<void> {
    this.#tellMergeProblem()
    if (categories) this.setCategories(categories)
    if (synonyms) this.setSynonyms(synonyms)
    const documents = new Map(upserts.map((document) => [document.matnr, document]))
    const added = documents.size ? await this.#maker.make(documents.values()) : undefined
    await this.#replace(new Set([...deletes, ...documents.keys()]), added)
    this.#waitForQuiet()
    this.#mergeSoon()
  }

  /** Adds the first articles, each matnr once. */
  async fill(documents: AsyncIterable<SearchDocument>): Promise<void> {
    this.addSegment(await this.#maker.make(documents))
  }

  addSegment(segment: Segment): void {
    const { starts } = segment.valueDocs
    for (let value = 0; value + 1 < starts.length; value++) {
      this.book.live[value]! += starts[value + 1]! - starts[value]!
    }
    for (let doc = 0; segment.deletedCount > 0 && doc < segment.size; doc++) {
      if (segment.deleted[doc]) this.#uncount(segment, doc)
    }
    this.#setSegments([...this.segments, segment])
  }

  /** Merges in the background what a loaded index was saved with side by side; nobody may change it for days. */
  putInOrder(): void {
    this.#mergeSoon()
  }

  /** Gives up a merge under way. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#untilQuiet)
    await this.#maker.close()
    await this.#merging
  }

  #setSegments(segments: Segment[]): void {
    this.segments = segments
    this.#maker.setSegments(segments)
    this.#readAnew()
  }

  #readAnew(): void {
    this.#readings = new KeptReadings()
  }

  #tellMergeProblem(): void {
    const problem = this.#mergeProblem
    this.#mergeProblem = undefined
    if (problem) throw problem.error
  }

  /**
   * Takes old articles out and puts the new segment in at once. They are looked for again when a merge exchanged
   * segments while they were being found.
   */
  async #replace(matnrs: ReadonlySet<string>, added: Segment | undefined): Promise<void> {
    let searched: readonly Segment[]
    let gone: { segment: Segment; doc: number }[]
    do {
      searched = this.segments
      gone = await runInSlices(findLive(searched, matnrs))
    } while (searched !== this.segments)
    for (const { segment, doc } of gone) this.#remove(segment, doc)
    if (gone.length > 0) this.#readAnew()
    if (added) this.addSegment(added)
  }

  #remove(segment: Segment, doc: number): void {
    segment.deleted[doc] = 1
    segment.deletedCount++
    this.#uncount(segment, doc)
  }

  #uncount(segment: Segment, doc: number): void {
    const { starts, items } = segment.values
    for (let at = starts[doc]!; at < starts[doc + 1]!; at++) this.book.live[items[at]!]!--
  }

  #waitForQuiet(): void {
    clearTimeout(this.#untilQuiet)
    this.#untilQuiet = setTimeout(() => {
      this.#untilQuiet = undefined
      this.#mergeSoon()
    }, quietAfter).unref()
  }

  #mergeSoon(): void {
    const chosen = this.#merging || this.#isClosed ? [] : this.#segmentsToMerge()
    if (!chosen.length) return
    this.#merging = this.#merge(chosen).then(
      () => {
        this.#merging = undefined
        this.#mergeSoon()
      },
      (error: unknown) => {
        this.#merging = undefined
        this.#mergeProblem = { error }
      },
    )
  }

  #segmentsToMerge(): Segment[] {
    if (this.segments.length < 2) return []
    const bounds = this.#untilQuiet ? busy : quiet
    const largest = this.segments.reduce((a, b) => (b.size > a.size ? b : a))
    const small = this.segments.filter((segment) => segment !== largest)
    const others = small.reduce((sum, { size }) => sum + size, 0) + largest.deletedCount
    if (others > largest.size * bounds.share) return this.segments
    if (small.length < bounds.segments) return []
    // The smallest of many: those that were merged before are not merged again with every few that follow.
    return small.toSorted((a, b) => a.size - b.size).slice(0, this.#untilQuiet ? quiet.segments : undefined)
  }

  async #merge(chosen: readonly Segment[]): Promise<void> {
    const deletedBefore = chosen.map(({ deleted }) => deleted.slice())
    const merged = await this.#maker.merge(chosen, deletedBefore)
    await runInSlices(carryDeletes(chosen, deletedBefore, merged), backgroundSliceMs)
    // What was deleted meanwhile is little; from here to the exchange nothing else happens.
    runNow(carryDeletes(chosen, deletedBefore, merged))
    const firstAt = this.segments.indexOf(chosen[0]!)
    const rest = this.segments.filter((segment) => !chosen.includes(segment))
    this.#setSegments(rest.toSpliced(Math.min(firstAt, rest.length), 0, merged))
  }
}

function* findLive(
  segments: readonly Segment[],
  matnrs: ReadonlySet<string>,
): Steps<{ segment: Segment; doc: number }[]> {
  const found: { segment: Segment; doc: number }[] = []
  for (const matnr of matnrs) {
    for (const segment of segments) {
      const doc = findArticle(segment, matnr)
      if (doc >= 0 && !segment.deleted[doc]) found.push({ segment, doc })
    }
    yield
  }
  return found
}

/**
 * Articles that were deleted while their segments were being merged are deleted in the merged one, too. `before` marks
 * those it lacks already; what is carried over is marked there as well.
 */
function* carryDeletes(
  chosen: readonly Segment[],
  before: readonly Uint8Array[],
  merged: Segment,
): Steps<void> {
  for (const [i, segment] of chosen.entries()) {
    for (let doc = 0; doc < segment.size; doc++) {
      if (doc % stepSize === 0) yield
      if (!segment.deleted[doc] || before[i]![doc]) continue
      before[i]![doc] = 1
      const copy = findArticle(merged, stringAt(segment.matnrs, doc))
      if (copy >= 0 && !merged.deleted[copy]) {
        merged.deleted[copy] = 1
        merged.deletedCount++
      }
      yield
    }
  }
}
