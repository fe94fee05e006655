import type { SearchDocument, SearchCategory, SearchSynonym, Language, Texts } from './document.ts'

/**
 * One condition of a query. Several values or ranges of one filter are alternatives (OR); several filters narrow
 * one another (AND).
 */
export type SearchFilter =
  /** `values` are facet value keys as {@link ShownValue.key} gave them. */
  | { kind: 'field'; field: string; values: readonly string[] }
  /** Both ends belong to the range; an absent end is open. `created` counts days since 1970-01-01. */
  | { kind: 'range'; field: string; ranges: readonly NumberRange[] }
  /** `values` are category ids of any level; an article below the category belongs to it. */
  | { kind: 'pivot'; field: 'category'; values: readonly string[] }
  /** Words to be found besides the query itself (search within the hits). */
  | { kind: 'query'; q: string }
  /** A named set of articles, such as those bought before or those on the user's lists. */
  | ({ kind: 'articles' } & ArticleSet)

export interface ArticleSet {
  name: string
  matnrs: ReadonlySet<string>
}

export interface NumberRange {
  from?: number
  to?: number
}

/**
 * Who searches. `catalogs`: only articles of at least one of these user catalogues, and where `open` is true also
 * those that are reserved to nobody. `matnrs`: only these articles (pass the same Set object again and its
 * preparation is reused). Both present: both must hold. Absent: everything. The same holds for hits, partial hits,
 * counts, suggestions and exact numbers.
 */
export interface SearchRestriction {
  catalogs?: readonly string[]
  open?: boolean
  matnrs?: ReadonlySet<string>
  /** Customer whose own article numbers are found besides the shop's. */
  kunnr?: string
}

export const sortFields = ['relevance', 'name', 'number', 'price', 'created', 'sales'] as const
export type SortField = (typeof sortFields)[number]
export interface SearchSort {
  field: SortField
  direction: 'asc' | 'desc'
}

/**
 * When partial matches (not every word found) are given: never, only when nothing matches fully (the rule of the
 * shop), or also behind full matches that do not fill the page.
 */
export type PartialMode = 'never' | 'when-empty' | 'fill'

export interface SearchQuery {
  /**
   * What the user typed; empty for category and brand pages. Article numbers are found whatever separates their signs,
   * by three signs of their beginning and by four out of their middle.
   */
  q: string
  language: Language
  /** The query is the beginning of an article number and nothing else; false when absent. */
  numberBeginning?: boolean
  filters?: readonly SearchFilter[]
  restriction?: SearchRestriction
  /** Allow typos; true when absent. */
  fuzzy?: boolean
  /** Look for the words among numbers only, or among texts only; both when absent. */
  fields?: 'numbers' | 'texts'
  /** The last word is unfinished typing and matches by its beginning; true when absent. */
  prefix?: boolean
  /** Relevance, best first, when absent. */
  sort?: SearchSort
  /** Of the prices that are filtered, sorted by and counted, where it is not the shop's: articles without one have none. */
  currency?: string | undefined
  /** Hits to skip, 0 when absent. */
  start?: number
  /** Hits wanted, 0 to {@link maxRows}; 24 when absent. */
  rows?: number
  /**
   * Facets to count, or 'all'; none when absent. Fields of every article: `brand`, `supplier`, `werks`, `available` and
   * `discontinued` ('X' or '') as field facets, `price` as range, `category` as pivot. Attributes are `attr:KEY`.
   */
  facets?: readonly string[] | 'all'
  /** Sets of articles to count among the hits; none when absent. The same Set object again is prepared only once. */
  sets?: readonly ArticleSet[]
  /** Most values of a field facet, 100 when absent; pass a large number to search inside a facet. */
  facetLimit?: number
  /** Without hits the category filters are dropped and the search repeated; true when absent. */
  relax?: boolean
  /** 'when-empty' when absent. */
  partial?: PartialMode
  /**
   * When the asker began to wait, by `performance.now()`; now when absent. Searches that one answer takes share the time
   * an engine elsewhere is given; what cannot be had in it is refused with {@link SearchOffline}.
   */
  since?: number
}

export const maxRows = 500

/** Most fields one search may be filtered by; values and ranges of a field count once, sets of articles not at all. */
export const maxFilterFields = 30

export interface SearchHit {
  matnr: string
  /** Comparable within one answer only. */
  score: number
}

/** A facet value as it is shown. It is the same object in every answer of a language. */
export interface ShownValue {
  /** Stable over languages; what a field filter names. */
  key: string
  /** In the query's language where known. */
  label: string
  /** Present for numeric attribute values, in `unit` of the facet. */
  number?: number
}

/** Values and their counts in two lists: an object for each would be most of what a search leaves to be collected. */
export interface FieldFacet {
  field: string
  label: string
  /** Most frequent first; values without hits are left out unless a filter names them. */
  values: readonly ShownValue[]
  /** Hits of each, at the same places. */
  counts: readonly number[]
}

export interface RangeFacet {
  field: string
  label: string
  unit?: string
  /** Smallest and largest value among the hits. */
  min: number
  max: number
  /** Ascending and adjoining; `to` is exclusive except in the last bar. Empty bars are kept. */
  histogram: { from: number; to: number; count: number }[]
}

/** A field of numbers that a filter in force narrows to a range, and none of the hits has a value of. */
export type UnmetRange = Pick<RangeFacet, 'field' | 'label' | 'unit'>

