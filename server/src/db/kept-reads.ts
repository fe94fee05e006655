import { totalmem } from 'node:os'
import type { Db } from './connection.ts'
import { KeptBytes } from './kept-bytes.ts'
import { LeastUsed } from './least-used.ts'

/** What changed, as the change log says it. */
export type Change = { kind: string; key: string }

/** Whose agreements, in which currency and of which day. */
export type AgreedWith = { kunnr: string; currency: string; today: string }

/** A page as it is sent to every guest. */
export type KeptPage = {
  /** HTML, packed by brotli. */
  body: Buffer
  headers: Record<string, string>
  /** Sources of a Content-Security-Policy that allow what stands in the page itself. */
  scripts: string
  styles: string
}

type ReadMissing<T> = (missing: string[]) => Promise<Map<string, T>>

const mostArticles = 20_000
const mostTables = 200
/** Agreements of a customer for an article: what some hundred customers look at in an hour. */
const mostAgreements = 100_000
/** Of finished answers: a catalogue of thousands of categories makes answers of a megabyte. */
const mostAnswerBytes = Math.min(256 * 1024 * 1024, totalmem() / 32)
/** Of articles as they are written, tiles of nearly a million, in one language and for one audience. */
const mostArticleBytes = Math.min(1024 * 1024 * 1024, totalmem() / 16)
/** Of whole pages, 20 to 40 kB each. */
const mostPageBytes = Math.min(64 * 1024 * 1024, totalmem() / 64)

/**
 * What a node keeps in memory of the catalogue, plants, settings and agreed prices, for a pool of connections. It is
 * right as long as somebody follows the change log and forgets what changed; when the log was not read lately, nothing
 * is given. What depends on a customer is kept under his name. What is given must not be changed.
 */
export class KeptReads {
  readonly #articles = new LeastUsed<Map<string, unknown>>(mostArticles)
  readonly #articleBytes = new KeptBytes(mostArticleBytes)
  readonly #tables = new LeastUsed<unknown>(mostTables)
  readonly #agreements = new LeastUsed<unknown>(mostAgreements)
  readonly #answers = new LeastUsed<Buffer>(mostAnswerBytes)
  readonly #pages = new LeastUsed<KeptPage>(mostPageBytes)
  #generation = 0
  #freshUntil = -Infinity

  /** The change log has been read: what is kept is right for so many milliseconds. */
  isRightFor(milliseconds: number): void {
    this.#freshUntil = performance.now() + milliseconds
  }

  get isFresh(): boolean {
    return performance.now() < this.#freshUntil
  }

  /** Another number whenever something was forgotten. */
  get generation(): number {
    return this.#generation
  }

  forget(changes: Iterable<Change>): void {
    this.#generation++
    this.#answers.clear()
    this.#pages.clear()
    for (const { kind, key } of changes) {
      if (kind === 'article') this.#forgetArticle(key)
      else if (kind === 'conditions') this.#agreements.clear()
      else this.#tables.clear()
    }
  }

  forgetAll(): void {
    this.forget([])
    this.#articles.clear()
    this.#articleBytes.clear()
    this.#tables.clear()
    this.#agreements.clear()
  }

