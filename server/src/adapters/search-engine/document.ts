export const languages = ['de', 'en'] as const
export type Language = (typeof languages)[number]

/** One text per language; a missing one falls back to the other. */
export type Texts = Partial<Record<Language, string>>

export interface ArticleTexts {
  maktx: string
  maktx2?: string
  maktx3?: string
  maktx4?: string
  /** Plain text without markup; the first 400 words are searched. */
  description?: string
}

/** Either a text per language, or a number with an optional upper end and unit. */
export type AttributeValue = Texts | { number: number; to?: number; unit?: string }

export interface SearchAttribute {
  /** Stable over articles and languages; the facet field is `attr:KEY`. */
  key: string
  name: Texts
  value: AttributeValue
  /** Offered as a filter: numbers as ranges and values, texts as values. */
  facet: boolean
  /** Its words are found by another field; it only counts as a filter. */
  isSaidElsewhere?: boolean
}

/** What the engine knows of an article. Customer prices never enter it. */
export interface SearchDocument {
  matnr: string
  bismt?: string
  ean?: string
  /** EANs of further units (carton, pallet). */
  eans?: readonly string[]
  /** Makers' and suppliers' numbers, as printed. */
  supplierNumbers?: readonly string[]
  /** Customers' own numbers; found only by a search with that `kunnr`. */
  customerNumbers?: readonly { kunnr: string; number: string }[]
  texts: Partial<Record<Language, ArticleTexts>>
  brand?: string
  supplierName?: string
  /** Category ids from the root down, one list per place the article stands in; at most four levels count. */
  categories?: readonly (readonly string[])[]
  attributes?: readonly SearchAttribute[]
  /** Words it is found by and that are not shown, in any language. */
  searchWords?: readonly string[]
  /** What the trade calls the class of goods it is of, the usual name first; a missing language falls back to the other. */
  classNames?: Partial<Record<Language, readonly string[]>>
  /** Retail price in the shop's currency, for sorting and the price range only. */
  price?: number
  /** The same in other currencies, by their codes of three capital letters. */
  pricesAbroad?: Readonly<Record<string, number>>
  /** ISO day, e.g. "2026-03-31". */
  created?: string
  /** Sales figure, any scale; larger sells more. */
  salesRank?: number
  discontinued?: boolean
  available?: boolean
  /** Plants that have stock. */
  werks?: readonly string[]
  /** User catalogues the article belongs to. */
  catalogs?: readonly string[]
  /** One of its catalogues is reserved: only who is given one of `catalogs` may find it. */
  reserved?: boolean
}

export interface SearchCategory {
  id: string
  /** Absent for a root. */
  parent?: string
  name: Texts
  /** Six characters that order siblings, e.g. "000120". */
  sort: string
  image?: string
}

/**
 * Staff's synonyms: `word` and each of `synonyms` find one another's articles; `oneWay`: who asks for `word` also finds
 * those of `synonyms`, not the other way round. Entries may be several words.
 */
export interface SearchSynonym {
  word: string
  language: Language
  synonyms: readonly string[]
  oneWay?: boolean
}
