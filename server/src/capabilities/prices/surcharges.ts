import type { Decimal } from '@shop/contract/decimal'
import { compare, multiply, subtract, sum } from '@shop/contract/exact'
import { roundCents } from '@shop/contract/money'

/** What the wholesaler charges besides the goods, as configured per installation and currency. */
export type SurchargeRule = FreightRule | SmallQuantityRule | PalletDepositRule

interface AnyRule {
  currency: string
  /** Delivery types the rule is for: 01 delivery, 02 pickup. */
  deliveryTypes: readonly ('01' | '02')[]
}

/** Freight by weight; free from a net value of goods on. */
interface FreightRule extends AnyRule {
  kind: 'freight'
  /** Ascending; the last one carries everything heavier, too. Amounts are net. */
  tiers: readonly { upToKg: Decimal; amount: Decimal }[]
  freeFrom?: Decimal
}

/** A fixed amount on orders whose goods are worth less than `below`. */
interface SmallQuantityRule extends AnyRule {
  kind: 'smallQuantity'
  below: Decimal
  amount: Decimal
}

/** A deposit per whole pallet; it is a supply of its own with its own tax code. */
interface PalletDepositRule extends AnyRule {
  kind: 'palletDeposit'
  amountEach: Decimal
  taxCode: string
}

export interface Surcharge {
  kind: SurchargeRule['kind']
  net: Decimal
  /** Absent: an ancillary supply, taxed like the goods in proportion. */
  taxCode?: string
  /** Number of pallets of a deposit. */
  quantity?: number
  /** How much more goods value makes this surcharge go away. */
  freeAfter?: Decimal
}

export interface OrderFacts {
  currency: string
  deliveryType: '01' | '02'
  /** Net value of the goods. */
  goods: Decimal
  /** Weight in kg, as far as known. */
  weight: Decimal
  /** Whole pallets over all lines. */
  pallets: number
}

/** The surcharges of an order, in the order of the rules; none for an empty order. */
export function surchargesOf(rules: readonly SurchargeRule[], order: OrderFacts): Surcharge[] {
  if (order.goods === '0') return []
  return rules
    .filter((rule) => rule.currency === order.currency && rule.deliveryTypes.includes(order.deliveryType))
    .flatMap((rule) => surchargeOf(rule, order) ?? [])
    .filter((surcharge) => surcharge.net !== '0')
}

/** Net sum of surcharges. */
export function surchargeSum(surcharges: readonly Surcharge[]): Decimal {
  return sum(surcharges.map(({ net }) => net))
}

function surchargeOf(rule: SurchargeRule, order: OrderFacts): Surcharge | undefined {
  if (rule.kind === 'freight') return freight(rule, order)
  if (rule.kind === 'smallQuantity') return smallQuantity(rule, order)
  return palletDeposit(rule, order)
}

function freight(
  { kind, tiers, freeFrom }: FreightRule,
  { goods, weight }: OrderFacts,
): Surcharge | undefined {
  if (freeFrom !== undefined && compare(goods, freeFrom) >= 0) return undefined
  const tier = tiers.find(({ upToKg }) => compare(weight, upToKg) <= 0) ?? tiers.at(-1)
  if (tier === undefined) return undefined
  const free = freeFrom === undefined ? {} : { freeAfter: subtract(freeFrom, goods) }
  return { kind, net: roundCents(tier.amount), ...free }
}

function smallQuantity(
  { kind, below, amount }: SmallQuantityRule,
  { goods }: OrderFacts,
): Surcharge | undefined {
  if (compare(goods, below) >= 0) return undefined
  return { kind, net: roundCents(amount), freeAfter: subtract(below, goods) }
}

function palletDeposit({ kind, amountEach, taxCode }: PalletDepositRule, { pallets }: OrderFacts): Surcharge {
  return { kind, net: roundCents(multiply(amountEach, pallets)), taxCode, quantity: pallets }
}
