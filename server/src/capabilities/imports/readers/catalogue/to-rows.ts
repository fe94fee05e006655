import type { ImportInput } from '@shop/contract/imports/kinds'
import { ArticleNumbers } from './article-numbers.ts'
import { supplierPrefix } from './business-key.ts'
import type { Finding } from './finding.ts'
import { mapArticle, type Supplier } from './map-article.ts'
import { categoryId, mapGroups } from './map-groups.ts'
import { mapMedia } from './map-media.ts'
import { mapPrices } from './map-prices.ts'
import type { CatalogueLookup, KnownArticle, MappedItem, MappingOptions, Note } from './mapping.ts'
import { renumber } from './renumber.ts'
import type { Article, CatalogueRecord, Header } from './records.ts'
import type { CatalogueSource, Survey } from './survey.ts'

const batchSize = 200
const always = '1900-01-01'

/**
 * A supplier's catalogue as rows of the import interface, in an order in which rows refer only backwards: new numbers,
 * categories, then articles with their media and prices in batches, then accessories. The source is read up to three
 * times, because what an article refers to stands behind it; only one batch and the numbers are in memory. Articles
 * are looked up a batch at a time.
 *
 * @throws {UnreadableFileError} where the file cannot be read at all
 */
export async function* catalogueToRows(
  source: CatalogueSource,
  options: MappingOptions,
  lookup: CatalogueLookup,
): AsyncGenerator<MappedItem> {
  const survey = await source.survey()
  const supplier = supplierOf(survey.header, options)
  if (survey.header && !supplier) {
    yield { type: 'finding', severity: 'error', code: 'NO_SUPPLIER', line: 1 }
    return
  }
  if (!survey.header || !supplier) {
    for await (const record of source.records()) if (record.type === 'finding') yield record
    return
  }
  yield* renumber(source.renumberings, supplier, lookup)
  yield* mapGroups(survey.groups, supplier.prefix, survey.header.catalogId)
  const mapper = new ArticleMapper(survey, survey.header, supplier, options, lookup)
  yield* mapper.articles(source.records())
  if (survey.hasReferences && survey.header.transaction !== 'update-prices')
    yield* mapper.accessories(source.records())
}

function supplierOf(header: Header | undefined, options: MappingOptions): Supplier | undefined {
  const id = options.supplier ?? header?.supplier?.id ?? header?.supplier?.name
  return id === undefined ? undefined : { id, name: header?.supplier?.name, prefix: supplierPrefix(id) }
}

class ArticleMapper {
  readonly #survey: Survey
  readonly #header: Header
  readonly #supplier: Supplier
  readonly #options: MappingOptions
  readonly #lookup: CatalogueLookup
  readonly #numbers: ArticleNumbers
  readonly #seen = new Set<string>()
  /** Articles come by twice where they refer to one another. */
  readonly #toDo: number
  #done = 0

  constructor(
    survey: Survey,
    header: Header,
    supplier: Supplier,
    options: MappingOptions,
    lookup: CatalogueLookup,
  ) {
    this.#survey = survey
    this.#header = header
    this.#supplier = supplier
    this.#options = options
    this.#lookup = lookup
    this.#numbers = new ArticleNumbers(supplier, lookup)
    this.#toDo = Math.max(1, survey.size) * (survey.hasReferences ? 2 : 1)
  }

