import type { Language } from '../document.ts'

/** Names of the fields in `configset/schema.xml`. */
export const termsField = (language: Language): string => `terms_${language}`
export const wordsField = (language: Language): string => `words_${language}`
export const headField = (language: Language): string => `head_${language}`
export const namedField = (language: Language): string => `named_${language}`
export const titleField = (language: Language): string => `title_${language}`

/** Fields of the price and its bar in a currency, absent: the shop's. */
export const priceField = (currency?: string): string =>
  currency === undefined ? 'price' : `abroad_price_${currency}`
export const barField = (currency?: string): string =>
  currency === undefined ? 'price_bar' : `abroad_bar_${currency}`

const separator = '\u001F'

/** A facet value as it stands in the field `value`. */
export const valueToken = (field: string, key: string): string => `${field}${separator}${key}`

export function readValueToken(token: string): { field: string; key: string } {
  const at = token.indexOf(separator)
  return { field: token.slice(0, at), key: token.slice(at + 1) }
}

/** A folded word with its spelling, as in the field of {@link wordsField}. */
export const wordToken = (surface: string, spelling: string): string =>
  spelling === '' ? surface : `${surface}${separator}${spelling}`

export function readWordToken(token: string): { surface: string; spelling: string } {
  const [surface = '', spelling = surface] = token.split(separator)
  return { surface, spelling }
}

/** Between the surfaces of a title; where the title is parted stands {@link titlePart}. */
export const titleSeparator = ' '
export const titlePart = '|'

export const articleId = (matnr: string): string => `article:${unrouted(matnr)}`
export const valueId = (token: string): string => `value:${unrouted(token)}`

/** An exclamation mark in an id would say which shard it belongs to. */
const unrouted = (text: string): string => text.replaceAll('!', '\u001D')

/** Documents that tell every node of the shop what it has to know besides the articles. */
export const stateIds = {
  /** How far the change log was read, and how often the index changed. */
  progress: 'state:progress',
  categories: 'state:categories',
  synonyms: 'state:synonyms',
} as const

export interface Progress {
  /** Layout of the documents; an index of another one is built anew. */
  layout: number
  /** The caller's mark of how far the change log was read. */
  version: string
  /** Name of the collection; another one means that everything was indexed anew. */
  index: string
  changes: number
  /** How often categories or synonyms did. */
  tables: number
}

/** Raised when documents are laid out or texts are read otherwise: an index of another one is built anew. */
export const currentLayout = 34
