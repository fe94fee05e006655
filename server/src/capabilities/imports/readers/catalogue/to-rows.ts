import type { ImportInput } from '@shop/contract/imports/kinds'
import { breathing } from '#server/breathing.ts'
import { ArticleGroups } from './article-groups.ts'
import { ArticleNumbers } from './article-numbers.ts'
import { ArticlePrices, type StoredPrices } from './article-prices.ts'
import { supplierPrefix } from './business-key.ts'
import { batches } from './batches.ts'
import { deletedIfOver, endingOf } from './endings.ts'
import type { Finding } from './finding.ts'
import { mapArticle, type Supplier } from './map-article.ts'
import { categoryId, mapGroups } from './map-groups.ts'
import { mapMedia } from './map-media.ts'
import { mapReferences } from './map-references.ts'
import { newTaxCode } from './map-tax.ts'
import type { CatalogueLookup, MappedItem, MappingOptions, Note } from './mapping.ts'
import { noteTo, placeOf } from './note-to.ts'
import { renumber } from './renumber.ts'
import { StrayMaps } from './stray-maps.ts'
import type { Article, CatalogueRecord, Header } from './records.ts'
import { breaksOff, type CatalogueSource, type Survey } from './survey.ts'
import { unitAmong } from './units.ts'

const ofWholeFile = new Set<Finding['code']>(['GROS_NET', 'GROS_AS_LIST'])

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
  yield { type: 'survey', articles: survey.size }
  if (survey.broken) yield survey.broken
  const newNumbers = yield* renumber(source.renumberings, supplier, lookup)
  for (const [from, [to = from]] of newNumbers) if (survey.articles.delete(from)) survey.articles.add(to)
  yield* mapGroups(survey.groups, supplier.prefix, survey.header)
  const mapper = new ArticleMapper(survey, survey.header, supplier, options, lookup)
  const records = () => withNewNumbers(source.records(), newNumbers)
  let isExplained = !!survey.broken || survey.size + survey.groups.size + source.renumberings.length > 0
  for await (const item of mapper.articles(records())) {
    isExplained ||= item.type === 'finding' && (item.severity === 'error' || item.code === 'UNUSED_TEXTS')
    yield item
  }
  if (!isExplained) yield { type: 'finding', severity: 'warning', code: 'NO_ARTICLES' }
  if (survey.hasReferences && survey.header.transaction !== 'update-prices')
    yield* mapper.accessories(source.records())
}

