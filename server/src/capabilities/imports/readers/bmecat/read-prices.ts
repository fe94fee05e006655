import { type Decimal, toDecimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import { soldUnit } from '../datanorm/unit-code.ts'
import { edxf } from './edxf.ts'
import { child, children, descendants, textOf, type Element } from './element.ts'
import { filled } from './read-goods.ts'
import type { HeaderFacts } from './read-header.ts'
import {
  countryOf,
  currencyOf,
  isUnreadable,
  mayBeThousands,
  numberOf,
  positiveOf,
  readValidity,
  type Report,
} from './read-values.ts'
import type { OrderDetails, PriceEntry } from '../catalogue/records.ts'

/** Units and quantities an article is ordered in. */
export function readOrderDetails(article: Element, report: Report): OrderDetails | undefined {
  const order = child(article, 'PRODUCT_ORDER_DETAILS')
  if (!order) return undefined
  const [orderUnit, contentUnit] = [textOf(order, 'ORDER_UNIT'), textOf(order, 'CONTENT_UNIT')]
  const priceQuantity = positiveOf(order, 'PRICE_QUANTITY', report)
  const contentPerOrderUnit = positiveOf(order, 'NO_CU_PER_OU', report)
  const ofExtension = edxf(article, 'UDX.EDXF.PACKING_UNITS').flatMap((all) =>
    readPackings(all, 'UDX.EDXF.', report).filter(({ quantity }) => quantity !== '1'),
  )
  // Whether they count order units or contents the guideline leaves open.
  if ((contentPerOrderUnit ?? '1') !== '1' && ofExtension.splice(0).length > 0)
    report('FIELD_NOT_KEPT', 'UDX.EDXF.PACKING_UNITS')
  return {
    orderUnit:
      orderUnit === undefined || contentUnit !== undefined ? orderUnit : soldUnit(orderUnit, priceQuantity),
    contentUnit,
    contentPerOrderUnit,
    priceQuantity,
    quantityMin: positiveOf(order, 'QUANTITY_MIN', report),
    quantityInterval: positiveOf(order, 'QUANTITY_INTERVAL', report),
    packings: [...readPackings(child(order, 'PACKING_UNITS'), '', report), ...ofExtension],
  }
}

/** Packings of a fixed quantity: one that holds "10 to 50" converts to nothing. */
function readPackings(all: Element | undefined, prefix: string, report: Report): OrderDetails['packings'] {
  return descendants(all, `${prefix}PACKING_UNIT`).flatMap((packing) => {
    const unit = textOf(packing, `${prefix}PACKING_UNIT_CODE`)
    const quantity = positiveOf(packing, `${prefix}QUANTITY_MIN`, report)
    const isFixed = quantity !== undefined && quantity === numberOf(packing, `${prefix}QUANTITY_MAX`, report)
    return unit !== undefined && isFixed ? [{ unit, quantity }] : []
  })
}

/**
 * All prices of an article, each with the validity of the block it stands in. A price whose factor, quantity or days
 * cannot be read has no amount: taken without them it would be wrong by tens, or hold when it should not.
 */
export function readPrices(article: Element, header: HeaderFacts, report: Report): PriceEntry[] {
  const order = child(article, 'PRODUCT_ORDER_DETAILS')
  const isForUnknown = isUnreadable(order, 'PRICE_QUANTITY') || tellThousands(order, 'PRICE_QUANTITY', report)
  return children(article, 'PRODUCT_PRICE_DETAILS').flatMap((block): PriceEntry[] => {
    const [validFrom, validTo] = [
      validity(block, 'valid_start_date', 'VALID_START_DATE', report) ?? header.validFrom,
      validity(block, 'valid_end_date', 'VALID_END_DATE', report) ?? header.validTo,
    ]
    const isDaily = /^(?:true|1)$/i.test(textOf(block, 'DAILY_PRICE') ?? '')
    if (isDaily) report('DAILY_PRICE', 'DAILY_PRICE')
    const isUntold = isForUnknown || validFrom === 'unreadable' || validTo === 'unreadable'
    const prices = children(block, 'PRODUCT_PRICE')
    if (isDaily && prices.length === 0) return [{ priceType: 'on_request', territories: [] }]
    return prices.map((price) => ({
      // One that changes daily is asked for; what stands there was that of the day the catalogue was written.
      priceType: isDaily ? 'on_request' : priceTypeOf(price, report),
      amount: isUntold || isUncertain(price, report) ? undefined : numberOf(price, 'PRICE_AMOUNT', report),
      currency: currencyOf(price, 'PRICE_CURRENCY'),
      factor: positiveOf(price, 'PRICE_FACTOR', report),
      tax: taxOf(price, report),
      lowerBound: numberOf(price, 'LOWER_BOUND', report),
      territories: territoriesOf(price, header),
      base: readBase(price, report),
      validFrom,
      validTo,
    }))
  })
}

/** Whether a factor, or the quantity from which a price holds, cannot be read, or a number of it both ways. */
function isUncertain(price: Element, report: Report): boolean {
  const isThousands = ['PRICE_AMOUNT', 'LOWER_BOUND'].some((name) => tellThousands(price, name, report))
  return isThousands || ['PRICE_FACTOR', 'LOWER_BOUND'].some((name) => isUnreadable(price, name))
}

function tellThousands(element: Element | undefined, name: string, report: Report): boolean {
  const isThousands = mayBeThousands(element, name)
  if (isThousands) report('AMBIGUOUS_AMOUNT', name, textOf(element, name))
  return isThousands
}

const standardKind = /^(?:(?:net|gross?)_list|net_customer(?:_exp)?|nrp|on_request)$/

/** The kind of a price; the standard writes it small, and "gros" with one s. */
function priceTypeOf(price: Element, report: Report): string {
  const written = price.attributes.price_type?.trim() ?? ''
  const kind = written.toLowerCase()
  // "UVP" is no kind of the standard, however it is written.
  if (kind !== written && standardKind.test(kind)) report('PRICE_TYPE_CASE', 'price_type', written)
  return kind === 'gross_list' ? 'gros_list' : kind
}

/**
 * Countries a price is for (ISO 3166, two letters), also those of an area of the header; none where an empty element says
 * none. An area nobody described stands for itself: it is no country, and its price is for somewhere else.
 */
function territoriesOf(price: Element, { areas }: HeaderFacts): string[] {
  const ofAreas = filled(descendants(child(price, 'AREA_REFS'), 'AREA_IDREF'))
  return [
    ...filled(children(price, 'TERRITORY')).map(countryOf),
    ...ofAreas.flatMap((area) => areas.get(area) ?? [area]),
  ]
}

/** The rate is a factor (0.19); programs write percentages, too, and 1.19. */
function taxOf(price: Element, report: Report): Decimal | undefined {
  const own = child(price, 'TAX') ? price : child(price, 'TAX_DETAILS')
  const tax = numberOf(own, 'TAX', report)
  if (tax === undefined || tax.startsWith('-')) return undefined
  if (new Big(tax).lt(1)) return tax
  // "1.19" is what a price is multiplied by.
  return toDecimal(new Big(tax).lt(2) ? new Big(tax).minus(1).toFixed() : new Big(tax).div(100).toFixed())
}

/** A day; 'unreadable' where one is named that nobody can read. */
function validity(block: Element, type: string, modern: string, report: Report): string | undefined {
  const dated = children(block, 'DATETIME').find(
    (datetime) => datetime.attributes.type?.trim().toLowerCase() === type,
  )
  return readValidity(block, modern, report, textOf(dated, 'DATE'))
}

function readBase(price: Element, report: Report): PriceEntry['base'] {
  const base = child(price, 'PRICE_BASE')
  const unit = textOf(base, 'PRICE_UNIT')
  if (unit === undefined) return undefined
  return { unit, factor: positiveOf(base, 'PRICE_UNIT_FACTOR', report) ?? '1' }
}
