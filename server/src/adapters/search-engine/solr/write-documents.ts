import { breathing } from '#server/breathing.ts'
import type { Language, SearchDocument, Texts } from '../document.ts'
import type { Facet, Value } from '../embedded/index/value-book.ts'
import { ValueBook } from '../embedded/index/value-book.ts'
import { customerNumber } from '../embedded/index/number-index.ts'
import { numbersOf, SegmentBuilder } from '../embedded/index/segment-builder.ts'
import type { TextBuilder } from '../embedded/index/text-builder.ts'
import { titleBreak } from '../embedded/index/text-index.ts'
import { priceBarOf } from '../embedded/index/price-bars.ts'
import { noDay } from '../embedded/index/segment.ts'
import { sortedForm } from '../embedded/index/sort-keys.ts'
import { numberForm } from '../embedded/text/number-form.ts'
import {
  articleId,
  barField,
  headField,
  namedField,
  priceField,
  termsField,
  titleField,
  titlePart,
  titleSeparator,
  valueId,
  valueToken,
  wordsField,
  wordToken,
} from './layout.ts'

export type SolrDocument = Record<string, string | number | readonly string[]>

/** A facet value with its facet. */
export type WrittenValue = { facet: Omit<Facet, 'values'>; value: Omit<Value, 'facet'> }
/**
 * The same as every node keeps it: places tell in which order the articles first had the facets and their values, the order
 * in which those with equally many hits are shown.
 */
export type StoredValue = WrittenValue & { facet: { place: number }; place: number }

interface Context {
  languages: readonly Language[]
  categoryName: (id: string) => Texts | undefined
}

/** Shortest piece from the middle of a number that is found, and how many characters of a number are cut. */
const shortestTail = 4
const longestNumber = 20

/**
 * Turns articles into what Solr indexes, and tells the facet values they have, by token. Other work of the process gets
 * its turn between them.
 */
export async function writeDocuments(
  documents: readonly SearchDocument[],
  context: Context,
): Promise<{ articles: SolrDocument[]; values: Map<string, WrittenValue> }> {
  const book = new ValueBook()
  const values = new Map<string, WrittenValue>()
  const articles: SolrDocument[] = []
  const breathe = breathing()
  for (const document of documents) {
    await breathe()
    const builder = new SegmentBuilder({ ...context, book, isWord: () => false })
    builder.add(document)
    const tokens = [...builder.values.finish()].map((number) => {
      const { facet, ...value } = book.values[number]!
      const { values: _, ...stored } = book.facets[facet]!
      const token = valueToken(stored.field, value.key)
      values.set(token, { facet: stored, value })
      return token
    })
    articles.push({ ...articleFields(document, builder), value: tokens })
  }
  return { articles, values }
}

export const valueDocument = (token: string, stored: StoredValue): SolrDocument => ({
  id: valueId(token),
  kind: 'value',
  json: JSON.stringify(stored),
})

function articleFields(document: SearchDocument, builder: SegmentBuilder): SolrDocument {
  const price = builder.price.array[0]!
  const created = builder.created.array[0]!
  const texts = builder.texts.map((text, i) => ({
    ...textFields(text),
    [`name1_${text.language}`]: builder.names[i]!.first.array[0]!,
    [`name2_${text.language}`]: builder.names[i]!.second.array[0]!,
    [`name3_${text.language}`]: titleWords(text),
  }))
  const fields: SolrDocument = {
    id: articleId(document.matnr),
    kind: 'article',
    matnr: document.matnr,
    ...numberFields(document),
    ...(created !== noDay && { created }),
    sales: builder.sales.array[0]!,
    boost: builder.boost.array[0]!,
    number_key: builder.numberKey.array[0]!,
    ...priceFields(price),
  }
  const abroad = Object.entries(document.pricesAbroad ?? {}).map(([code, each]) => priceFields(each, code))
  return Object.assign(fields, ...abroad, ...texts)
}

function priceFields(price: number, currency?: string): SolrDocument {
  const bar = priceBarOf(price)
  return bar > 0 ? { [priceField(currency)]: price, [barField(currency)]: bar } : {}
}

/** Words of the title behind the one that names the thing, in the order that names are sorted by where they begin alike. */
const titleWords = ({ titles, surfaces }: TextBuilder): string =>
  Array.from(titles.finish(), (surface) =>
    surface === titleBreak ? [] : sortedForm(surfaces[surface]!.replace(/^[#=~*]/, '')),
  )
    .slice(1)
    .flat()
    .join(' ')

function textFields(text: TextBuilder): SolrDocument {
  const { postings, terms, surfaces, spellings, titles, language } = text
  const impacts = Array.from(
    { length: postings.length },
    (_, i) => `${terms[postings.terms[i]!]!}|${postings.impacts[i]!}`,
  )
  const places = titles.finish()
  const title = Array.from(places, (surface) => (surface === titleBreak ? titlePart : surfaces[surface]!))
  const head = places[0] ?? titleBreak
  const termOf = (surface: number) => terms[text.surfaceTerms.array[surface]!]!
  const named = new Set(Array.from(places).flatMap((place) => (place === titleBreak ? [] : [termOf(place)])))
  return {
    [termsField(language)]: impacts.join(' '),
    [wordsField(language)]: surfaces.map((surface, i) => wordToken(surface, spellings[i]!)),
    [titleField(language)]: title.join(titleSeparator),
    [namedField(language)]: [...named],
    ...(head !== titleBreak && { [headField(language)]: termOf(head) }),
  }
}

function numberFields(document: SearchDocument): SolrDocument {
  const { customerNumbers = [] } = document
  const numbers = numbersOf(document)
  const shop = numbers.filter(({ kind }) => kind !== 'customer').map(({ number }) => number)
  const own = numbers.find(({ kind }) => kind === 'own')
  return {
    ...(own && { number_own: own.number }),
    number: [...new Set(shop)],
    number_customer: numbers.filter(({ kind }) => kind === 'customer').map(({ number }) => number),
    number_tail: [...new Set(shop.flatMap(tailsOf))],
    number_customer_tail: customerNumbers.flatMap(({ kunnr, number }) =>
      tailsOf(numberForm(number)).map((tail) => customerNumber(kunnr, tail)),
    ),
  }
}

const tailsOf = (number: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(number.length, longestNumber) - shortestTail) }, (_, i) =>
    number.slice(i + 1, longestNumber),
  )