/** What a delivery tells of by a number it takes back comes by the new one. */
async function* withNewNumbers(
  records: AsyncIterable<CatalogueRecord | Finding>,
  newNumbers: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<CatalogueRecord | Finding> {
  for await (const record of records) {
    const numbers = record.type === 'article' ? newNumbers.get(record.supplierNumber) : undefined
    const [supplierNumber, ...formerNumbers] = numbers ?? []
    yield record.type !== 'article' || supplierNumber === undefined
      ? record
      : { ...record, supplierNumber, formerNumbers }
  }
}

function supplierOf(header: Header | undefined, options: MappingOptions): Supplier | undefined {
  const id = options.supplier ?? header?.supplier?.id ?? header?.supplier?.name
  return id === undefined ? undefined : { id, name: header?.supplier?.name, prefix: supplierPrefix(id) }
}

/** What the shop has of a batch, by its own article numbers. */
type Stored = {
  rows: ReadonlyMap<string, ImportInput<'articles'>>
  prices: StoredPrices
}

class ArticleMapper {
  readonly #survey: Survey
  readonly #header: Header
  readonly #supplier: Supplier
  readonly #options: MappingOptions
  readonly #lookup: CatalogueLookup
  readonly #numbers: ArticleNumbers
  readonly #categoryOf: (group: string) => string
  readonly #groups: ArticleGroups
  readonly #prices: ArticlePrices
  readonly #seen = new Set<string>()
  readonly #said = new Set<Finding['code']>()
  /** Articles come by twice where they refer to one another. */
  readonly #toDo: number
  #done = 0
  readonly #breathe = breathing()

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
    this.#categoryOf = (group) => categoryId(supplier.prefix, header.catalogId, group)
    this.#groups = new ArticleGroups(survey, supplier.prefix, this.#categoryOf, lookup)
    this.#prices = new ArticlePrices(header, this.#numbers, options)
    this.#toDo = Math.max(1, survey.size) * (survey.hasReferences ? 2 : 1)
  }

  async *articles(records: AsyncIterable<CatalogueRecord | Finding>): AsyncGenerator<MappedItem> {
    const strayMaps = new StrayMaps()
    for await (const batch of batches(records)) {
      for (const item of batch) if (item.type === 'finding' && !breaksOff(item)) yield item
      strayMaps.take(batch, (number) => this.#survey.articles.has(number))
      const articles = batch
        .filter((item) => item.type === 'article')
        .map((article) => deletedIfOver(article, this.#options.today))
      const successors = articles.flatMap(({ ends }) => ends?.successor ?? [])
      await this.#numbers.prepare([...articles.map(({ supplierNumber }) => supplierNumber), ...successors])
      await this.#groups.prepare(articles)
      const stored = await this.#storedOf(articles)
      const items: MappedItem[] = []
      for (const article of articles) {
        items.push(...this.#mapOne(article, stored))
        await this.#breathe()
      }
      yield* items.toSorted((a, b) => rank(a) - rank(b))
      yield this.#progress(articles.length)
    }
    const places = { supplier: this.#supplier.id, categoryOf: this.#categoryOf, lookup: this.#lookup }
    yield* strayMaps.all((number) => this.#seen.has(number), places)
  }

  async *accessories(records: AsyncIterable<CatalogueRecord | Finding>): AsyncGenerator<MappedItem> {
    for await (const batch of batches(records)) {
      const articles = batch.filter((item) => item.type === 'article')
      const targets = articles.flatMap((article) =>
        article.references.map((reference) => reference.supplierNumber),
      )
      const outside = [...new Set(targets)].filter((number) => !this.#survey.articles.has(number))
      const known = await this.#lookup.articlesOf(this.#supplier.id, outside)
      const numberOf = (number: string) =>
        this.#survey.articles.has(number) ? this.#numbers.numberOf(number) : known.get(number)?.matnr
      for (const article of articles) {
        const matnr = this.#numbers.numberOf(article.supplierNumber)
        if (matnr !== undefined && article.mode !== 'delete') yield* mapReferences(article, matnr, numberOf)
      }
      yield this.#progress(articles.length)
    }
  }

  #progress(articles: number): MappedItem {
    this.#done += articles
    return { type: 'progress', share: Math.min(1, this.#done / this.#toDo) }
  }

  /** What the shop keeps of the articles that are told in part, and the prices of those that have none any more. */
  async #storedOf(articles: readonly Article[]): Promise<Stored> {
    const matnrsOf = (wanted: (article: Article) => boolean) =>
      articles
        .filter(wanted)
        .flatMap(({ supplierNumber }) => this.#numbers.known(supplierNumber)?.matnr ?? [])
    const partial = matnrsOf(
      ({ scope, mode, ends, prices }) =>
        (scope === 'partial' && (mode !== 'delete' || !!ends)) ||
        (scope === 'prices' && prices.some(({ tax }) => tax !== undefined)),
    )
    const priceless = matnrsOf(({ onRequest }) => onRequest !== undefined)
    return {
      rows: partial.length === 0 ? new Map() : await this.#lookup.storedArticles(partial),
      prices: priceless.length === 0 ? new Map() : await this.#lookup.storedPrices(priceless),
    }
  }

  #mapOne(article: Article, stored: Stored): MappedItem[] {
    const found: Finding[] = []
    const note = this.#noteTo(found, article)
    const known = this.#numbers.known(article.supplierNumber)
    if (this.#seen.has(article.supplierNumber)) {
      note('error', 'DUPLICATE_ARTICLE')
      return found
    }
    this.#seen.add(article.supplierNumber)
    const isUpdateOfPrices = article.scope === 'prices'
    const isNameless = article.scope === 'partial' && article.short.length + article.long.length === 0
    const isAboutKnown = article.mode === 'delete' || isUpdateOfPrices
    if (!known && (isAboutKnown || isNameless)) {
      note('error', isAboutKnown ? 'UNKNOWN_ARTICLE' : 'NEW_WITHOUT_TEXT')
      return found
    }
    if (known && article.mode === 'delete')
      return [this.#deletion(article, known.matnr, stored, note), ...found]
    const rows =
      known && isUpdateOfPrices
        ? [
            ...newTaxCode(article, stored.rows.get(known.matnr), this.#options, note),
            ...this.#prices.ofUpdate(article, known, stored.prices, note),
          ]
        : this.#whole(article, stored, note)
    return [...found, ...rows]
  }

  /** What was decided for a whole file is said with its first article. */
  #noteTo(found: Finding[], article: Article): Note {
    const note = noteTo(found, article)
    return (severity, code, ...what) => {
      if (this.#said.has(code)) return
      if (ofWholeFile.has(code)) this.#said.add(code)
      note(severity, code, ...what)
    }
  }

  /** At once, or after its last day. */
  #deletion(article: Article, matnr: string, { rows }: Stored, note: Note): MappedItem {
    const row = article.ends && rows.get(matnr)
    const value = row ? { ...row, ...this.#endingOf(article, note) } : ({ matnr, delete: 'X' } as const)
    return { type: 'row', kind: 'articles', ...placeOf(article), value }
  }

  #endingOf(article: Article, note: Note): Partial<ImportInput<'articles'>> {
    return endingOf(article, this.#numbers, this.#survey.articles, note)
  }

  #whole(article: Article, inShop: Stored, note: Note): MappedItem[] {
    const at = placeOf(article)
    const matnr = this.#numbers.numberOf(article.supplierNumber)
    if (matnr === undefined) return []
    const known = this.#numbers.known(article.supplierNumber)
    const categories = this.#groups.categoriesOf(article, known?.categories ?? [], note)
    const row = inShop.rows.get(matnr)
    const stored = row && { row, units: known?.units ?? [] }
    const shop = { matnr, categories, supplier: this.#supplier, options: this.#options, stored }
    const mapped = mapArticle(article, shop, note)
    const place = { folder: this.#supplier.prefix, root: this.#header.mimeRoot }
    const media = mapMedia(matnr, article.media, place, note)
    const { meins, salesUnit, units } = mapped.units
    // What is told in part keeps its units by the names they have (mergeArticle).
    const kept = stored && unitAmong(salesUnit, stored.units)
    const convertible =
      stored && kept !== undefined ? stored.units : [meins, salesUnit, ...units.map(({ unit }) => unit)]
    const quantity = article.order?.priceQuantity ?? '1'
    // Who is told in part, and has a price, keeps it where nothing is said of prices.
    const keepsPrice =
      article.scope === 'partial' &&
      article.prices.length === 0 &&
      !article.onRequest &&
      known?.kpein !== undefined
    const asBefore = article.scope === 'partial' && article.order?.priceQuantity === undefined
    const prices = () => {
      if (article.onRequest) return this.#prices.ended(article, matnr, inShop.prices, note)
      return known && asBefore
        ? this.#prices.ofUpdate(article, known, inShop.prices, note)
        : this.#prices.of(article, { matnr, quantity, unit: kept ?? salesUnit, convertible }, note)
    }
    const value = { ...mapped.row, ...this.#endingOf(article, note) }
    return [
      { type: 'row', kind: 'articles', ...at, value },
      ...media.map((value) => ({ type: 'row', kind: 'media', ...at, value }) as const),
      ...(keepsPrice ? [] : prices()),
    ]
  }
}

/** Articles before what refers to them. */
function rank(item: MappedItem): number {
  return item.type === 'row' && item.kind !== 'articles' ? 1 : 0
}
