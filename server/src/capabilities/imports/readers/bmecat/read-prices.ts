import { type Decimal, toDecimal } from '@shop/contract/decimal'
import { Big } from 'big.js'
import { soldUnit } from '../datanorm/unit-code.ts'
import { child, children, descendants, textOf, type Element } from './element.ts'
import { currencyOf, isUnreadable, numberOf, positiveOf, readDay, type Report } from './read-values.ts'
import type { OrderDetails, PriceEntry } from '../catalogue/records.ts'

/** Units and quantities an article is ordered in. */
export function readOrderDetails(article: Element, report: Report): OrderDetails | undefined {
  const order = child(article, 'PRODUCT_ORDER_DETAILS')
  if (!order) return undefined
  const [orderUnit, contentUnit] = [textOf(order, 'ORDER_UNIT'), textOf(order, 'CONTENT_UNIT')]
  const priceQuantity = positiveOf(order, 'PRICE_QUANTITY', report)
  return {
    orderUnit:
      orderUnit === undefined || contentUnit !== undefined ? orderUnit : soldUnit(orderUnit, priceQuantity),
    contentUnit,
    contentPerOrderUnit: positiveOf(order, 'NO_CU_PER_OU', report),
    priceQuantity,
    quantityMin: positiveOf(order, 'QUANTITY_MIN', report),
    quantityInterval: positiveOf(order, 'QUANTITY_INTERVAL', report),
    packings: descendants(child(order, 'PACKING_UNITS'), 'PACKING_UNIT').flatMap((packing) => {
      const unit = textOf(packing, 'PACKING_UNIT_CODE')
      const quantity = positiveOf(packing, 'QUANTITY_MIN', report)
      // A packing that holds "10 to 50" converts to nothing; one of a fixed quantity does.
      const fixed = quantity !== undefined && quantity === numberOf(packing, 'QUANTITY_MAX', report)
      return unit !== undefined && fixed ? [{ unit, quantity }] : []
    }),
  }
}

/**
 * All prices of an article, each with the validity of the block it stands in. A price whose factor, quantity or days
 * cannot be read has no amount: taken without them it would be wrong by tens, or hold when it should not.
 */
export function readPrices(article: Element, report: Report): PriceEntry[] {
  const isForUnknown = isUnreadable(child(article, 'PRODUCT_ORDER_DETAILS'), 'PRICE_QUANTITY')
  return children(article, 'PRODUCT_PRICE_DETAILS').flatMap((block) => {
    const [validFrom, validTo] = [
      validity(block, 'valid_start_date', 'VALID_START_DATE', report),
      validity(block, 'valid_end_date', 'VALID_END_DATE', report),
    ]
    const isUntold = isForUnknown || validFrom === 'unreadable' || validTo === 'unreadable'
    return children(block, 'PRODUCT_PRICE').map((price) => ({
      priceType: priceTypeOf(price, report),
      amount:
        isUntold || isUnreadable(price, 'PRICE_FACTOR') ? undefined : numberOf(price, 'PRICE_AMOUNT', report),
      currency: currencyOf(price, 'PRICE_CURRENCY'),
      factor: positiveOf(price, 'PRICE_FACTOR', report),
      tax: taxOf(price, report),
      lowerBound: numberOf(price, 'LOWER_BOUND', report),
      territories: territoriesOf(price),
      base: readBase(price, report),
      validFrom,
      validTo,
    }))
  })
}

/** The kind of a price; the standard writes it small, and "gros" with one s. */
function priceTypeOf(price: Element, report: Report): string {
  const written = price.attributes.price_type?.trim() ?? ''
  const kind = written.toLowerCase()
  if (kind !== written) report('PRICE_TYPE_CASE', 'price_type', written)
  return kind === 'gross_list' ? 'gros_list' : kind
}

const countries: Readonly<Record<string, string>> = { DEU: 'DE', AUT: 'AT', CHE: 'CH' }

/** Countries a price is for (ISO 3166, two letters); none where an empty element says none. */
function territoriesOf(price: Element): string[] {
  const written = children(price, 'TERRITORY').map((territory) => territory.text.trim().toUpperCase())
  return written.filter((country) => country !== '').map((country) => countries[country] ?? country)
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
  const text = textOf(dated, 'DATE') ?? textOf(block, modern)
  // Programs write zeros where there is no day.
  if (text === undefined || /^[0.\-/]+(?:$|[T ])/.test(text)) return undefined
  return readDay(text, modern, report) ?? 'unreadable'
}

function readBase(price: Element, report: Report): PriceEntry['base'] {
  const base = child(price, 'PRICE_BASE')
  const unit = textOf(base, 'PRICE_UNIT')
  if (unit === undefined) return undefined
  return { unit, factor: positiveOf(base, 'PRICE_UNIT_FACTOR', report) ?? '1' }
}
