import type { Language, SearchCategory, SearchDocument } from '../../document.ts'
import type { Segment } from '../index/segment.ts'
import type { ValueBook } from '../index/value-book.ts'
import { runInSlices } from '../memory/steps.ts'
import { facetHeads, stringifyValues } from '../snapshot/values.ts'
import type { ToThread } from './build-messages.ts'
import type { SegmentMaker } from './segment-maker.ts'
import { SegmentThread } from './segment-thread.ts'

/** Milliseconds a thread without work is kept: it holds memory, and starting one takes a tenth of a second. */
const keptIdle = 60_000
/** Articles of a segment for which so much memory was needed that its thread is ended as soon as it is made. */
const large = 50_000

/**
 * Makes segments in a thread of its own; this one hands the articles over. The segments lie in memory that both see. A
 * thread that fails takes along what was asked of it; the next call starts another one.
 */
export class MakerInThread implements SegmentMaker {
  readonly #languages: readonly Language[]
  readonly #book: ValueBook
  #categories: readonly SearchCategory[] = []
  #segments: readonly Segment[] = []
  readonly #ids = new WeakMap<Segment, number>()
  #lastId = 0
  #thread: Promise<SegmentThread> | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(languages: readonly Language[], book: ValueBook) {
    this.#languages = languages
    this.#book = book
  }

  make(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<Segment> {
    return this.#ask(async (thread, id) => {
      await thread.handOver(documents)
      thread.tell({ finish: id })
    })
  }

  merge(chosen: readonly Segment[], gone: readonly Uint8Array[]): Promise<Segment> {
    const parts = chosen.map((segment, i) => ({ id: this.#idOf(segment), gone: gone[i]! }))
    return this.#ask((thread, id) => thread.tell({ merge: id, chosen: parts }))
  }

  setCategories(categories: readonly SearchCategory[]): void {
    this.#categories = categories
    this.#tell({ categories })
  }

  setSegments(segments: readonly Segment[]): void {
    const dropped = this.#segments.filter((segment) => !segments.includes(segment))
    this.#segments = segments
    void this.#thread?.then((thread) => {
      // What a thread made that has ended since, before it had its place in the index.
      const added = segments.map((segment) => [this.#idOf(segment), segment] as const)
      thread.give(added.filter(([id]) => !thread.has(id)))
      thread.drop(dropped.map((segment) => this.#idOf(segment)))
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const thread = await this.#thread
    await thread?.end(new Error('the index is closed'))
  }

  async #ask(ask: (thread: SegmentThread, id: number) => void | Promise<void>): Promise<Segment> {
    clearTimeout(this.#idle)
    let kept = keptIdle
    const thread = await (this.#thread ??= this.#start())
    const id = ++this.#lastId
    const answer = thread.answer(id)
    // While articles are handed over nobody waits for it yet.
    answer.catch(() => undefined)
    try {
      await ask(thread, id)
      const segment = await answer
      this.#ids.set(segment, id)
      if (segment.size >= large) kept = 0
      return segment
    } catch (error) {
      // Articles it was given must not get into the next segment.
      await thread.end(error instanceof Error ? error : new Error(String(error)))
      throw error
    } finally {
      this.#endWhenIdle(thread, kept)
    }
  }

  #endWhenIdle(thread: SegmentThread, after: number): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => {
      if (!thread.isAsked) void thread.end(new Error('the thread of the index had nothing to do'))
    }, after).unref()
  }

  #tell(message: ToThread): void {
    void this.#thread?.then((thread) => thread.tell(message))
  }

  async #start(): Promise<SegmentThread> {
    const valueLines = await runInSlices(stringifyValues(this.#book.values.slice()))
    const start = {
      languages: this.#languages,
      categories: this.#categories,
      facets: facetHeads(this.#book),
      valueLines,
      segments: this.#segments.map((segment) => [this.#idOf(segment), segment] as const),
    }
    return new SegmentThread(start, this.#book, () => (this.#thread = undefined))
  }

  #idOf(segment: Segment): number {
    const id = this.#ids.get(segment) ?? ++this.#lastId
    this.#ids.set(segment, id)
    return id
  }
}
