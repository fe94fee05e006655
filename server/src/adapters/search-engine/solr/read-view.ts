import type { Language, SearchCategory, SearchSynonym } from '../document.ts'
import type { Segment } from '../embedded/index/segment.ts'
import { ValueBook } from '../embedded/index/value-book.ts'
import type { PlanningView } from '../embedded/query/index-view.ts'
import { tradeBook } from '../embedded/query/reading/trade-book.ts'
import { SolrRefusal } from './client.ts'
import type { SolrClient } from './client.ts'
import { DescribedKinds } from './described-kinds.ts'
import type { SolrAsker } from './one-search.ts'
import { headField, namedField, stateIds, termsField, valueToken, wordsField } from './layout.ts'
import type { Progress } from './layout.ts'
import { wordsIndex } from './read-words.ts'
import type { FlatCounts } from './read-words.ts'
import { bucketsOf, isObject, select } from './select.ts'
import type { StoredValue, WrittenValue } from './write-documents.ts'

/** What a node of the shop keeps of the index in Solr: enough to plan searches and to name facets. */
export interface NodeView extends PlanningView {
  progress: Progress
  described: DescribedKinds
}

const valuesAtOnce = 5000
/** Reading a view is work in the background; it may take longer than a customer would wait. */
const patience = 30_000

/** What the index says of itself; undefined when there is none under the alias. Asked even of a Solr thought dead. */
export async function readProgress(client: SolrClient): Promise<Progress | undefined> {
  const stored = await readStored(client, [stateIds.progress], true).catch((error: unknown) => {
    if (error instanceof SolrRefusal) return new Map<string, string>()
    throw error
  })
  const json = stored.get(stateIds.progress)
  return json === undefined ? undefined : (JSON.parse(json) as Progress)
}

/** Reads words, facet values, categories and synonyms anew. */
export async function readView(
  client: SolrClient,
  languages: readonly Language[],
  progress: Progress,
): Promise<NodeView> {
  const texts = await readTexts(client, languages)
  const book = await readBook(client)
  const segments = [{ texts, size: await countArticles(client, book), deletedCount: 0 }]
  const described = new DescribedKinds()
  return { progress, languages, segments, book, described, ...(await readTables(client)) }
}

/** Categories and synonyms as they are now. */
export async function readTables(client: SolrClient): Promise<Pick<NodeView, 'categories' | 'synonyms'>> {
  const stored = await readStored(client, [stateIds.categories, stateIds.synonyms])
  const listOf = <T>(id: string) => JSON.parse(stored.get(id) ?? '[]') as T[]
  const categories = listOf<SearchCategory>(stateIds.categories)
  return {
    categories: new Map(categories.map((one) => [one.id, one])),
    synonyms: tradeBook.with(listOf<SearchSynonym>(stateIds.synonyms)),
  }
}

/** Number of a facet value in the book, entered when it is new. */
export function enterValue(book: ValueBook, { facet, value }: WrittenValue): number {
  const { key, ...rest } = value
  return book.value(book.facet(facet.field, facet.kind, facet.label, facet.unit), key, () => rest)
}

/** What is kept under the given ids, as JSON, also what was written a moment ago. */
export async function readStored(
  client: SolrAsker,
  ids: readonly string[],
  probe = false,
): Promise<Map<string, string>> {
  const stored = await client.ask(
    `/${client.address.alias}/get`,
    { form: ids.map((id) => ['id', id]), params: { fl: 'id,json' }, probe },
    readKept,
  )
  return new Map(stored.map(({ id, json }) => [id, json]))
}

/** One document is answered as such, several as a list. */
function readKept(answer: unknown): { id: string; json: string }[] | undefined {
  if (!isObject(answer)) return undefined
  const { doc, response } = answer
  if (doc === null) return []
  const docs = isObject(doc) ? [doc] : isObject(response) ? response['docs'] : undefined
  return Array.isArray(docs) ? (docs as { id: string; json: string }[]) : undefined
}

async function readTexts(client: SolrClient, languages: readonly Language[]): Promise<Segment['texts']> {
  const texts: Segment['texts'] = {}
  for (const language of languages) {
    texts[language] = await wordsIndex(language, {
      terms: await listTerms(client, termsField(language)),
      words: await listTerms(client, wordsField(language)),
      heads: await listTerms(client, headField(language)),
      titled: await listTerms(client, namedField(language)),
    })
  }
  return texts
}

/** All terms of a field with their counts, most frequent first. */
async function listTerms(client: SolrClient, field: string): Promise<FlatCounts> {
  return client.ask(
    `/${client.address.alias}/terms`,
    { params: { 'terms.fl': field, 'terms.limit': '-1', 'terms.sort': 'count' }, timeout: patience },
    (answer) => {
      const terms = isObject(answer) ? answer['terms'] : undefined
      return isObject(terms) ? ((terms[field] ?? []) as FlatCounts) : undefined
    },
  )
}

async function readBook(client: SolrClient): Promise<ValueBook> {
  const stored: StoredValue[] = []
  for (let cursorMark = '*'; ;) {
    const page = await select(
      client,
      {
        query: 'kind:value',
        fields: ['json'],
        limit: valuesAtOnce,
        sort: 'id asc',
        params: { cursorMark },
      },
      patience,
    )
    for (const { json } of page.docs) stored.push(JSON.parse(String(json)) as StoredValue)
    if (page.nextCursorMark === undefined || page.nextCursorMark === cursorMark) break
    cursorMark = page.nextCursorMark
  }
  const book = new ValueBook()
  const inPlace = stored.toSorted((a, b) => a.facet.place - b.facet.place || a.place - b.place)
  for (const one of inPlace) enterValue(book, one)
  return book
}

/** Counts the articles, and those of each category and brand, which suggestions show. */
async function countArticles(client: SolrClient, book: ValueBook): Promise<number> {
  const facetOf = (field: string) => ({
    type: 'terms',
    field: 'value',
    prefix: valueToken(field, ''),
    limit: -1,
  })
  const { numFound, facets } = await select(
    client,
    {
      query: 'kind:article',
      limit: 0,
      facet: { category: facetOf('category'), brand: facetOf('brand') },
    },
    patience,
  )
  for (const field of ['category', 'brand']) {
    const facet = book.facetNumber(field)
    for (const { val, count } of facet === undefined ? [] : bucketsOf(facets[field])) {
      const value = book.valueNumber(facet!, String(val).slice(valueToken(field, '').length))
      if (value !== undefined) book.live[value] = count
    }
  }
  return numFound
}
