import type { Decimal } from '@shop/contract/decimal'
import type { ImportInput, ImportKind } from '@shop/contract/imports/kinds'
import type { Finding } from './finding.ts'

/** How a supplier's file becomes the shop's articles; chosen per import, see the how-to on catalogues. */
export type MappingOptions = {
  /** The shop's number for the supplier; without it the one in the file counts. */
  supplier?: string
  /** Percent added to a purchase price (net_customer) to make it retail; without it such an article has no price. */
  markup?: Decimal
  /** What retail prices are made from: the supplier's list prices, or what the wholesaler pays, with the mark-up. */
  basis: 'list' | 'purchase'
  /**
   * By definition gros_list includes VAT, which is taken out where the file names its rate (`net`); suppliers who mean
   * the list price before discount are read as `retail`.
   */
  grosList: 'net' | 'retail' | 'ignore'
  /** Whether a price whose last day has passed is left as it is (nobody pays it any more) or holds on from today. */
  expired: 'end' | 'extend'
  /** The wholesaler's number with the supplier; price files made for another customer are refused. */
  customerNumber?: string
  /** Country whose prices count where a price is bound to some. */
  territory: string
  /** The shop's currency: prices in another one are taken, and told. */
  currency: string
  /** Day on which a price counts as expired, YYYY-MM-DD. */
  today: string
}

export const defaultMapping: Omit<MappingOptions, 'today'> = {
  basis: 'list',
  grosList: 'net',
  expired: 'end',
  territory: 'DE',
  currency: 'EUR',
}

/** What the shop already has of a supplier's article. */
export type KnownArticle = {
  matnr: string
  /** Unit it is sold in, and all it converts to. */
  salesUnit: string
  units: readonly string[]
  /** Sales units the supplier's prices are for, where an earlier catalogue said so. */
  priceQuantity?: Decimal
  /** Its retail price of today and the price unit, where it has one. */
  price?: Decimal
  currency?: string
  kpein?: number
  kmein?: string
  /** Day from which that price is valid. */
  pricedFrom?: string
  /** Categories it stands in, kept by an update that says nothing of groups. */
  categories: readonly string[]
}

/** Questions the mapping has to the shop; each is asked for many keys at once. */
export type CatalogueLookup = {
  /** Articles by (supplier, supplier's article number); unknown ones are absent. */
  articlesOf: (supplier: string, supplierNumbers: readonly string[]) => Promise<Map<string, KnownArticle>>
  /** These articles as they are kept. */
  storedArticles: (matnrs: readonly string[]) => Promise<Map<string, ImportInput<'articles'>>>
  /** Retail prices of these articles, past and future ones too. */
  storedPrices: (matnrs: readonly string[]) => Promise<Map<string, ImportInput<'prices'>[]>>
  /** Which of these article numbers belong to any article. */
  takenNumbers: (matnrs: readonly string[]) => Promise<Set<string>>
  /** Which of these categories exist. */
  knownCategories: (ids: readonly string[]) => Promise<Set<string>>
  /** Which of these codes of ETIM the shop has names for. */
  namedCodes: (codes: readonly string[]) => Promise<Set<string>>
}

/** A row that removes: the business key alone. */
export type Deletion = {
  matnr: string
  currency?: string | undefined
  valid_from?: string
  delete: 'X'
}
/** A row for the import interface, with the place in the file it comes from. */
type MappedRow = {
  [K in ImportKind]: {
    type: 'row'
    kind: K
    row?: number
    line: number
    file?: string
    value: ImportInput<K> | Deletion
  }
}[ImportKind]

/**
 * `flush`: what came before must be written before what follows is looked up; `progress`: how much of the catalogue is
 * done, 0 to 1.
 */
export type MappedItem =
  | MappedRow
  | Finding
  /** Comes first: how many articles the catalogue brings. */
  | { type: 'survey'; articles: number }
  | { type: 'flush' }
  | { type: 'progress'; share: number }

/** Takes down a finding about the article at hand. */
export type Note = (
  severity: Finding['severity'],
  code: Finding['code'],
  field?: string,
  detail?: string,
) => void
