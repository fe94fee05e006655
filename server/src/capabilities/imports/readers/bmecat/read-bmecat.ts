import { excerpt, type ByteStream } from '../row.ts'
import { schemaCheck, type SchemaCheck } from './check-schema.ts'
import { decodeXml } from './decode-xml.ts'
import type { Element } from './element.ts'
import type { Finding, FindingCode } from '../catalogue/finding.ts'
import { FeatureTerms, termElements } from './feature-terms.ts'
import { readArticle } from './read-article.ts'
import { tellNotKept } from './not-kept.ts'
import { readElements, type XmlEvent } from './read-elements.ts'
import { readCatalogGroup, readClassificationGroup, readGroupMap } from './read-groups.ts'
import { readHeader, type HeaderFacts } from './read-header.ts'
import type { Report } from './read-values.ts'
import type { CatalogueRecord, Header } from '../catalogue/records.ts'
import type { ProductContent } from './schema-sequences.ts'
import { type CatalogueSource, emptySurvey, surveyOf } from '../catalogue/survey.ts'
import type { MappingOptions } from '../catalogue/mapping.ts'
import { otherCustomer, withMadeFor } from './made-for.ts'

const transactions: Readonly<Record<string, Header['transaction']>> = {
  T_NEW_CATALOG: 'new-catalog',
  T_UPDATE_PRODUCTS: 'update-products',
  // ETIM's own, for articles without prices.
  T_NEW_PRODUCTDATA: 'update-products',
  T_UPDATE_PRICES: 'update-prices',
}

/** What a product holds, where that is not all of it. */
const contents: Readonly<Record<string, ProductContent>> = {
  T_UPDATE_PRICES: 'prices',
  T_NEW_PRODUCTDATA: 'no prices',
}

/** Those of the standard, of programs that write 1.2, and of ETIM's guideline by its version. */
const namespaces = [
  /^http:\/\/www\.bmecat\.org\/(?:XMLSchema|bmecat)\/1\.2\/bmecat_(?:new_catalog|update_products|update_prices)$/,
  /^http:\/\/www\.bmecat\.org\/bmecat\/2005(?:fd|\.1|\.2)?$/,
  /^https?:\/\/www\.etim-international\.com\/bmecat\/\d+$/,
]

/**
 * Reads a BMEcat 1.2 or 2005 file as a stream, one record in memory at a time: the header first, then groups,
 * articles and group maps in the order of the file, between them findings. Order, namespaces and unknown elements
 * do not matter for reading; what the official schema would refuse is a warning. A file that is broken midway
 * gives what stands before the break, and an error.
 *
 * @param terms what an earlier reading of the file has learnt of its codes
 * @throws {UnreadableFileError} UNKNOWN_ENCODING
 */
export async function* readBmecat(
  bytes: ByteStream,
  terms = new FeatureTerms(),
): AsyncGenerator<CatalogueRecord | Finding> {
  const reader = new BmecatReader(terms)
  for await (const event of readElements(decodeXml(bytes))) {
    yield* reader.read(event)
    if (reader.refused) return
  }
  yield* reader.finish()
}

/** A BMEcat file for the mapping; `open` gives its bytes anew. */
export function bmecatSource(
  open: () => ByteStream,
  own: Partial<Pick<MappingOptions, 'customerNumber' | 'territory'>> = {},
): CatalogueSource {
  const terms = new FeatureTerms()
  let refusal: Finding | undefined
  const records = () => withMadeFor(readBmecat(open(), terms), own)
  return {
    survey: async () => {
      const survey = await surveyOf(records())
      refusal = survey.header && otherCustomer(survey.header, own)
      return refusal ? emptySurvey() : survey
    },
    records: () => (refusal ? only(refusal) : records()),
    renumberings: [],
  }
}

async function* only(finding: Finding): AsyncGenerator<Finding> {
  yield finding
}

/** What is left out on purpose. */
const notes = new Set<FindingCode>(['FEATURE_GROUP_NOT_KEPT', 'FIELD_NOT_KEPT', 'DAILY_PRICE'])

class BmecatReader {
  refused = false
  #version = ''
  #header: HeaderFacts | undefined
  #transaction: Header['transaction'] | undefined
  #check: SchemaCheck = schemaCheck('')
  #classification = ''
  #row = 0
  #broken = false
  readonly #said = new Set<FindingCode>()
  readonly #terms: FeatureTerms

  constructor(terms: FeatureTerms) {
    this.#terms = terms
  }

  *read(event: XmlEvent): Generator<CatalogueRecord | Finding> {
    if (event.type === 'root') yield* this.#readRoot(event.element)
    else if (event.type === 'transaction') yield* this.#begin(event.element)
    else if (event.type === 'record') yield* this.#readRecord(event.element)
    else if (event.type === 'too-large') yield* this.#drop(event.element)
    else if (event.type === 'odd-entity') yield* this.#once('UNKNOWN_ENTITY', event)
    else if (event.type === 'odd-markup') yield* this.#once('TORN_MARKUP', event)
    else {
      this.#broken = true
      yield problem('error', 'NOT_XML', event.line, undefined, event.detail)
    }
  }

