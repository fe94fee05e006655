import { Worker } from 'node:worker_threads'
import type { SearchDocument } from '../../document.ts'
import type { Segment } from '../index/segment.ts'
import type { ValueBook } from '../index/value-book.ts'
import { runInSlices } from '../memory/steps.ts'
import { enterValues } from '../snapshot/values.ts'
import type { FromThread, ThreadStart, ToThread } from './build-messages.ts'

/** Articles handed over at a time: few, for copying them is work of this thread. */
const batch = 50
/** Batches that may wait in the other thread. */
const mostWaiting = 8

interface Asked {
  resolve: (segment: Segment) => void
  reject: (error: Error) => void
}

/** A thread that makes segments, seen from the one that asks; it keeps the process alive only while it is asked. */
export class SegmentThread {
  readonly #worker: Worker
  readonly #book: ValueBook
  readonly #onEnd: () => void
  readonly #asked = new Map<number, Asked>()
  /** Numbers of the segments it has. */
  readonly #segments: Set<number>
  /** Answers are taken over one after the other: the numbers of values follow from their order. */
  #takenOver: Promise<void> = Promise.resolve()
  #untaken = 0
  #goOn: (() => void) | undefined
  #failure: Error | undefined

  /** @param onEnd called once when it answers no more */
  constructor(start: ThreadStart, book: ValueBook, onEnd: () => void) {
    this.#book = book
    this.#onEnd = onEnd
    this.#segments = new Set(start.segments.map(([id]) => id))
    this.#worker = new Worker(new URL('build-thread.ts', import.meta.url), { workerData: start })
    this.#worker.unref()
    this.#worker.on('message', (message: FromThread) => this.#receive(message))
    this.#worker.once('error', (error) => this.#fail(error))
    this.#worker.once('exit', (code) => this.#fail(new Error(`the thread of the index ended with ${code}`)))
  }

  get isAsked(): boolean {
    return this.#asked.size > 0
  }

  tell(message: ToThread): void {
    if (!this.#failure) this.#worker.postMessage(message)
  }

  has(segment: number): boolean {
    return this.#segments.has(segment)
  }

  /** Gives it segments it has not made, with their numbers. */
  give(added: readonly (readonly [number, Segment])[]): void {
    if (added.length === 0) return
    for (const [id] of added) this.#segments.add(id)
    this.tell({ added })
  }

  drop(dropped: readonly number[]): void {
    for (const id of dropped) this.#segments.delete(id)
    this.tell({ dropped })
  }

  /** The segment that is to be asked for under this number. */
  answer(id: number): Promise<Segment> {
    if (this.#failure) return Promise.reject(this.#failure)
    const { promise, resolve, reject } = Promise.withResolvers<Segment>()
    this.#asked.set(id, { resolve, reject })
    this.#worker.ref()
    return promise
  }

  /** Hands articles over in batches; lets the loop turn between two, for articles may come without ever waiting. */
  async handOver(documents: AsyncIterable<SearchDocument> | Iterable<SearchDocument>): Promise<void> {
    let collected: SearchDocument[] = []
    for await (const document of documents) {
      collected.push(document)
      if (collected.length < batch) continue
      this.#post(collected)
      collected = []
      await new Promise<void>((resolve) => {
        this.#goOn = resolve
        if (this.#untaken < mostWaiting) setImmediate(resolve)
      })
      if (this.#failure) throw this.#failure
    }
    this.#post(collected)
  }

  /** Ends the thread; what is asked of it fails. */
  async end(reason: Error): Promise<void> {
    this.#fail(reason)
    await this.#worker.terminate()
  }

  #post(documents: readonly SearchDocument[]): void {
    this.#untaken++
    this.tell({ documents })
  }

  #receive(message: FromThread): void {
    if (message === 'taken') {
      this.#untaken--
      return this.#goOn?.()
    }
    const { id, segment, facets, valueLines } = message
    this.#segments.add(id)
    this.#takenOver = this.#takenOver.then(async () => {
      await runInSlices(enterValues(this.#book, facets, valueLines))
      this.#asked.get(id)?.resolve(segment)
      this.#asked.delete(id)
      if (!this.isAsked) this.#worker.unref()
    })
  }

  #fail(failure: Error): void {
    if (this.#failure) return
    this.#failure = failure
    for (const { reject } of this.#asked.values()) reject(failure)
    this.#asked.clear()
    this.#goOn?.()
    this.#onEnd()
  }
}