  async table<T>(name: string, read: () => Promise<T>): Promise<T> {
    const kept = this.#tables.get(name)
    if (kept !== undefined) return kept as T
    const generation = this.#generation
    const value = await read()
    // Something may have changed since the statement looked: then what it saw is given, but not kept.
    if (generation === this.#generation) this.#tables.set(name, value)
    return value
  }

  /** Values by article in one of several views (language, currency, day); only the missing ones are read. */
  articles<T>(view: string, matnrs: readonly string[], read: ReadMissing<T>): Promise<Map<string, T>> {
    return this.#filled(matnrs, read, {
      get: (matnr) => this.#articles.get(matnr)?.get(view),
      keep: (matnr, value) => this.#keep(matnr, view, value),
    })
  }

  /** The same of what is bytes, of which far more have room. */
  articleBytes(
    view: string,
    matnrs: readonly string[],
    read: ReadMissing<Buffer>,
  ): Promise<Map<string, Buffer>> {
    return this.#filled(matnrs, read, {
      get: (matnr) => this.#articleBytes.get(view, matnr),
      keep: (matnr, bytes) => this.#articleBytes.set(view, matnr, bytes),
    })
  }

  /** Share of the room for them that is taken, 0 to 1. */
  get filledWithArticles(): number {
    return this.#articleBytes.filled
  }

  /** Replaces bytes of an article by others that were made when nothing was forgotten since the generation. */
  keepArticleBytes(view: string, matnr: string, bytes: Buffer, generation: number | undefined): void {
    if (generation === this.#generation) this.#articleBytes.set(view, matnr, bytes)
  }

  /**
   * What is agreed with a customer, by names that say all it depends on besides him; only what is missing is read.
   */
  agreements<T>(
    { kunnr, currency, today }: AgreedWith,
    names: readonly string[],
    read: ReadMissing<T>,
  ): Promise<Map<string, T>> {
    const customer = JSON.stringify([kunnr, currency, today])
    return this.#filled(names, read, {
      get: (name) => this.#agreements.get(`${customer} ${name}`),
      keep: (name, value) => this.#agreements.set(`${customer} ${name}`, value),
    })
  }

  /** What is kept under the names, and what is read of the others; that is kept unless something changed meanwhile. */
  async #filled<T>(
    names: readonly string[],
    read: ReadMissing<T>,
    { get, keep }: { get: (name: string) => unknown; keep: (name: string, value: T) => void },
  ): Promise<Map<string, T>> {
    const found = new Map<string, T>()
    const missing: string[] = []
    for (const name of names) {
      const kept = get(name)
      if (kept === undefined) missing.push(name)
      else found.set(name, kept as T)
    }
    if (missing.length === 0) return found
    const generation = this.#generation
    for (const [name, value] of await read(missing)) {
      found.set(name, value)
      if (generation === this.#generation) keep(name, value)
    }
    return found
  }

  /** A whole answer as it is sent. */
  async answer(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#answers.get(key)
    if (kept !== undefined) return kept
    const generation = this.#generation
    const value = await make()
    if (generation === this.#generation) this.#answers.set(key, alone(value), sizeOf(value, key))
    return value
  }

  page(name: string): KeptPage | undefined {
    return this.#pages.get(name)
  }

  /** Takes a page that is made from now on; it is kept unless something changes until it is there. */
  pageKeeper(name: string): (page: KeptPage) => void {
    const generation = this.#generation
    return (page) => {
      if (generation !== this.#generation) return
      this.#pages.set(name, { ...page, body: alone(page.body) }, sizeOf(page.body, name))
    }
  }

  #forgetArticle(matnr: string): void {
    this.#articles.delete(matnr)
    this.#articleBytes.delete(matnr)
  }

  #keep(matnr: string, view: string, value: unknown): void {
    const views = this.#articles.get(matnr) ?? new Map<string, unknown>()
    // Yesterday's views go with the first of today.
    if (views.size >= mostViews) views.clear()
    this.#articles.set(matnr, views.set(view, value))
  }
}

const mostViews = 12

/** What an entry takes besides its bytes and its name. */
const entryBytes = 512

const sizeOf = ({ length }: Buffer, name: string): number => length + name.length + entryBytes

/**
 * Bytes in memory of their own. Node cuts short ones out of pieces of 64 kB, and the whole piece stays as long as any of
 * them is kept: a node that keeps a hundred thousand answers of a kilobyte would hold up to six gigabytes.
 */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  copy.set(bytes)
  return copy
}

const keptOf = new WeakMap<Db, KeptReads>()

/** Lets reads of this pool be kept. Transactions and other pools always ask the database. */
export function keepReadsOf(db: Db): KeptReads {
  const kept = new KeptReads()
  keptOf.set(db, kept)
  return kept
}

/** What is kept for these connections; undefined when nothing is, or when it may be out of date. */
export function keptReads(db: Db): KeptReads | undefined {
  const kept = keptOf.get(db)
  return kept?.isFresh ? kept : undefined
}

/** Reads a table or part of it that is small and seldom changes, from memory where it is kept. */
export function keptTable<T>(db: Db, name: string, read: () => Promise<T>): Promise<T> {
  return keptReads(db)?.table(name, read) ?? read()
}

/** Reads values of articles, from memory where they are kept; articles that do not exist are absent. */
export function keptArticles<T>(
  db: Db,
  view: string,
  matnrs: readonly string[],
  read: ReadMissing<T>,
): Promise<Map<string, T>> {
  const distinct = [...new Set(matnrs)]
  return keptReads(db)?.articles(view, distinct, read) ?? read(distinct)
}

/** The same of what is bytes. */
export function keptArticleBytes(
  db: Db,
  view: string,
  matnrs: readonly string[],
  read: ReadMissing<Buffer>,
): Promise<Map<string, Buffer>> {
  const distinct = [...new Set(matnrs)]
  return keptReads(db)?.articleBytes(view, distinct, read) ?? read(distinct)
}

/** Reads what is agreed with a customer, from memory where it is kept. */
export function keptAgreements<T>(
  db: Db,
  customer: AgreedWith,
  names: readonly string[],
  read: ReadMissing<T>,
): Promise<Map<string, T>> {
  const distinct = [...new Set(names)]
  return keptReads(db)?.agreements(customer, distinct, read) ?? read(distinct)
}
