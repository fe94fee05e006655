import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import { compare, isPositive, subtract } from '@shop/contract/exact'
import { percentOf, roundCents } from '@shop/contract/money'
import type { Fraction } from '@shop/contract/quantity'
import { Big } from 'big.js'
import type { UnitPrice } from './retail-price.ts'

/** From the most specific kind to the least. */
export const conditionLevels = ['customer-article', 'customer-group', 'customer'] as const
export type ConditionLevel = (typeof conditionLevels)[number]

/**
 * What the ERP agreed with a customer (or, for a campaign, offers to everybody) for one article. The store reads only
 * those that fit the customer, the article and its discount group.
 */
export interface Condition {
  id: string
  level: ConditionLevel
  campaign: boolean
  currency: string
  /** A net price per `costUnit` of `volumeUnit` (the article's price unit where absent), or … */
  price?: Decimal
  costUnit: number
  volumeUnit?: string
  /** … a percentage off the retail price; a negative one is a surcharge. */
  percent?: Decimal
  /** From this quantity on, in `volumeUnit`. */
  scaleFrom: Decimal
  validFrom: Day
  validTo: Day
}

/** The article as far as its price needs it. */
export interface PricedArticle {
  retail?: UnitPrice
  baseUnit: string
  /** Every unit of the article by name, the base unit among them. */
  units: ReadonlyMap<string, Fraction>
}

/** A price with the fraction of its unit, so that it can be compared; without condition it is the retail price. */
export interface Offer extends UnitPrice {
  unit: Fraction
  condition?: Condition
}

/** A condition made into a price of this article. */
export interface AgreedOffer extends Offer {
  condition: Condition
}

/**
 * The net price a condition means for an article, rounded to cents per price unit. Undefined where it means none: a
 * percentage without a retail price, a unit the article does not have, a result that is not above zero.
 */
export function offerOf(condition: Condition, article: PricedArticle): AgreedOffer | undefined {
  const { retail } = article
  const volumeUnit =
    condition.price === undefined ? retail?.volumeUnit : (condition.volumeUnit ?? priceUnit(article))
  const unit = volumeUnit === undefined ? undefined : article.units.get(volumeUnit)
  const price = priceOf(condition, retail)
  if (volumeUnit === undefined || unit === undefined || price === undefined) return undefined
  const costUnit = condition.price === undefined ? (retail?.costUnit ?? 1) : condition.costUnit
  return { price, currency: condition.currency, costUnit, volumeUnit, unit, condition }
}

/** The unit prices and scales refer to where a condition names none: the retail price's, else the base unit. */
export function priceUnit(article: PricedArticle): string {
  return article.retail?.volumeUnit ?? article.baseUnit
}

/** Compares prices of one article per base unit, without rounding. */
export function comparePrices(a: Offer, b: Offer): number {
  if (a.volumeUnit === b.volumeUnit && a.costUnit === b.costUnit) return compare(a.price, b.price)
  return perBaseUnit(a, b).cmp(perBaseUnit(b, a))
}

/** The price of a base unit, with both offers' divisors multiplied in instead of divided by. */
function perBaseUnit(offer: Offer, other: Offer): Big {
  return new Big(offer.price).times(offer.unit.denominator).times(other.unit.numerator).times(other.costUnit)
}

function priceOf(condition: Condition, retail: UnitPrice | undefined): Decimal | undefined {
  const price = condition.price === undefined ? discounted(condition, retail) : roundCents(condition.price)
  return price !== undefined && isPositive(price) ? price : undefined
}

function discounted({ percent, currency }: Condition, retail: UnitPrice | undefined): Decimal | undefined {
  if (percent === undefined || retail?.currency !== currency) return undefined
  return percentOf(retail.price, subtract('100', percent))
}
