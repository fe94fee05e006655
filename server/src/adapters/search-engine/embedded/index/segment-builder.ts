import type { Language, SearchDocument, Texts } from '../../document.ts'
import { groupByKey, startsInOrder } from '../memory/csr.ts'
import { growFloat32, growFloat64, growInt32, growUint32 } from '../memory/grow.ts'
import { placesIn } from '../memory/sort-indexes.ts'
import type { Steps } from '../memory/steps.ts'
import { StringPacker, stringsInOrder } from '../memory/string-table.ts'
import { numberForm } from '../text/number-form.ts'
import { inLanguage, textsByField } from './document-texts.ts'
import { valuesOf } from './document-values.ts'
import { finishTextIndex } from './finish-text.ts'
import { customerNumber, NumberCollector, numberKinds, sortPacked } from './number-index.ts'
import { noDay } from './segment.ts'
import type { NameKeys, PriceColumns, Segment } from './segment.ts'
import { priceBarOf } from './price-bars.ts'
import { nameKeys, numberKey } from './sort-keys.ts'
import { storageOrder } from './storage-order.ts'
import { TextBuilder } from './text-builder.ts'
import { buildValueColumns } from './value-columns.ts'
import type { ValueBook } from './value-book.ts'

export interface BuildContext {
  languages: readonly Language[]
  book: ValueBook
  categoryName: (id: string) => Texts | undefined
  /** Words of the segments there are already, see {@link finishTextIndex}. */
  isWord: (language: Language, folded: string) => boolean
}

const millisecondsPerDay = 86_400_000

/** Collects articles; {@link SegmentBuilder.finish} makes the segment. Each matnr is to be added once. */
export class SegmentBuilder {
  readonly context: BuildContext
  readonly matnrs = new StringPacker()
  readonly texts: TextBuilder[]
  readonly numbers = new NumberCollector()
  readonly valueStarts = growUint32()
  readonly values = growUint32()
  readonly price = growFloat64()
  /** By currency; those that stop before the last article are filled up. */
  readonly abroad = new Map<string, ReturnType<typeof growFloat64>>()
  readonly created = growInt32()
  readonly sales = growFloat32()
  readonly boost = growFloat32()
  readonly numberKey = growFloat64()
  readonly names: { first: ReturnType<typeof growFloat64>; second: ReturnType<typeof growFloat64> }[]

  constructor(context: BuildContext) {
    this.context = context
    this.texts = context.languages.map((language) => new TextBuilder(language))
    this.names = context.languages.map(() => ({ first: growFloat64(), second: growFloat64() }))
    this.valueStarts.push(0)
  }

  get size(): number {
    return this.matnrs.size
  }

  add(document: SearchDocument): void {
    const doc = this.size
    this.matnrs.push(document.matnr)
    this.context.languages.forEach((language, i) => {
      this.texts[i]!.add(doc, textsByField(document, language, this.context.categoryName))
      const titles = { de: document.texts.de?.maktx, en: document.texts.en?.maktx }
      const [first, second] = nameKeys(inLanguage(titles, language) ?? '')
      this.names[i]!.first.push(first)
      this.names[i]!.second.push(second)
    })
    for (const { number, kind } of numbersOf(document)) this.numbers.add(number, doc, numberKinds[kind])
    this.values.pushAll(valuesOf(document, this.context.book))
    this.valueStarts.push(this.values.length)
    this.price.push(document.price ?? Number.NaN)
    for (const [currency, price] of Object.entries(document.pricesAbroad ?? {}))
      this.addAbroad(doc, currency, price)
    this.created.push(document.created ? Date.parse(document.created) / millisecondsPerDay : noDay)
    this.sales.push(document.salesRank ?? 0)
    this.boost.push(boostOf(document))
    this.numberKey.push(numberKey(document.matnr))
  }

  /** The price of an article in another currency; each currency in the order of the articles. */
  addAbroad(doc: number, currency: string, price: number): void {
    const prices = this.abroad.get(currency) ?? growFloat64()
    this.abroad.set(currency, prices)
    while (prices.length < doc) prices.push(Number.NaN)
    prices.push(price)
  }

