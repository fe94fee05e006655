import type { Language } from '../document.ts'
import type {
  AcceptIndex,
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
import { LiveIndex } from './live-index.ts'
import { search } from './query/search.ts'
import { suggest } from './query/suggest.ts'
import { loadIndex, saveIndex } from './snapshot/snapshot.ts'
import { arrayBytes } from './snapshot/tree.ts'

export interface EmbeddedOptions {
  /** Languages articles are searched in; each has an index of its own. A query in another one asks the first. */
  languages: readonly [Language, ...Language[]]
  /** The index is made and changed in a thread of its own; a few articles are sooner taken up without. */
  thread?: boolean
}

/** The search engine inside the process: everything in memory, nothing else needed. */
export function embeddedSearchEngine(options: EmbeddedOptions = { languages: ['de', 'en'] }): SearchEngine {
  return new EmbeddedSearchEngine(options)
}

class EmbeddedSearchEngine implements SearchEngine {
  readonly #options: Required<EmbeddedOptions>
  #index: LiveIndex | undefined
  /** One that is being filled. */
  #unfinished: LiveIndex | undefined
  #version = ''
  revision = 0
  #building = 0
  /** Changes since a rebuild began; they are applied to the new index before it takes over. */
  #sinceRebuild: IndexChange[] | undefined
  #changes: Promise<void> = Promise.resolve()

  constructor({ languages, thread = false }: EmbeddedOptions) {
    this.#options = { languages, thread }
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    return search(this.#current().view(), query)
  }

  async suggest(query: SuggestQuery): Promise<SuggestResult> {
    return suggest(this.#current().view(), query)
  }

  apply(change: IndexChange): Promise<void> {
    return this.#inOrder(async () => {
      this.#sinceRebuild?.push(change)
      if (this.#index) await this.#index.apply(change)
      else if (!this.#sinceRebuild) {
        const index = new LiveIndex(this.#options)
        await index.apply(change)
        this.#index = index
      }
      this.revision++
    })
  }

  async rebuild(source: IndexSource): Promise<void> {
    if (this.#sinceRebuild) throw new Error('a rebuild is under way')
    const missed: IndexChange[] = []
    this.#sinceRebuild = missed
    this.#building++
    try {
      const index = await this.#build(source)
      await this.#inOrder(async () => {
        for (const change of missed) await index.apply(change)
        this.#sinceRebuild = undefined
        await this.#exchange(index, '')
      })
    } finally {
      this.#sinceRebuild = undefined
      this.#building--
    }
  }

  async #build({ categories, synonyms, documents }: IndexSource): Promise<LiveIndex> {
    const index = new LiveIndex(this.#options)
    this.#unfinished = index
    index.setCategories(categories)
    index.setSynonyms(synonyms)
    try {
      await index.fill(documents)
    } catch (error) {
      await index.close()
      throw error
    } finally {
      this.#unfinished = undefined
    }
    return index
  }

  async #exchange(index: LiveIndex, version: string): Promise<void> {
    const before = this.#index
    this.#index = index
    this.#version = version
    this.revision++
    await before?.close()
  }

  state(): ReturnType<SearchEngine['state']> {
    const index = this.#index
    return {
      state: this.#state(),
      documents: index?.articles ?? 0,
      // Counted for those who ask: it walks through the whole index, and every search asks for the version.
      get bytes() {
        return index ? arrayBytes(index.segments) + index.scratchBytes : 0
      },
      version: this.#version,
    }
  }

  async save(file: string, version: string): Promise<void> {
    const index = this.#current()
    await this.#inOrder(() => saveIndex(index, file, version))
    if (this.#index === index) this.#version = version
  }

  async load(file: string, accepts?: AcceptIndex): Promise<boolean> {
    this.#building++
    try {
      const loaded = await loadIndex(file, this.#options)
      if (!loaded) return false
      const { index, version } = loaded
      if (accepts && !(await isAccepted(index, version, accepts))) return false
      await this.#inOrder(async () => {
        await this.#exchange(index, version)
      })
      index.putInOrder()
      return true
    } finally {
      this.#building--
    }
  }

  async close(): Promise<void> {
    await this.#unfinished?.close()
    await this.#changes
    await this.#index?.close()
    this.#index = undefined
  }

  #state(): SearchState {
    if (this.#index) return 'ready'
    return this.#building > 0 ? 'building' : 'offline'
  }

  #current(): LiveIndex {
    if (!this.#index) throw new SearchOffline(this.#state())
    return this.#index
  }

  /** Runs after all earlier changes, whether they failed or not. */
  #inOrder(task: () => Promise<void>): Promise<void> {
    const done = this.#changes.then(task)
    this.#changes = done.catch(() => undefined)
    return done
  }
}

/** One that is not accepted, or cannot be asked about, is closed. */
async function isAccepted(index: LiveIndex, version: string, accepts: AcceptIndex): Promise<boolean> {
  let isOne = false
  try {
    isOne = await accepts(version, (change) => index.apply(change))
  } finally {
    if (!isOne) await index.close()
  }
  return isOne
}
