import { edxfBrand, edxfDiscountGroup, edxfWeight } from './edxf.ts'
import { child, children, textOf, type Element } from './element.ts'
import type { FeatureTerms } from './feature-terms.ts'
import { readFeatureBlocks } from './read-features.ts'
import { filled, readGoods } from './read-goods.ts'
import type { HeaderFacts } from './read-header.ts'
import { readMedia } from './read-media.ts'
import { readOrderDetails, readPrices } from './read-prices.ts'
import { localTexts, positiveOf, type Report } from './read-values.ts'
import { isEtimClass } from '../catalogue/etim-class.ts'
import type { Article, PriceEntry } from '../catalogue/records.ts'

/** Reads an ARTICLE or PRODUCT; undefined without a supplier article number, the one thing it cannot do without. */
export function readArticle(
  element: Element,
  context: { row: number; header: HeaderFacts; scope: Article['scope']; terms: FeatureTerms },
  report: Report,
): Article | undefined {
  const supplierNumber = textOf(element, 'SUPPLIER_PID')
  if (supplierNumber === undefined) return undefined
  const { row, header, scope, terms } = context
  const { language } = header
  const details = child(element, 'PRODUCT_DETAILS')
  const dimensions = child(child(element, 'PRODUCT_LOGISTIC_DETAILS'), 'PRODUCT_DIMENSIONS')
  const prices = readPrices(element, header, report)
  const features = readFeatureBlocks(element, { language, terms }, report)
  return {
    type: 'article',
    row,
    line: element.line,
    mode: modeOf(element),
    scope,
    supplierNumber,
    short: localTexts(details, 'DESCRIPTION_SHORT', language),
    long: localTexts(details, 'DESCRIPTION_LONG', language),
    ean: eanOf(details),
    alternativeNumber: textOf(details, 'SUPPLIER_ALT_PID'),
    manufacturerNumber: textOf(details, 'MANUFACTURER_PID'),
    manufacturerName: textOf(details, 'MANUFACTURER_NAME') ?? partyOf(details, 'MANUFACTURER_IDREF', header),
    brand: edxfBrand(element),
    manufacturerType: textOf(details, 'MANUFACTURER_TYPE_DESCR'),
    discountGroup: textOf(details, 'ERP_GROUP_SUPPLIER') ?? edxfDiscountGroup(element),
    // The wholesaler's own number is one his people search by.
    keywords: [
      ...filled(children(details, 'BUYER_PID')),
      ...localTexts(details, 'KEYWORD', language).map(({ text }) => text),
    ],
    ...(isOnRequest(prices) && { onRequest: {} }),
    statuses: children(details, 'PRODUCT_STATUS').map((status) =>
      (status.attributes.type ?? '').replace(/_(?:article|product)$/, ''),
    ),
    features,
    etimClass: features.flatMap(({ groups }) => groups).find(isEtimClass),
    order: readOrderDetails(element, report),
    prices,
    media: readMedia(element, language),
    references: readReferences(element, report),
    weight: positiveOf(dimensions, 'WEIGHT', report) ?? edxfWeight(element, report),
    goods: readGoods(element, header.origins, report),
  }
}

/** Name of the party an element refers to; the reference itself where the header does not name it. */
function partyOf(details: Element | undefined, name: string, { parties }: HeaderFacts): string | undefined {
  const id = textOf(details, name)
  return id === undefined ? undefined : (parties.get(id) ?? id)
}

/** 2005 knows a kind of price that says there is none. */
function isOnRequest(prices: readonly PriceEntry[]): boolean {
  return prices.length > 0 && prices.every(({ priceType }) => priceType === 'on_request')
}

/** The mode of an article or a map; in its absence "new". */
export function modeOf(element: Element): Article['mode'] {
  const mode = element.attributes.mode?.trim().toLowerCase()
  return mode === 'update' || mode === 'delete' ? mode : 'new'
}

/** EAN of 1.2, or the international number of 2005 that is one. */
function eanOf(details: Element | undefined): string | undefined {
  const international = children(details, 'INTERNATIONAL_PID').find((pid) =>
    /^(?:gtin|ean)/i.test(pid.attributes.type ?? 'gtin'),
  )
  return textOf(details, 'EAN') ?? (international?.text.trim() || undefined)
}

function readReferences(element: Element, report: Report): Article['references'] {
  return children(element, 'PRODUCT_REFERENCE').flatMap((reference) => {
    const supplierNumber = textOf(reference, 'PROD_ID_TO')
    if (supplierNumber === undefined) {
      report('MISSING_ELEMENT', 'PROD_ID_TO')
      return []
    }
    return [{ kind: reference.attributes.type ?? 'others', supplierNumber }]
  })
}
