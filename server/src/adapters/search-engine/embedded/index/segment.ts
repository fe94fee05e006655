import type { Language } from '../../document.ts'
import type { Lists } from '../memory/csr.ts'
import type { PackedStrings } from '../memory/string-table.ts'
import type { NumberIndex } from './number-index.ts'
import type { TextIndex } from './text-index.ts'
import type { ValueColumn } from './value-columns.ts'

/** Figures of the articles of a segment, one element per article. */
export interface Columns {
  /** Retail price, NaN when there is none. */
  price: Float64Array
  /** Bar of the price in the finest histogram, see `price-bars.ts`; 0 without price. */
  priceBar: Uint8Array
  /** Days since 1970-01-01; {@link noDay} when unknown. */
  created: Int32Array
  sales: Float32Array
  /** Factor on the relevance: sales, availability and being discontinued, near 1. */
  boost: Float32Array
  numberKey: Float64Array
}

export type ValueItems = Uint16Array | Uint32Array

export const noDay = -2_147_483_648

/** Prices of the articles of a segment in one currency. */
export type PriceColumns = Pick<Columns, 'price' | 'priceBar'>

/** Name sort keys of one language. */
export interface NameKeys {
  first: Float64Array
  second: Float64Array
}

/**
 * A part of the index: articles numbered 0 … size-1 with all their data in typed arrays. Nothing changes once made,
 * but `deleted`: the mark of articles that were replaced or removed since.
 */
export interface Segment {
  size: number
  matnrs: PackedStrings
  /** Articles in order of their matnr. */
  matnrOrder: Uint32Array
  /** Facet values of each article; in two bytes each while there are few enough, for counting reads them all. */
  values: { starts: Uint32Array; items: ValueItems }
  valueColumns: ValueColumn[]
  /** Articles of each facet value, ascending; values made later are beyond the end. */
  valueDocs: Lists
  columns: Columns
  /** Prices in other currencies than the shop's, of those that an article has a price in. */
  abroad: Readonly<Record<string, PriceColumns>>
  names: Partial<Record<Language, NameKeys>>
  texts: Partial<Record<Language, TextIndex>>
  numbers: NumberIndex
  deleted: Uint8Array
  deletedCount: number
}
