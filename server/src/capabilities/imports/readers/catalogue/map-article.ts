import type { ImportInput } from '@shop/contract/imports/kinds'
import { Big } from 'big.js'
import { beginningOf } from './beginning-of.ts'
import { isEtimClass } from './etim-class.ts'
import { mapAttributes } from './map-attributes.ts'
import { goodsAttributes, procurableOf } from './map-goods.ts'
import { taxCodeOf } from './map-tax.ts'
import { mapTexts } from './map-texts.ts'
import { mapUnits, type ArticleUnits } from './map-units.ts'
import { mergeArticle, storedUnits } from './merge-article.ts'
import type { MappingOptions, Note } from './mapping.ts'
import { plainLine } from './plain-text.ts'
import type { Article } from './records.ts'

/** Who supplies the articles of a file. */
export type Supplier = { id: string; name?: string; prefix: string }

type Shop = {
  matnr: string
  categories: readonly string[]
  supplier: Supplier
  options: Pick<MappingOptions, 'territory' | 'today'>
  /** What the shop has of the article, and its units, where the record is a partial one. */
  stored?: { row: ImportInput<'articles'>; units: readonly string[] } | undefined
}

/** An article of the file as a row of the kind "articles", and the units its prices refer to. */
export function mapArticle(
  article: Article,
  shop: Shop,
  note: Note,
): { row: ImportInput<'articles'>; units: ArticleUnits } {
  const { stored } = shop
  if (!stored) return mapWhole(article, shop, note)
  const { row, units } = mapWhole(article, shop, note, stored.row)
  return { row: mergeArticle(stored.row, row, stored.units), units }
}

function mapWhole(
  article: Article,
  shop: Shop,
  note: Note,
  stored?: ImportInput<'articles'>,
): { row: ImportInput<'articles'>; units: ArticleUnits } {
  const hasTexts = article.short.length + article.long.length > 0
  const units =
    stored && article.order?.orderUnit === undefined
      ? storedUnits(stored)
      : mapUnits(withUnitOfPrice(article), note)
  const row: ImportInput<'articles'> = {
    matnr: shop.matnr,
    ean: checkedEan(article.ean, note),
    texts: stored && !hasTexts ? stored.texts : mapTexts(article, note),
    categories: [...shop.categories],
    brand: shortened(article.brand ?? article.manufacturerName ?? shop.supplier.name, 80),
    factory_numbers: factoryNumbers(article, shop.supplier),
    attributes: attributesOf(article, note),
    meins: units.meins,
    sales_unit: units.salesUnit,
    qty_stepsize: units.stepSize,
    units: units.units,
    weight: article.weight === undefined ? undefined : weightOfBase(article.weight, units),
    discount_group: shortened(article.discountGroup, 20),
    tax_code: taxCodeOf(article.prices, shop.options, note),
    ...procurableOf(article, note),
    ...(article.keywords && { search_words: searchWords(article.keywords) }),
    etim_class: etimClassOf(article.etimClass, note),
    discontinued: stored && article.statuses.length === 0 ? undefined : article.statuses.includes('old'),
  }
  return { row, units }
}

/** Features, and what is said of the goods besides; a feature of the same key is what the supplier calls it himself. */
function attributesOf(article: Article, note: Note): ReturnType<typeof mapAttributes> {
  const features = mapAttributes(article, note)
  const keys = new Set(features.map(({ key }) => key))
  return [...features, ...goodsAttributes(article).filter(({ key }) => !keys.has(key))]
}

/** A list that names no unit but that of its prices, "12,50 €/m²", sells by that. */
function withUnitOfPrice({ order, prices }: Article): Article['order'] {
  const unit = prices.find(({ base }) => base !== undefined)?.base?.unit
  if (order?.orderUnit !== undefined || unit === undefined) return order
  return { packings: [], ...order, orderUnit: unit }
}

/** Words of the file, each once, as many and as long as the shop keeps. */
function searchWords(keywords: readonly string[]): string[] {
  const words = keywords.map((word) => beginningOf(plainLine(word), 80)).filter((word) => word !== '')
  return [...new Set(words)].slice(0, 100)
}

function etimClassOf(said: string | undefined, note: Note): string | undefined {
  if (said === undefined) return undefined
  const code = said.trim().toUpperCase()
  if (isEtimClass(code)) return code
  note('warning', 'BAD_ETIM_CLASS', 'ETIM', said)
  return undefined
}

function shortened(text: string | undefined, most: number): string | undefined {
  return text === undefined ? undefined : beginningOf(text, most)
}

/** The supplier's number first: with his id it is the identity of the article. */
function factoryNumbers(article: Article, supplier: Supplier): ImportInput<'articles'>['factory_numbers'] {
  const own = {
    supplier_matnr: article.supplierNumber,
    supplier_number: supplier.id,
    supplier_name: supplier.name,
  }
  const { manufacturerNumber, manufacturerName, alternativeNumber } = article
  const further = [
    { supplier_matnr: manufacturerNumber, supplier_name: manufacturerName },
    { supplier_matnr: alternativeNumber, supplier_name: supplier.name },
    ...(article.formerNumbers ?? []).map((supplier_matnr) => ({
      supplier_matnr,
      supplier_name: supplier.name,
    })),
  ]
  const others = further.flatMap(({ supplier_matnr, supplier_name }) =>
    supplier_matnr === undefined || supplier_matnr === article.supplierNumber
      ? []
      : [{ supplier_matnr, supplier_name: shortened(supplier_name, 120) }],
  )
  const unsaid = article.scope === 'partial' && !article.order ? undefined : '1'
  const price_quantity = article.order?.priceQuantity ?? unsaid
  return [{ ...own, supplier_name: shortened(own.supplier_name, 120), price_quantity }, ...others]
}

/** An EAN or GTIN with its check digit (GS1: weights 3 and 1 from the right). */
function checkedEan(ean: string | undefined, note: Note): string | undefined {
  if (ean === undefined) return undefined
  const digits = ean.replaceAll(/[\s-]/g, '')
  if (/^(?:\d{8}|\d{12,14})$/.test(digits) && hasCheckDigit(digits)) return digits
  note('warning', 'BAD_EAN', 'EAN', ean)
  return undefined
}

function hasCheckDigit(digits: string): boolean {
  const weighted = Array.from(
    digits,
    (digit, index) => Number(digit) * ((digits.length - index) % 2 === 1 ? 1 : 3),
  )
  return weighted.reduce((total, value) => total + value, 0) % 10 === 0
}

/** BMEcat weighs the order unit, the shop the base unit; to the milligram. */
function weightOfBase(weight: string, units: ArticleUnits): string {
  return new Big(weight).div(units.perOrderUnit).round(6).toFixed()
}
