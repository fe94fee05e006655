import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import { isPositive } from '@shop/contract/exact'
import { baseFraction, compareQuantities, type Fraction } from '@shop/contract/quantity'
import {
  type AgreedOffer,
  comparePrices,
  type Condition,
  type ConditionLevel,
  conditionLevels,
  type Offer,
  offerOf,
  type PricedArticle,
} from './condition.ts'
import { isValidOn, type UnitPrice } from './retail-price.ts'

/** Why a net price is what it is, for the person at the counter who is asked. */
export interface NetPrice extends UnitPrice {
  reason: ConditionLevel | 'campaign' | 'retail'
  /** Absent where the retail price applies. */
  conditionId?: string
  /** Last day of the price. */
  validTo?: Day
  /** The next quantity from which on the price falls. */
  nextScale?: ScalePrice
}

/** The price from a quantity on. The quantity's unit is the scale's and may differ from the price's. */
export interface ScalePrice extends UnitPrice {
  from: Decimal
  fromUnit: string
}

/** What the net price is asked for. */
export interface PriceQuestion {
  article: PricedArticle
  conditions: readonly Condition[]
  today: Day
  currency: string
}

interface Amount {
  quantity: Decimal
  unit: Fraction
}

/**
 * The customer's net price for a quantity: the most specific condition valid today; within a level the latest begun,
 * then the lowest; a campaign only where it is lower than that; without any condition the retail price. Undefined
 * means 'price on request'.
 */
export function netPrice(question: PriceQuestion, quantity: Decimal, unit: Fraction): NetPrice | undefined {
  const offers = offersOf(question)
  const best = bestOffer(offers, { quantity, unit })
  if (best === undefined) return undefined
  const next = changesAbove(offers, { quantity, unit }).find(({ offer }) => comparePrices(offer, best) < 0)
  return { ...explain(best), ...(next ? { nextScale: scalePrice(next) } : {}) }
}

/** Every quantity from which on the price changes, with that price, smallest first. */
export function scalePrices(question: PriceQuestion): ScalePrice[] {
  const offers = offersOf(question)
  const nothing = { quantity: '0', unit: baseFraction }
  const first = bestOffer(offers, nothing)
  const start = first ? [{ from: '0', fromUnit: first.volumeUnit, offer: first }] : []
  return [...start, ...changesAbove(offers, nothing)].map(scalePrice)
}

interface Offers {
  agreed: AgreedOffer[]
  campaigns: AgreedOffer[]
  retail?: Offer
}

function offersOf({ article, conditions, today, currency }: PriceQuestion): Offers {
  const offers = conditions
    .filter((condition) => condition.currency === currency && isValidOn(condition, today))
    .map((condition) => offerOf(condition, article))
    .filter((offer) => offer !== undefined)
  const { retail } = article
  const unit = retail && article.units.get(retail.volumeUnit)
  return {
    agreed: offers.filter((offer) => !offer.condition.campaign),
    campaigns: offers.filter((offer) => offer.condition.campaign),
    ...(retail && unit && retail.currency === currency && isPositive(retail.price)
      ? { retail: { ...retail, unit } }
      : {}),
  }
}

function bestOffer(offers: Offers, amount: Amount): Offer | undefined {
  const agreed = offers.agreed.filter((offer) => reaches(amount, offer))
  const level = conditionLevels.find((each) => agreed.some((offer) => offer.condition.level === each))
  const usual: Offer | undefined =
    agreed
      .filter((offer) => offer.condition.level === level)
      .toSorted((a, b) => b.condition.validFrom.localeCompare(a.condition.validFrom) || byPrice(a, b))[0] ??
    offers.retail
  const campaign = offers.campaigns.filter((offer) => reaches(amount, offer)).toSorted(byPrice)[0]
  if (campaign === undefined) return usual
  return usual === undefined || comparePrices(campaign, usual) < 0 ? campaign : usual
}

/** Lowest first; equal ones by id, so that the answer never depends on the order of reading. */
function byPrice(a: AgreedOffer, b: AgreedOffer): number {
  return comparePrices(a, b) || a.condition.id.localeCompare(b.condition.id)
}

function reaches(amount: Amount, { condition, unit }: AgreedOffer): boolean {
  // Most conditions hold for every quantity; a listing asks for thousands of them.
  return (
    condition.scaleFrom === '0' ||
    compareQuantities(amount.quantity, amount.unit, condition.scaleFrom, unit) >= 0
  )
}

interface PriceChange {
  from: Decimal
  fromUnit: string
  offer: Offer
}

/** The quantities above the amount at which the price changes; up, too, where a more specific condition begins. */
function changesAbove(offers: Offers, amount: Amount): PriceChange[] {
  const steps = [...offers.agreed, ...offers.campaigns]
    .filter((offer) => !reaches(amount, offer))
    .toSorted((a, b) => compareQuantities(a.condition.scaleFrom, a.unit, b.condition.scaleFrom, b.unit))
  const changes: PriceChange[] = []
  let current = bestOffer(offers, amount)
  for (const { condition, unit, volumeUnit } of steps) {
    const best = bestOffer(offers, { quantity: condition.scaleFrom, unit })
    if (best === undefined || (current && comparePrices(best, current) === 0)) continue
    changes.push({ from: condition.scaleFrom, fromUnit: volumeUnit, offer: best })
    current = best
  }
  return changes
}

function scalePrice({ from, fromUnit, offer }: PriceChange): ScalePrice {
  return { from, fromUnit, ...unitPrice(offer) }
}

function explain(offer: Offer): NetPrice {
  const { condition } = offer
  if (condition === undefined) return { ...unitPrice(offer), reason: 'retail' }
  const reason = condition.campaign ? 'campaign' : condition.level
  return { ...unitPrice(offer), reason, conditionId: condition.id, validTo: condition.validTo }
}

function unitPrice({ price, currency, costUnit, volumeUnit }: UnitPrice): UnitPrice {
  return { price, currency, costUnit, volumeUnit }
}
