import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import { divide } from '@shop/contract/exact'
import { lineAmount } from '@shop/contract/money'
import { baseFraction, type Fraction, ratio } from '@shop/contract/quantity'
import { type AvailabilityAnswer, availabilityAnswer } from '../availability/public.ts'
import type { Condition } from './condition.ts'
import { type NetPrice, netPrice, type PriceQuestion, type ScalePrice, scalePrices } from './net-price.ts'
import type { UnitPrice } from './retail-price.ts'
import { type SoldArticle, unitOf } from './sold-article.ts'

/** What a price is asked for; without a unit the unit of sale, without a quantity its step (1 of any other unit). */
export interface AskedLine {
  matnr: string
  unit?: string | undefined
  quantity?: Decimal | undefined
}

/** Everything an answer, a basket or a document needs to know of a line; amounts are net of VAT. */
export interface PricedLine {
  matnr: string
  unit: string
  quantity: Decimal
  /** Null where the shop has no such article; then everything below is null, too. */
  article: SoldArticle | null
  /** False where the article has no such unit; then there are prices and no totals. */
  unitKnown: boolean
  availability: AvailabilityAnswer | null
  retailPrice: UnitPrice | null
  netPrice: UnitPrice | null
  retailTotal: Decimal | null
  netTotal: Decimal | null
  explanation: Explanation | null
  scalePrices: ScalePrice[]
  /** No price for this customer: can be inquired, not ordered. */
  onRequest: boolean
  /** Kilograms of the quantity; null where the article's weight is not known. */
  weight: Decimal | null
}

export interface Explanation {
  rule: NetPrice['reason']
  /** Last day of the price; null without end. */
  validTo: Day | null
  nextScale: ScalePrice | null
}

export interface PriceView {
  today: Day
  currency: string
  /** The customer's branch, '' for none. */
  werks: string
  /** False for guests, who have retail prices only. */
  hasCustomer: boolean
  /** Whether to list all scale prices, too. */
  scale: boolean
}

/** The ERP's way to say 'without end'. */
const endOfTime = '9999-12-31'

export function unknownLine({ matnr, unit, quantity }: AskedLine): PricedLine {
  return {
    matnr,
    unit: unit ?? '',
    quantity: quantity ?? '1',
    article: null,
    unitKnown: false,
    availability: null,
    retailPrice: null,
    netPrice: null,
    retailTotal: null,
    netTotal: null,
    explanation: null,
    scalePrices: [],
    onRequest: true,
    weight: null,
  }
}

/** Prices a line of a known article; with everything, whoever asks (see `withoutNet`). */
export function pricedLine(
  asked: AskedLine,
  article: SoldArticle,
  conditions: readonly Condition[],
  view: PriceView,
): PricedLine {
  const { today, currency } = view
  const unit = asked.unit === undefined ? article.salesUnit : unitOf(asked.unit, article)
  const quantity = asked.quantity ?? (unit === article.salesUnit ? article.step : '1')
  const fraction = article.fractions.get(unit)
  const question: PriceQuestion = {
    article: {
      baseUnit: article.meins,
      units: article.fractions,
      ...(article.retail && { retail: article.retail }),
    },
    conditions,
    today,
    currency,
  }
  const amount = fraction ? { quantity, unit: fraction } : { quantity: '0', unit: baseFraction }
  const net = view.hasCustomer ? netPrice(question, amount.quantity, amount.unit) : undefined
  const total = (price: UnitPrice | undefined): Decimal | null =>
    price && fraction ? totalOf(price, quantity, fraction, article) : null
  return {
    matnr: article.matnr,
    unit,
    quantity,
    article,
    unitKnown: fraction !== undefined,
    availability: availabilityAnswer(
      article.stock,
      fraction ? amount : { quantity: '1', unit: baseFraction },
      { procurable: article.procurable, today },
      view.werks,
    ),
    retailPrice: article.retail ?? null,
    netPrice: net ?? null,
    retailTotal: total(article.retail),
    netTotal: total(net),
    explanation: net ? explanation(net) : null,
    scalePrices: view.scale && view.hasCustomer ? scalePrices(question) : [],
    onRequest: (view.hasCustomer ? net : article.retail) === undefined,
    weight: fraction && article.weight !== undefined ? weightOf(quantity, fraction, article.weight) : null,
  }
}

function totalOf(price: UnitPrice, quantity: Decimal, unit: Fraction, article: SoldArticle): Decimal | null {
  const priceUnit = article.fractions.get(price.volumeUnit)
  if (priceUnit === undefined) return null
  return lineAmount({ quantity, unit, price: price.price, costUnit: price.costUnit, priceUnit })
}

function explanation({ reason, validTo, nextScale }: NetPrice): Explanation {
  return {
    rule: reason,
    validTo: validTo === undefined || validTo === endOfTime ? null : validTo,
    nextScale: nextScale ?? null,
  }
}

function weightOf(quantity: Decimal, unit: Fraction, weight: Decimal): Decimal {
  const { dividend, divisor } = ratio(quantity, unit, baseFraction)
  return divide(dividend.times(weight), divisor, 3)
}