  *#drop(element: Element): Generator<Finding> {
    if (element.name === 'PRODUCT') this.#row += 1
    yield problem('error', 'RECORD_TOO_LARGE', element.line, element.rawName)
  }

  #isNews(code: FindingCode): boolean {
    const isNews = !this.#said.has(code)
    this.#said.add(code)
    return isNews
  }

  /** Said once: a file written with HTML has it in every text. */
  *#once(code: FindingCode, { line, detail }: { line: number; detail: string }): Generator<Finding> {
    if (this.#isNews(code)) yield problem('warning', code, line, undefined, detail)
  }

  *finish(): Generator<Finding> {
    if (!this.#transaction && !this.#broken) yield problem('error', 'NO_TRANSACTION', 1)
  }

  *#readRoot(root: Element): Generator<Finding> {
    // Some programs write it as people do, BMEcat.
    if (root.name.toUpperCase() !== 'BMECAT') {
      this.refused = true
      yield problem('error', 'NOT_BMECAT', root.line, root.rawName)
      return
    }
    this.#version = root.attributes.version ?? ''
    this.#check = schemaCheck(this.#version)
    const namespace = root.attributes.xmlns
    if (!/^(?:1\.2|1\.01|2005)/.test(this.#version))
      yield problem('warning', 'UNKNOWN_VERSION', root.line, 'version', this.#version)
    if (namespace !== undefined && !namespaces.some((known) => known.test(namespace)))
      yield problem('warning', 'UNKNOWN_NAMESPACE', root.line, 'xmlns', namespace)
  }

  *#begin(element: Element): Generator<CatalogueRecord | Finding> {
    const transaction = transactions[element.name]
    if (!transaction || this.#transaction) return
    this.#transaction = transaction
    this.#check = schemaCheck(this.#version, contents[element.name])
    if (!this.#header) yield* this.#readHeader(undefined, element.line)
    if (!this.#header) return
    yield { type: 'header', version: this.#version, transaction, ...catalogueFacts(this.#header) }
  }

  *#readRecord(element: Element): Generator<CatalogueRecord | Finding> {
    if (element.name === 'HEADER') yield* this.#readHeader(element, element.line)
    else if (this.#header && element.name === 'PRODUCT') yield* this.#readArticle(element, this.#header)
    else if (this.#header) yield* this.#readGroup(element, this.#header.language)
  }

  *#readGroup(element: Element, language: string): Generator<CatalogueRecord | Finding> {
    if (element.name === 'CLASSIFICATION_SYSTEM_NAME') this.#classification = element.text.trim()
    // Public classifications (ECLASS, UNSPSC) sort the world; only a supplier's own one sorts his catalogue.
    const isOwn = /^udf_/i.test(this.#classification)
    if (element.name === 'CLASSIFICATION_SYSTEM_NAME') return
    if (termElements.has(element.name) || element.name === 'CLASSIFICATION_GROUP')
      this.#terms.read(element, this.#classification, language)
    if (termElements.has(element.name)) return
    if (element.name === 'CLASSIFICATION_GROUP' && !isOwn) return
    yield* this.#check(element)
    const found: Finding[] = []
    tellNotKept(element, reportTo(found, { line: element.line }))
    yield* found
    const record = groupRecord(element, language, this.#classification)
    yield record ?? problem('error', 'GROUP_WITHOUT_ID', element.line, element.rawName)
  }

  *#readHeader(element: Element | undefined, line: number): Generator<Finding> {
    const found: Finding[] = []
    const report = reportTo(found, { line })
    this.#header = readHeader(element, report)
    if (element) yield* this.#check(element)
    else yield problem('warning', 'MISSING_ELEMENT', line, 'HEADER')
    if (element) tellNotKept(element, report)
    yield* found
  }

  *#readArticle(element: Element, header: HeaderFacts): Generator<CatalogueRecord | Finding> {
    this.#row += 1
    const row = this.#row
    const found: Finding[] = []
    const at = { line: element.line, row }
    const scope = this.#transaction === 'update-prices' ? 'prices' : 'whole'
    const context = { row, header, scope, terms: this.#terms } as const
    const report = reportTo(found, at)
    const article = readArticle(element, context, report)
    if (!article) {
      yield { ...problem('error', 'NO_SUPPLIER_NUMBER', element.line), row }
      return
    }
    // A deletion needs the number alone.
    const faults = article.mode === 'delete' ? [] : this.#check(element)
    if (article.mode !== 'delete') tellNotKept(element, report)
    for (const finding of [...faults, ...found])
      // How a program writes kinds of prices it writes them all.
      if (finding.code !== 'PRICE_TYPE_CASE' || this.#isNews(finding.code))
        yield { ...finding, row, article: article.supplierNumber }
    yield article
  }
}

/** What the mapping wants to know of a header. */
function catalogueFacts(header: HeaderFacts): Omit<Header, 'type' | 'version' | 'transaction'> {
  const { catalogId, catalogName, currency, mimeRoot, priceFactor, supplier, buyer, territories } = header
  return { catalogId, catalogName, currency, mimeRoot, priceFactor, supplier, buyer, territories }
}

function groupRecord(
  element: Element,
  language: string,
  classification: string,
): CatalogueRecord | undefined {
  if (element.name === 'CATALOG_STRUCTURE') return readCatalogGroup(element, language)
  if (element.name === 'CLASSIFICATION_GROUP')
    return readClassificationGroup(element, language, classification)
  return readGroupMap(element)
}

function problem(
  severity: Finding['severity'],
  code: FindingCode,
  line: number,
  field?: string,
  detail?: string,
): Finding {
  const shown = detail === undefined ? undefined : excerpt(detail)
  return { type: 'finding', severity, code, line, field, detail: shown }
}

function reportTo(found: Finding[], at: { line: number; row?: number }): Report {
  return (code, field, detail) =>
    found.push({ ...problem(notes.has(code) ? 'note' : 'warning', code, at.line, field, detail), ...at })
}