  async *articles(records: AsyncIterable<CatalogueRecord | Finding>): AsyncGenerator<MappedItem> {
    for await (const batch of batches(records)) {
      for (const item of batch) if (item.type === 'finding') yield item
      const articles = batch.filter((item) => item.type === 'article')
      await this.#numbers.prepare(articles.map((article) => article.supplierNumber))
      const groups = await this.#knownGroups(articles)
      const stored = await this.#storedOf(articles)
      const items = articles.flatMap((article) => this.#mapOne(article, groups, stored))
      yield* items.toSorted((a, b) => rank(a) - rank(b))
      yield this.#progress(articles.length)
    }
  }

  async *accessories(records: AsyncIterable<CatalogueRecord | Finding>): AsyncGenerator<MappedItem> {
    for await (const batch of batches(records)) {
      const articles = batch.filter((item) => item.type === 'article')
      const targets = articles.flatMap((article) =>
        article.references.map((reference) => reference.supplierNumber),
      )
      const outside = [...new Set(targets)].filter((number) => !this.#survey.articles.has(number))
      const known = await this.#lookup.articlesOf(this.#supplier.id, outside)
      for (const article of articles) yield* this.#mapReferences(article, known)
      yield this.#progress(articles.length)
    }
  }

  #progress(articles: number): MappedItem {
    this.#done += articles
    return { type: 'progress', share: Math.min(1, this.#done / this.#toDo) }
  }

  *#mapReferences(article: Article, known: ReadonlyMap<string, KnownArticle>): Generator<MappedItem> {
    const { supplierNumber } = article
    const matnr = this.#numbers.numberOf(supplierNumber)
    if (matnr === undefined || article.mode === 'delete') return
    const written = new Set<string>()
    for (const [sort, reference] of article.references.entries()) {
      const inFile = this.#survey.articles.has(reference.supplierNumber)
      const accessory = inFile
        ? this.#numbers.numberOf(reference.supplierNumber)
        : known.get(reference.supplierNumber)?.matnr
      if (accessory === undefined) {
        const found: Finding[] = []
        noteTo(found, article)('warning', 'UNKNOWN_REFERENCE', reference.kind, reference.supplierNumber)
        yield* found
      } else if (accessory !== matnr && !written.has(accessory)) {
        written.add(accessory)
        const category = reference.kind.slice(0, 40)
        const value = { matnr, accessory, category, sort }
        yield { type: 'row', kind: 'accessories', ...placeOf(article), value }
      }
    }
  }

  /** What the shop keeps of the articles that are told in part. */
  async #storedOf(articles: readonly Article[]): Promise<Map<string, ImportInput<'articles'>>> {
    const partial = articles.filter(({ scope, mode }) => scope === 'partial' && mode !== 'delete')
    const matnrs = partial.flatMap(({ supplierNumber }) => this.#numbers.known(supplierNumber)?.matnr ?? [])
    return matnrs.length === 0 ? new Map() : this.#lookup.storedArticles(matnrs)
  }

  #mapOne(
    article: Article,
    groups: ReadonlySet<string>,
    stored: ReadonlyMap<string, ImportInput<'articles'>>,
  ): MappedItem[] {
    const found: Finding[] = []
    const note = noteTo(found, article)
    const known = this.#numbers.known(article.supplierNumber)
    if (this.#seen.has(article.supplierNumber)) {
      note('error', 'DUPLICATE_ARTICLE')
      return found
    }
    this.#seen.add(article.supplierNumber)
    const isUpdateOfPrices = article.scope === 'prices'
    const isNameless = article.scope === 'partial' && article.short.length + article.long.length === 0
    if (!known && (article.mode === 'delete' || isUpdateOfPrices || isNameless)) {
      note('error', 'UNKNOWN_ARTICLE')
      return found
    }
    if (known && article.mode === 'delete') return [this.#deletion(article, known)]
    const rows =
      known && isUpdateOfPrices
        ? this.#newPrices(article, known, note)
        : this.#whole(article, groups, stored, note)
    return [...found, ...rows]
  }

  #deletion(article: Article, known: KnownArticle): MappedItem {
    const value = { matnr: known.matnr, delete: 'X' } as const
    return { type: 'row', kind: 'articles', ...placeOf(article), value }
  }

  /** An update of prices rarely says what its prices are for: that is known from the catalogue before it. */
  #newPrices(article: Article, known: KnownArticle, note: Note): MappedItem[] {
    const said = article.order?.priceQuantity ?? known.priceQuantity
    const assumed = { quantity: String(known.kpein ?? 1), unit: known.kmein ?? known.salesUnit }
    const { quantity, unit } = said === undefined ? assumed : { quantity: said, unit: known.salesUnit }
    if (said === undefined) note('warning', 'PRICE_UNIT_ASSUMED', undefined, `${quantity} ${unit}`)
    return this.#prices(article, { matnr: known.matnr, quantity, unit, convertible: known.units }, note)
  }

