import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'
import { sum } from '@shop/contract/exact'
import { lessPercent, splitAmount, type Taxed, type TaxShare, vatShares } from '@shop/contract/money'
import { type Surcharge, surchargeSum } from './surcharges.ts'
import { type TaxRate, taxRate } from './tax-rates.ts'

/** Early payment discount of the customer. */
export interface PaymentTerms {
  skontoDays: number
  skontoPercent: Decimal
}

export interface Totals {
  /** Net of the lines. */
  goods: Decimal
  surcharges: Decimal
  net: Decimal
  vat: TaxShare[]
  gross: Decimal
  /** What is left to pay within the Skonto days; absent where none is agreed. */
  skonto?: { days: number; percent: Decimal; amount: Decimal; payable: Decimal }
}

/**
 * Adds up an order or invoice. Surcharges without a tax code of their own are ancillary to the goods and share their
 * rates in proportion to the nets; VAT is computed per category and rate on the sums (EN 16931, BR-CO-17).
 * @param lines nets in cents with category and rate
 * @param rates VAT rates, for surcharges that have a tax code
 */
export function totalsOf(order: {
  lines: readonly Taxed[]
  surcharges: readonly Surcharge[]
  rates: readonly TaxRate[]
  deliveryDay: Day
  terms?: PaymentTerms
}): Totals {
  const { lines, surcharges, terms } = order
  const goods = sum(lines.map((line) => line.net))
  const surchargeNet = surchargeSum(surcharges)
  const vat = vatShares([...lines, ...surcharges.flatMap((surcharge) => taxedParts(surcharge, order))])
  const net = sum([goods, surchargeNet])
  const gross = sum([net, ...vat.map((share) => share.vat)])
  return { goods, surcharges: surchargeNet, net, vat, gross, ...skontoOf(gross, terms) }
}

/**
 * A surcharge by the rates it is taxed with. The goods' category decides for a tax code, too: a customer under
 * reverse charge or abroad pays no German VAT on his pallets either.
 */
function taxedParts(
  surcharge: Surcharge,
  { lines, rates, deliveryDay }: { lines: readonly Taxed[]; rates: readonly TaxRate[]; deliveryDay: Day },
): Taxed[] {
  const goods = vatShares(lines)
  const { net, taxCode } = surcharge
  if (taxCode !== undefined) {
    const category = goods[0]?.category ?? 'S'
    return [{ net, category, rate: taxRate(rates, { category, code: taxCode }, deliveryDay) }]
  }
  const parts = splitAmount(
    net,
    goods.map((share) => share.net),
  )
  return goods.map(({ category, rate }, index) => ({ net: parts[index] ?? '0', category, rate }))
}

function skontoOf(gross: Decimal, terms: PaymentTerms | undefined): Pick<Totals, 'skonto'> {
  if (terms === undefined || terms.skontoDays === 0 || terms.skontoPercent === '0') return {}
  const { taken, left } = lessPercent(gross, terms.skontoPercent)
  return {
    skonto: { days: terms.skontoDays, percent: terms.skontoPercent, amount: taken, payable: left },
  }
}
