import type { ImportInput } from '@shop/contract/imports/kinds'
import type { ArticleNumbers } from './article-numbers.ts'
import { endedPrices } from './endings.ts'
import { mapPrices } from './map-prices.ts'
import type { KnownArticle, MappedItem, MappingOptions, Note } from './mapping.ts'
import { placeOf } from './note-to.ts'
import { priceJump } from './price-jump.ts'
import type { Article, Header } from './records.ts'
import { unitOfNewPrices } from './unit-of-new-prices.ts'

const always = '1900-01-01'

/** Prices the shop has, by its own article numbers. */
export type StoredPrices = ReadonlyMap<string, ImportInput<'prices'>[]>

/** Makes price rows of a catalogue's articles, beside what the shop knows of them. */
export class ArticlePrices {
  readonly #header: Header
  readonly #numbers: ArticleNumbers
  readonly #options: MappingOptions

  constructor(header: Header, numbers: ArticleNumbers, options: MappingOptions) {
    this.#header = header
    this.#numbers = numbers
    this.#options = options
  }

  /** An update of prices rarely says what its prices are for: that is known from the catalogue before it. */
  ofUpdate(article: Article, known: KnownArticle, stored: StoredPrices, note: Note): MappedItem[] {
    if (article.onRequest) return this.ended(article, known.matnr, stored, note)
    const named = unitOfNewPrices(article, known, note)
    if (named === 'unknown') return []
    const said = article.order?.priceQuantity ?? (named && '1') ?? known.priceQuantity
    const assumed = { quantity: String(known.kpein ?? 1), unit: known.kmein ?? known.salesUnit }
    const { quantity, unit } =
      said === undefined ? assumed : { quantity: said, unit: named ?? known.salesUnit }
    const isOpen = said === undefined && article.prices.some((price) => price.quantity === undefined)
    if (isOpen) note('warning', 'PRICE_UNIT_ASSUMED', undefined, `${quantity} ${unit}`)
    return this.of(article, { matnr: known.matnr, quantity, unit, convertible: known.units }, note)
  }

  /** Prices as the file has them, for what it says they are for. */
  of(
    article: Article,
    basis: { matnr: string; quantity: string; unit: string; convertible: readonly string[] },
    note: Note,
  ): MappedItem[] {
    const { currency, priceFactor: factor } = this.#header
    const least = article.order?.quantityMin ?? '1'
    const validFrom = this.#startOf(article)
    const isPriced = this.#numbers.known(article.supplierNumber)?.kpein !== undefined
    const whole = { ...basis, least, currency, factor, validFrom, isPriced }
    const prices = mapPrices(article.prices, whole, this.#options, note)
    for (const price of prices) this.#noteJump(article, price, note)
    return prices.map((value) => ({ type: 'row', kind: 'prices', ...placeOf(article), value }) as const)
  }

  /** A price wrong by tens stands out only beside the one of before. */
  #noteJump(article: Article, row: ImportInput<'prices'>, note: Note): void {
    const { price, currency, kpein, kmein } = this.#numbers.known(article.supplierNumber) ?? {}
    if (price === undefined || kpein === undefined || currency !== row.currency || kmein !== row.kmein) return
    const now = { price: String(row.price), quantity: Number(row.kpein) }
    const jump = priceJump({ price, quantity: kpein }, now)
    if (jump !== undefined) note('warning', 'PRICE_JUMP', undefined, jump)
  }

  /** Who asks the supplier for a price may not be given the one of before. */
  ended(article: Article, matnr: string, stored: StoredPrices, note: Note): MappedItem[] {
    const { from = '' } = article.onRequest ?? {}
    const { today } = this.#options
    note('note', 'ON_REQUEST', undefined, from)
    const rows = endedPrices(stored.get(matnr) ?? [], from > today ? from : today)
    return rows.map((value) => ({ type: 'row', kind: 'prices', ...placeOf(article), value }) as const)
  }

  /**
   * A price without a first day holds from ever on; where it replaces one that has a first day, from today on; of a list
   * that begins on a day to come, from then on.
   */
  #startOf(article: Article): string {
    const { pricedFrom = '' } = this.#numbers.known(article.supplierNumber) ?? {}
    const { validFrom: listed = '' } = this.#header
    if (listed > this.#options.today) return listed
    return pricedFrom > always ? this.#options.today : always
  }
}
