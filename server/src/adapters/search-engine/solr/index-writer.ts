import type { Language, SearchCategory, SearchDocument } from '../document.ts'
import type { IndexChange } from '../port.ts'
import type { SolrClient } from './client.ts'
import { articleId, currentLayout, stateIds, valueToken } from './layout.ts'
import type { Progress } from './layout.ts'
import type { NodeView } from './read-view.ts'
import { isObject } from './select.ts'
import { valueDocument, writeDocuments } from './write-documents.ts'
import type { SolrDocument, StoredValue, WrittenValue } from './write-documents.ts'

const articlesAtOnce = 500
const patience = 120_000

/** Writes to a collection. A new one is begun without a view; an existing one goes on from what the node knows. */
export class IndexWriter {
  readonly #client: SolrClient
  readonly #collection: string
  readonly #languages: readonly Language[]
  /** Facet values that are in the collection, by token. */
  readonly #written: Set<string>
  /** Facets by their field, in the order in which articles first had them. */
  readonly #facets: Map<string, number>
  #categories: ReadonlyMap<string, SearchCategory>
  #progress: Progress

  constructor(
    client: SolrClient,
    collection: string,
    languages: readonly Language[],
    known?: { view: NodeView; progress: Progress },
  ) {
    this.#client = client
    this.#collection = collection
    this.#languages = languages
    const { facets, values } = known?.view.book ?? { facets: [], values: [] }
    this.#written = new Set(values.map(({ facet, key }) => valueToken(facets[facet]!.field, key)))
    this.#facets = new Map(facets.map(({ field }, place) => [field, place]))
    this.#categories = known?.view.categories ?? new Map()
    this.#progress = known?.progress ?? {
      layout: currentLayout,
      index: collection,
      version: '',
      changes: 0,
      tables: 0,
    }
  }

  /** Writes all articles; nothing is seen before {@link finish}. */
  async fill(documents: AsyncIterable<SearchDocument>): Promise<void> {
    let batch: SearchDocument[] = []
    for await (const document of documents) {
      batch.push(document)
      if (batch.length < articlesAtOnce) continue
      await this.#write(batch)
      batch = []
    }
    await this.#write(batch)
  }

  /** Applies a change so that searches see it; deletes come before upserts, the last upsert of a matnr counts. */
  async apply(change: IndexChange): Promise<void> {
    const { upserts = [], deletes = [] } = change
    await this.setTables(change)
    const byNumber = new Map(upserts.map((document) => [document.matnr, document]))
    const documents = [...byNumber.values()]
    const gone = deletes.filter((matnr) => !byNumber.has(matnr))
    if (gone.length) await this.#update({ delete: gone.map(articleId) })
    for (let at = 0; at < documents.length; at += articlesAtOnce)
      await this.#write(documents.slice(at, at + articlesAtOnce))
    this.#progress = { ...this.#progress, changes: this.#progress.changes + 1 }
    await this.finish()
  }

  async setTables({ categories, synonyms }: Pick<IndexChange, 'categories' | 'synonyms'>): Promise<void> {
    if (categories) {
      this.#categories = new Map(categories.map((category) => [category.id, category]))
      await this.#keep(stateIds.categories, categories)
    }
    if (synonyms) await this.#keep(stateIds.synonyms, synonyms)
    if (categories || synonyms) this.#progress = { ...this.#progress, tables: this.#progress.tables + 1 }
  }

  /** Writes how far the change log was read, and gives what the index says of itself from now on. */
  async mark(version: string): Promise<Progress> {
    this.#progress = { ...this.#progress, version }
    await this.#keep(stateIds.progress, this.#progress)
    return this.#progress
  }

  /** Lets searches see what was written. */
  async finish(): Promise<void> {
    await this.#keep(stateIds.progress, this.#progress)
    await this.#update([], { commit: 'true', softCommit: 'true', waitSearcher: 'true' })
  }

  async #write(documents: readonly SearchDocument[]): Promise<void> {
    if (!documents.length) return
    const { articles, values } = await writeDocuments(documents, {
      languages: this.#languages,
      categoryName: (id) => this.#categories.get(id)?.name,
    })
    const added = [...values].filter(([token]) => !this.#written.has(token))
    const placed = added.map(([token, value], i) =>
      valueDocument(token, this.#placed(value, this.#written.size + i)),
    )
    await this.#update([...placed, ...articles])
    for (const [token] of added) this.#written.add(token)
  }

  #placed({ facet, value }: WrittenValue, place: number): StoredValue {
    const facetPlace = this.#facets.get(facet.field) ?? this.#facets.size
    this.#facets.set(facet.field, facetPlace)
    return { facet: { ...facet, place: facetPlace }, value, place }
  }

  async #keep(id: string, data: unknown): Promise<void> {
    const document: SolrDocument = { id, kind: 'state', json: JSON.stringify(data) }
    await this.#update([document])
  }

  async #update(body: unknown, params: Record<string, string> = {}): Promise<void> {
    await this.#client.ask(
      `/${this.#collection}/update`,
      { body, params: { overwrite: 'true', ...params }, timeout: patience },
      (answer) => (isObject(answer) ? answer : undefined),
    )
  }
}
