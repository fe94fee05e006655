import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '../document.ts'
import type {
  IndexChange,
  IndexSource,
  SearchEngine,
  SearchQuery,
  SearchResult,
  SearchState,
  SuggestQuery,
  SuggestResult,
} from '../port.ts'
import { SearchOffline } from '../port.ts'
import { arrayBytes } from '../embedded/snapshot/tree.ts'
import { readSolrUrl, SolrClient, SolrRefusal } from './client.ts'
import { collectionStamp, createCollection, layoutOf, liveNodes, removeEarlier, takeOver } from './cloud.ts'
import type { Layout } from './cloud.ts'
import { IndexWriter } from './index-writer.ts'
import { currentLayout } from './layout.ts'
import type { Progress } from './layout.ts'
import { OneSearch } from './one-search.ts'
import { readProgress, readTables, readView } from './read-view.ts'
import type { NodeView } from './read-view.ts'
import { search, suggest } from './search.ts'

export interface SolrOptions {
  /** See {@link readSolrUrl}. */
  url: string
  languages?: readonly [Language, ...Language[]]
  /** How a first collection is laid out; later ones are as the one before. */
  layout?: Layout
  /** Milliseconds between two looks whether the index changed or Solr is back. */
  every?: number
  /** Told once when Solr stops to answer, and once when it is back. */
  onState?: (isOnline: boolean, cause?: unknown) => void
}

/** The search engine on a SolrCloud. */
export function solrSearchEngine(options: SolrOptions): SearchEngine {
  return new SolrSearchEngine(options)
}

/** After reading a view this many times as long passes before it is read again. */
const restFactor = 10
/**
 * The node that writes reads the view after every change, so that it knows each new word, as long as reading takes no
 * more milliseconds than this or the words are so few that only a hiccup of the cloud can have made it slow.
 */
const quickRead = 1000
const fewArticles = 10_000
/** Milliseconds searches wait for a node of the shop that has just started and reads the words of the index. */
const firstReading = 3000
/** Milliseconds within which every node of a cloud knows of a new alias. */
const learning = 5000

class SolrSearchEngine implements SearchEngine {
  readonly #client: SolrClient
  readonly #languages: readonly Language[]
  readonly #layout: Layout | undefined
  readonly #every: number
  readonly #onState: SolrOptions['onState']
  #view: NodeView | undefined
  /** What the index said of itself last; the view may be of a little earlier. */
  #progress: Progress | undefined
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  /** Until the first look is over, or took too long. */
  #starting: Promise<void> | undefined
  /** When a view was read last, and how long that took. */
  #lastRead = { end: 0, took: 0 }
  #isClosed = false
  #building = 0
  /** Changes since a rebuild began; they are applied to the new collection before it takes over. */
  #sinceRebuild: IndexChange[] | undefined
  #changes: Promise<void> = Promise.resolve()
  #tidying: Promise<void> | undefined

