import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import { isPositive, sum } from '@shop/contract/exact'
import type { TaxCategory, TaxShare } from '@shop/contract/money'
import { ratio } from '@shop/contract/quantity'
import {
  germanTaxRates,
  type PricedLine,
  type SoldArticle,
  type Surcharge,
  type SurchargeRule,
  surchargesOf,
  taxRate,
  totalsOf,
} from '../prices/public.ts'

/** What a basket comes to. Amounts are null where nothing in it has a price. */
export interface OrderTotals {
  currency: string
  /** Sums of the lines, without surcharges. */
  retail: Decimal | null
  goods: Decimal | null
  surcharges: Surcharge[]
  /** Goods and surcharges. */
  net: Decimal | null
  vat: TaxShare[]
  gross: Decimal | null
  /** Kilograms, as far as known. */
  weight: Decimal | null
}

export interface OrderTerms {
  currency: string
  deliveryType: '01' | '02'
  /** VAT rates are those of this day. */
  deliveryDay: Day
  surchargeRules: readonly SurchargeRule[]
  /** Tax category of an article for this customer and destination; the article's own where left out. */
  categoryOf?: (article: SoldArticle) => TaxCategory
}

/** Unit of whole pallets, for the pallet deposit. */
const palletUnit = 'PAL'

/** Adds up lines at the customer's prices, with surcharges and VAT; a line without price counts nothing. */
export function orderTotals(lines: readonly PricedLine[], terms: OrderTerms): OrderTotals {
  const { currency, deliveryType, deliveryDay, surchargeRules, categoryOf } = terms
  const taxed = lines.flatMap(({ netTotal, article }) => {
    const category = article === null ? 'S' : (categoryOf?.(article) ?? article.taxCategory)
    const rate = article === null ? undefined : rateOf(article, category, deliveryDay)
    return netTotal === null || rate === undefined ? [] : [{ net: netTotal, category, rate }]
  })
  const retail = known(lines.map((line) => line.retailTotal))
  const weight = known(lines.map((line) => line.weight))
  if (taxed.length === 0)
    return { currency, retail, goods: null, surcharges: [], net: null, vat: [], gross: null, weight }
  const goods = sum(taxed.map((line) => line.net))
  const pallets = lines.reduce((count, line) => count + wholePallets(line), 0)
  const surcharges = surchargesOf(surchargeRules, {
    currency,
    deliveryType,
    goods,
    weight: weight ?? '0',
    pallets,
  })
  const totals = totalsOf({ lines: taxed, surcharges, rates: germanTaxRates, deliveryDay })
  return {
    currency,
    retail,
    goods,
    surcharges,
    net: totals.net,
    vat: totals.vat,
    gross: totals.gross,
    weight,
  }
}

/** Totals as they leave: without the permission nothing that a net price could be read from. */
export function totalsView(totals: OrderTotals, seesNet: boolean) {
  return {
    currency: totals.currency,
    retail: totals.retail,
    net: seesNet ? totals.goods : null,
    surcharges: seesNet ? totals.surcharges.map(({ kind, net }) => ({ kind, net })) : [],
    vat: seesNet
      ? totals.vat.map(({ category, rate, net, vat }) => ({ category, rate, base: net, amount: vat }))
      : [],
    gross: seesNet ? totals.gross : null,
    weight: totals.weight,
  }
}

/** The VAT rate of an article; undefined where none is configured for its tax code, so that it cannot be ordered. */
export function rateOf(
  { taxCode }: Pick<SoldArticle, 'taxCode'>,
  category: TaxCategory,
  deliveryDay: Day,
): Decimal | undefined {
  const isKnown = category !== 'S' || germanTaxRates.some(({ code }) => code === taxCode)
  return isKnown ? taxRate(germanTaxRates, { category, code: taxCode }, deliveryDay) : undefined
}

function known(amounts: readonly (Decimal | null)[]): Decimal | null {
  const given = amounts.filter((amount) => amount !== null)
  return given.length === 0 ? null : sum(given)
}

function wholePallets({ article, unit, quantity }: PricedLine): number {
  const [from, pallet] = [article?.fractions.get(unit), article?.fractions.get(palletUnit)]
  if (from === undefined || pallet === undefined || !isPositive(quantity)) return 0
  const { dividend, divisor } = ratio(quantity, from, pallet)
  return dividend.minus(dividend.mod(divisor)).div(divisor).toNumber()
}
