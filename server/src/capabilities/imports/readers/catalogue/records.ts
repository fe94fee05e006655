import type { Decimal } from '@shop/contract/decimal'

/** A text with the language the file gives it: 'de', 'en', or the file's own code for any other. */
export type LocalText = { language: string; text: string }

export type Header = {
  type: 'header'
  version: string
  transaction: 'new-catalog' | 'update-products' | 'update-prices'
  catalogId: string
  catalogName?: string
  currency?: string
  /** First day of all prices that name none, where the list says it as a whole. */
  validFrom?: string | undefined
  /** Folder or web address that media sources are relative to. */
  mimeRoot?: string
  /** Factor on every price that has none of its own (2005). */
  priceFactor?: Decimal
  supplier?: { id?: string; name?: string }
  /** Whom the catalogue was made for; `number` is his with the supplier. */
  buyer?: { number?: string; name?: string }
  /** Countries the catalogue is for; none where it names none. */
  territories?: string[]
}

export type Feature = {
  /** ETIM or ECLASS code where the file has one. */
  code?: string
  names: LocalText[]
  /** `en`: the English word for one that was a code. */
  values: (LocalText & { en?: string })[]
  /** Readable wording of a coded value. */
  details: LocalText[]
  unit?: string
  range: boolean
  order: number
}

export type FeatureBlock = { system?: string; groups: string[]; features: Feature[] }

export type OrderDetails = {
  orderUnit?: string
  contentUnit?: string
  contentPerOrderUnit?: Decimal
  /** Prices refer to this many order units. */
  priceQuantity?: Decimal
  quantityMin?: Decimal
  quantityInterval?: Decimal
  packings: { unit: string; quantity: Decimal }[]
}

export type PriceEntry = {
  priceType: string
  amount?: Decimal
  currency?: string
  factor?: Decimal
  /** Order units it is for, where not as many as the article's prices are. */
  quantity?: Decimal
  lowerBound?: Decimal
  /** Rate of the VAT, 0.19 for 19 percent. */
  tax?: Decimal
  territories: string[]
  /** Unit the price refers to where it is not the order unit, with its factor (2005). */
  base?: { unit: string; factor: Decimal }
  validFrom?: string
  validTo?: string
}

export type MimeEntry = {
  type?: string
  source: string
  purpose?: string
  description: LocalText[]
  order?: number
}

export type Article = {
  type: 'article'
  row: number
  line: number
  /** File of a delivery of several. */
  file?: string
  mode: 'new' | 'update' | 'delete'
  /**
   * What the record says of the article. `whole`: everything, what it leaves out is gone. `partial`: the shop keeps
   * what is not in it. `prices`: nothing but prices of an article the shop has.
   */
  scope: 'whole' | 'partial' | 'prices'
  supplierNumber: string
  /** Numbers it had before, the latest first, where the same delivery gives it another one. */
  formerNumbers?: readonly string[]
  /** Groups named by the article itself, the most specific first: the first one that exists counts. */
  groups?: string[]
  short: LocalText[]
  /** Second short line, where the format has one. */
  short2?: string
  long: LocalText[]
  ean?: string
  alternativeNumber?: string
  manufacturerNumber?: string
  manufacturerName?: string
  /** What it is called by, where that is not its maker. */
  brand?: string
  manufacturerType?: string
  discountGroup?: string
  /** Words the article is found by, besides its texts. */
  keywords?: string[]
  /** What stands there for its product class of ETIM. */
  etimClass?: string
  /**
   * It goes: at once, or after its last day (YYYY-MM-DD); `successor` is a supplier's number. Taken back, and over by
   * now, it does not go at all.
   */
  ends?: { lastDay?: string; successor?: string; isTakenBack?: boolean }
  /** It has no price any more, from this day on (YYYY-MM-DD) or from today. */
  onRequest?: { from?: string }
  /** Status types of the file without their article/product ending: new, old, bargain, core, … */
  statuses: string[]
  features: FeatureBlock[]
  order?: OrderDetails
  prices: PriceEntry[]
  media: MimeEntry[]
  references: { kind: string; supplierNumber: string }[]
  /** Weight of one order unit in kg. */
  weight?: Decimal
  goods?: Goods
}

/** What is said of the goods besides their features. */
export type Goods = {
  /** Marks of dangers with the system they belong to (ADR, GHS). */
  hazards: { system: string; text: string }[]
  /** Countries of origin (ISO 3166), or what stands there. */
  origins: string[]
  customsNumbers: string[]
  /** Working days the supplier takes to deliver. */
  deliveryDays?: Decimal
}

export type Group = {
  type: 'group'
  line: number
  id: string
  parent?: string
  names: LocalText[]
  descriptions?: LocalText[]
  /** Source of its picture. */
  image?: string
  order?: number
  /** Name of the supplier's own classification the group belongs to; absent for the catalogue's group system. */
  classification?: string
}

export type GroupMap = {
  type: 'group-map'
  line: number
  supplierNumber: string
  group: string
  mode: 'new' | 'update' | 'delete'
}

/** The supplier gives an article of his another number. */
export type Renumbering = {
  type: 'renumbering'
  row: number
  file?: string
  from: string
  to: string
  /** The delivery tells of the article by its old number, before and not behind this. */
  isTold?: boolean
  /** The deletion before, in the same delivery, of the article that has the new number. */
  freedBy?: { row: number; file: string } | undefined
}

export type CatalogueRecord = Header | Article | Group | GroupMap