/**
 * A category as it is shown. It is the same object in every answer of a language, below the same ones, until the
 * categories change.
 */
export interface ShownCategory {
  id: string
  /** 1 for a root, at most {@link maxCategoryLevel}. */
  level: number
  name: string
  /** Of the name, where there is none in the asked one. */
  language?: Language
  /** Six characters; siblings are in its order. */
  sort: string
  image?: string
}

/** Categories as a tree, each followed by all below it, and their counts; in lists, as the values of a field are. */
export interface CategoryTree {
  shown: readonly ShownCategory[]
  /** Hits of each, at the same places. */
  counts: readonly number[]
  /** Place behind the last one below each. */
  ends: readonly number[]
}
export const maxCategoryLevel = 4

export interface SearchResult {
  /** Articles that match the query fully, partial ones never counted. */
  numFound: number
  start: number
  hits: SearchHit[]
  /** Articles that match some of the words, best first; a block of its own on screen. */
  partial: SearchHit[]
  fields: FieldFacet[]
  ranges: RangeFacet[]
  /** What those filters are called; of attributes that an article the asker may find has, and of no others. */
  unmetRanges: UnmetRange[]
  /** Attributes that filters name and no article the asker may find has; of facets that are asked for. */
  unknownFields: string[]
  categories: CategoryTree
  /** Hits in each asked set, in their order. */
  sets: { name: string; count: number }[]
  /**
   * Article whose own, old, supplier, EAN or customer's number is exactly the query, when it is just one; of no query for
   * texts only, or for beginnings of numbers.
   */
  exactHit?: string
  /** Present when category filters were dropped because nothing was found with them. */
  relaxed?: { droppedCategories: string[] }
  /** Words that were read as others because of a typo. */
  corrections: { from: string; to: string }[]
  /** Words that occur nowhere, as typed. */
  unknownWords: string[]
  /** Present when the words were found in the articles' texts of another language than the query's. */
  readIn?: Language
}

export interface SuggestQuery {
  prefix: string
  language: Language
  restriction?: SearchRestriction
  /** Most entries of each kind; 5 when absent. */
  limit?: number
  /** As of a search. */
  since?: number
}

export interface SuggestResult {
  /** Whole queries: what was typed with its last word completed or corrected. */
  words: string[]
  categories: {
    id: string
    name: string
    language?: Language
    path: string[]
    image?: string
    count: number
  }[]
  brands: { key: string; name: string; count: number }[]
  articles: SearchHit[]
}

export interface IndexChange {
  /** Replace the article of the same `matnr`, or add it. */
  upserts?: readonly SearchDocument[]
  /** matnr of articles that are gone. */
  deletes?: readonly string[]
  /** The whole category table, when it changed. */
  categories?: readonly SearchCategory[]
  /** All synonyms kept by staff, when they changed. */
  synonyms?: readonly SearchSynonym[]
}

export interface IndexSource {
  categories: readonly SearchCategory[]
  synonyms: readonly SearchSynonym[]
  documents: AsyncIterable<SearchDocument>
  /** The caller's mark, as for `save`: a shared index bears it from the moment others find it. */
  version?: string
}

/**
 * Whether a saved index with this mark may be used. What changed since is applied to it by `apply`, before anybody is
 * answered from it.
 */
export type AcceptIndex = (version: string, apply: (change: IndexChange) => Promise<void>) => Promise<boolean>

export const searchStates = ['ready', 'building', 'offline'] as const
export type SearchState = (typeof searchStates)[number]

/**
 * The search port. `search` and `suggest` refuse with {@link SearchOffline} while there is no index to answer from;
 * a rebuild keeps answering from the old index until the new one is complete.
 */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchResult>
  suggest(query: SuggestQuery): Promise<SuggestResult>
  /** Resolves when the change is visible to searches. Changes are applied in the order of the calls. */
  apply(change: IndexChange): Promise<void>
  /** Replaces the whole index; changes applied meanwhile are carried over into the new one. */
  rebuild(source: IndexSource): Promise<void>
  /**
   * A number that grows with every change searches can see; absent where other nodes change the index as well. The same
   * query gives the same answer as long as it stands.
   */
  readonly revision?: number
  /**
   * `ready`: answers. `building`: a first build or load is under way, searches are refused. `offline`: no index and
   * none being made. `documents` counts articles, `bytes` is the memory of the index.
   */
  state(): { state: SearchState; documents: number; bytes: number; version: string }
  /**
   * Writes the index to a file, atomically. `version` is the caller's mark of how far it had read the change log;
   * {@link SearchEngine.state} gives it back from then on, until a rebuild takes the index's place, and after a load.
   */
  save(file: string, version: string): Promise<void>
  /**
   * Takes over a saved index. False (and nothing changed) when the file is absent, broken or of another format, or when
   * it is not accepted: its mark is asked about before searches see it. One that nodes share is theirs already.
   */
  load(file: string, accepts?: AcceptIndex): Promise<boolean>
  /** Gives up a rebuild under way in this process. */
  close(): Promise<void>
}

/** Thrown by searches while no index can answer. */
export class SearchOffline extends Error {
  readonly state: SearchState
  constructor(state: SearchState, cause?: unknown) {
    super(`search is ${state}`, { cause })
    this.state = state
  }
}

export type { SearchDocument, SearchCategory, SearchSynonym, Language, Texts }