  constructor({ url, languages = ['de', 'en'], layout, every = 1000, onState }: SolrOptions) {
    this.#client = new SolrClient(readSolrUrl(url), onState)
    this.#languages = languages
    this.#layout = layout
    this.#every = every
    this.#onState = onState
    this.#looking = this.#lookQuietly()
    const tooLong = wait(firstReading, undefined, { ref: false })
    this.#starting = Promise.race([this.#looking, tooLong]).then(() => {
      this.#starting = undefined
    })
  }

  search(query: SearchQuery): Promise<SearchResult> {
    return this.#answered(query.since, (client, view) => search(client, view, query))
  }

  suggest(query: SuggestQuery): Promise<SuggestResult> {
    return this.#answered(query.since, (client, view) => suggest(client, view, query))
  }

  apply(change: IndexChange): Promise<void> {
    return this.#inOrder(async () => {
      this.#sinceRebuild?.push(change)
      const writer = await this.#writer()
      if (writer) {
        await writer.apply(change)
        await this.#look(this.#isReadQuickly())
      } else if (!this.#sinceRebuild) throw new SearchOffline('offline')
    })
  }

  async rebuild({ categories, synonyms, documents, version }: IndexSource): Promise<void> {
    if (this.#sinceRebuild) throw new Error('a rebuild is under way')
    const missed: IndexChange[] = []
    this.#sinceRebuild = missed
    this.#building++
    try {
      const name = await createCollection(this.#client, await this.#nextLayout(), collectionStamp())
      const writer = new IndexWriter(this.#client, name, this.#languages)
      await writer.setTables({ categories, synonyms })
      await writer.fill(documents)
      await this.#inOrder(async () => {
        for (const change of missed) await writer.apply(change)
        // Without it the node that follows would take the index for one nobody had finished, and make another.
        if (version !== undefined) await writer.mark(version)
        await writer.finish()
        await takeOver(this.#client, name)
        this.#tidying = this.#tidy(name)
        this.#sinceRebuild = undefined
        await this.#readCollection(name)
      })
    } finally {
      this.#sinceRebuild = undefined
      this.#building--
    }
  }

  state(): ReturnType<SearchEngine['state']> {
    const [words] = this.#view?.segments ?? []
    return {
      state: this.#state(),
      documents: words?.size ?? 0,
      bytes: words ? arrayBytes(words.texts) : 0,
      version: this.#progress?.version ?? '',
    }
  }

  /** The index is in Solr already; the mark is written beside it. */
  save(_file: string, version: string): Promise<void> {
    return this.#inOrder(async () => {
      const writer = await this.#writer()
      if (!writer) throw new SearchOffline(this.#state())
      this.#progress = await writer.mark(version)
    })
  }

  /** Takes over what is in Solr. Refuses when Solr does not answer, for then nobody knows. */
  async load(_file: string): Promise<boolean> {
    return (await this.#read()) !== undefined
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#looking
    await this.#changes
    await this.#tidying
    this.#view = undefined
  }

  /** The nodes of a busy cloud learn of a new alias one after the other; until then they ask the old collection. */
  async #tidy(name: string): Promise<void> {
    await wait(learning)
    // What cannot be removed now is when the index is exchanged the next time.
    await removeEarlier(this.#client, name).catch(() => undefined)
  }

  #state(): SearchState {
    if (this.#client.isOffline) return 'offline'
    if (this.#view) return 'ready'
    return this.#building > 0 ? 'building' : 'offline'
  }

  async #current(): Promise<NodeView> {
    // Nobody knows yet whether Solr answers: that it does not would be wrong for all who come now.
    if (!this.#view) await this.#starting
    if (!this.#view || this.#client.isOffline) throw new SearchOffline(this.#state())
    return this.#view
  }

  /** A search that Solr refuses is none for the customer either; whoever runs the shop is told why. */
  async #answered<T>(
    since: number | undefined,
    ask: (client: OneSearch, view: NodeView) => Promise<T>,
  ): Promise<T> {
    // The wait after a start is not the search's.
    const begin = this.#view && since !== undefined ? since : undefined
    const view = await this.#current()
    const client = new OneSearch(this.#client, (begin ?? performance.now()) + this.#client.searchTime)
    try {
      return await ask(client, view)
    } catch (error) {
      if (!(error instanceof SolrRefusal)) throw error
      this.#onState?.(false, error)
      throw new SearchOffline('offline', error)
    } finally {
      client.end()
    }
  }

  async #nextLayout(): Promise<Layout> {
    const known = this.#layout ?? (await layoutOf(this.#client))
    return known ?? { shards: 1, replicas: Math.min(2, await liveNodes(this.#client)) }
  }

  /** Looks, and again after a while. That Solr does not answer is the client's to say. */
  async #lookQuietly(): Promise<void> {
    await this.#look().catch(() => undefined)
    if (this.#isClosed) return
    this.#timer = setTimeout(() => {
      this.#looking = this.#lookQuietly()
    }, this.#every)
    this.#timer.unref()
  }

  /**
   * Reads anew what changed of the index. Words and values of a large one are read with rests between: until then a
   * word that is new to this node is asked for as typed, and a new value is looked up when it is counted.
   */
  async #look(atOnce = false): Promise<void> {
    const progress = await this.#readProgress()
    const view = this.#view
    if (!progress || !view || progress.index !== view.progress.index) {
      await this.#read()
      return
    }
    if (progress.tables !== view.progress.tables) {
      const { tables } = progress
      this.#view = { ...view, ...(await readTables(this.#client)), progress: { ...view.progress, tables } }
    }
    if (progress.changes === view.progress.changes) return
    const { end, took } = this.#lastRead
    if (atOnce || performance.now() - end >= took * restFactor) await this.#read()
  }

  async #readProgress(): Promise<Progress | undefined> {
    const progress = await readProgress(this.#client)
    this.#progress = progress?.layout === currentLayout ? progress : undefined
    if (!this.#progress) this.#view = undefined
    return this.#progress
  }

  async #read(): Promise<NodeView | undefined> {
    const progress = await this.#readProgress()
    if (!progress) return undefined
    const begin = performance.now()
    this.#view = await readView(this.#client, this.#languages, progress)
    const end = performance.now()
    this.#lastRead = { end, took: end - begin }
    return this.#view
  }

  #isReadQuickly(): boolean {
    return this.#lastRead.took < quickRead || (this.#view?.segments[0]?.size ?? 0) < fewArticles
  }

  /** Reads until what the alias leads to is the collection; a node of a busy cloud may learn of that a moment late. */
  async #readCollection(name: string): Promise<void> {
    const deadline = performance.now() + learning
    while ((await this.#read())?.progress.index !== name && performance.now() < deadline) await wait(50)
  }

  /** Goes on with the index there is, also when another process made it a moment ago. */
  async #writer(): Promise<IndexWriter | undefined> {
    const view = this.#view ?? (await this.#read())
    const progress = view && (await this.#readProgress())
    return progress && new IndexWriter(this.#client, progress.index, this.#languages, { view, progress })
  }

  /** Runs after all earlier changes, whether they failed or not. */
  #inOrder(task: () => Promise<void>): Promise<void> {
    const done = this.#changes.then(task)
    this.#changes = done.catch(() => undefined)
    return done
  }
}