  *#abroadInOrder(order: Uint32Array): Steps<Segment['abroad']> {
    const abroad: Record<string, PriceColumns> = {}
    for (const [currency, prices] of this.abroad) {
      while (prices.length < this.size) prices.push(Number.NaN)
      const price = yield* prices.inOrder(order)
      abroad[currency] = { price, priceBar: yield* barsOf(price) }
    }
    return abroad
  }

  *finish(): Steps<Segment> {
    const { languages, book, isWord } = this.context
    const order = yield* storageOrder(
      { starts: this.valueStarts.array.subarray(0, this.size + 1), items: this.values.array },
      book,
      this.names[0]!.first.array,
    )
    const storage = { order, places: yield* placesIn(order) }
    const matnrs = yield* stringsInOrder(this.matnrs.finish(), order)
    const values = yield* this.#valuesInOrder(order)
    const price = yield* this.price.inOrder(order)
    const docOf = yield* docPerItem(values.starts)
    const texts: Segment['texts'] = {}
    const names: Partial<Record<Language, NameKeys>> = {}
    for (const [i, language] of languages.entries()) {
      texts[language] = yield* finishTextIndex(this.texts[i]!, storage, (word) => isWord(language, word))
      const { first, second } = this.names[i]!
      names[language] = { first: yield* first.inOrder(order), second: yield* second.inOrder(order) }
    }
    return {
      size: this.size,
      matnrs,
      matnrOrder: yield* sortPacked(matnrs),
      values,
      valueColumns: yield* buildValueColumns(values, book.facetOf, book.facets.length),
      valueDocs: yield* groupByKey(book.values.length, values.items, (index) => docOf[index]!),
      columns: {
        price,
        priceBar: yield* barsOf(price),
        created: yield* this.created.inOrder(order),
        sales: yield* this.sales.inOrder(order),
        boost: yield* this.boost.inOrder(order),
        numberKey: yield* this.numberKey.inOrder(order),
      },
      abroad: yield* this.#abroadInOrder(order),
      names,
      texts,
      numbers: yield* this.numbers.finish(storage.places),
      deleted: new Uint8Array(this.size),
      deletedCount: 0,
    }
  }

  *#valuesInOrder(order: Uint32Array): Steps<Segment['values']> {
    const { array, length } = this.values
    const from = this.valueStarts.array
    const starts = yield* startsInOrder(from, order)
    const items = this.context.book.values.length < 65_535 ? new Uint16Array(length) : new Uint32Array(length)
    for (let i = 0; i < order.length; i++) {
      const doc = order[i]!
      items.set(array.subarray(from[doc], from[doc + 1]), starts[i])
      if ((i & 255) === 0) yield
    }
    return { starts, items }
  }
}

/** All numbers by which an article is found, in their compared form; a customer's own with his kunnr. */
export function numbersOf(document: SearchDocument): { number: string; kind: keyof typeof numberKinds }[] {
  const { matnr, bismt, ean, eans = [], supplierNumbers = [], customerNumbers = [] } = document
  const found = [
    { number: matnr, kind: 'own' as const },
    { number: bismt ?? '', kind: 'old' as const },
    ...[...new Set([ean ?? '', ...eans])].map((number) => ({ number, kind: 'ean' as const })),
    ...supplierNumbers.map((number) => ({ number, kind: 'supplier' as const })),
  ]
  return [
    ...found
      .map(({ number, kind }) => ({ number: numberForm(number), kind }))
      .filter(({ number }) => number !== ''),
    ...customerNumbers.map(({ kunnr, number }) => ({
      number: customerNumber(kunnr, numberForm(number)),
      kind: 'customer' as const,
    })),
  ]
}

function* barsOf(prices: Float64Array): Steps<Uint8Array> {
  const bars = new Uint8Array(prices.length)
  for (let doc = 0; doc < bars.length; doc++) {
    bars[doc] = priceBarOf(prices[doc]!)
    if ((doc & 1023) === 0) yield
  }
  return bars
}

function* docPerItem(starts: Uint32Array): Steps<Uint32Array> {
  const docs = new Uint32Array(starts.at(-1) ?? 0)
  for (let doc = 0; doc + 1 < starts.length; doc++) {
    docs.fill(doc, starts[doc], starts[doc + 1])
    if ((doc & 2047) === 0) yield
  }
  return docs
}

/** Gentle signals: they order what matches equally well and never lift what matches badly. */
function boostOf({ salesRank = 0, available, discontinued }: SearchDocument): number {
  const sales = 0.02 * Math.min(5, Math.log10(1 + Math.max(0, salesRank)))
  return (1 + sales + (available ? 0.03 : 0)) * (discontinued ? 0.8 : 1)
}