  #whole(
    article: Article,
    groups: ReadonlySet<string>,
    storedRows: ReadonlyMap<string, ImportInput<'articles'>>,
    note: Note,
  ): MappedItem[] {
    const at = placeOf(article)
    const matnr = this.#numbers.numberOf(article.supplierNumber)
    if (matnr === undefined) return []
    const categories = this.#categories(article, groups, note)
    const known = this.#numbers.known(article.supplierNumber)
    const row = storedRows.get(matnr)
    const stored = row && { row, units: known?.units ?? [] }
    const mapped = mapArticle(article, { matnr, categories, supplier: this.#supplier, stored }, note)
    const place = { folder: this.#supplier.prefix, root: this.#header.mimeRoot }
    const media = mapMedia(matnr, article.media, place, note)
    const { meins, salesUnit, units } = mapped.units
    const convertible = [meins, salesUnit, ...units.map(({ unit }) => unit)]
    const quantity = article.order?.priceQuantity ?? '1'
    // Who is told in part, and has a price, keeps it where nothing is said of prices.
    const keepsPrice =
      article.scope === 'partial' && article.prices.length === 0 && known?.kpein !== undefined
    const asBefore = article.scope === 'partial' && article.order?.priceQuantity === undefined
    const prices = () =>
      known && asBefore
        ? this.#newPrices(article, known, note)
        : this.#prices(article, { matnr, quantity, unit: salesUnit, convertible }, note)
    return [
      { type: 'row', kind: 'articles', ...at, value: mapped.row },
      ...media.map((value) => ({ type: 'row', kind: 'media', ...at, value }) as const),
      ...(keepsPrice ? [] : prices()),
    ]
  }

  #prices(
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
    return prices.map((value) => ({ type: 'row', kind: 'prices', ...placeOf(article), value }) as const)
  }

  /** A price without a first day holds from ever on; where it replaces one that has a first day, from today on. */
  #startOf(article: Article): string {
    const { pricedFrom = '' } = this.#numbers.known(article.supplierNumber) ?? {}
    return pricedFrom > always ? this.#options.today : always
  }

  /** Groups of the maps; else of the supplier's own classification; else those the shop has the article in. */
  #categories(article: Article, groups: ReadonlySet<string>, note: Note): string[] {
    const ids = this.#groupsOf(article)
    const unknown = ids.filter((id) => !groups.has(id))
    const known = ids.filter((id) => groups.has(id)).slice(0, article.groups ? 1 : undefined)
    if (unknown.length > 0 && !(article.groups && known.length > 0))
      note('warning', 'UNKNOWN_GROUP', undefined, unknown.join(', '))
    if (ids.length === 0) return [...(this.#numbers.known(article.supplierNumber)?.categories ?? [])]
    return known.map((id) => categoryId(this.#supplier.prefix, this.#header.catalogId, id))
  }

  #groupsOf(article: Article): string[] {
    if (article.groups) return article.groups
    const mapped = this.#survey.maps.get(article.supplierNumber)
    if (mapped) return mapped
    const [first] = this.#survey.groups.values()
    if (first?.classification === undefined) return []
    const blocks = article.features.filter((block) => block.system === first.classification)
    return blocks.flatMap((block) => block.groups)
  }

  /** Groups of the file, and those an earlier catalogue of the supplier brought. */
  async #knownGroups(articles: readonly Article[]): Promise<Set<string>> {
    const asked = [...new Set(articles.flatMap((article) => this.#groupsOf(article)))]
    const inFile = asked.filter((id) => this.#survey.groups.has(id))
    const missing = asked.filter((id) => !this.#survey.groups.has(id))
    if (missing.length === 0) return new Set(inFile)
    const idOf = (id: string) => categoryId(this.#supplier.prefix, this.#header.catalogId, id)
    const known = await this.#lookup.knownCategories(missing.map(idOf))
    return new Set([...inFile, ...missing.filter((id) => known.has(idOf(id)))])
  }
}

/** Articles before what refers to them. */
function rank(item: MappedItem): number {
  return item.type === 'row' && item.kind !== 'articles' ? 1 : 0
}

function placeOf({ row, line, file }: Article): { row: number; line: number; file?: string } {
  return file === undefined ? { row, line } : { row, line, file }
}

function noteTo(found: Finding[], article: Article): Note {
  return (severity, code, field, detail) =>
    found.push({
      type: 'finding',
      severity,
      code,
      ...placeOf(article),
      article: article.supplierNumber,
      field,
      detail,
    })
}

async function* batches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const item of items) {
    batch.push(item)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
