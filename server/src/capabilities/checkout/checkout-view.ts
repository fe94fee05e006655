import { toDecimal } from '@shop/contract/decimal'
import type { Result } from '@shop/contract/define-resource'
import type { checkout } from '@shop/contract/resources/checkout'
import type { Context } from '#server/http/context.ts'
import { type Difference, differences, multibasket, positionView, totalsView } from '../baskets/public.ts'
import { foreseeBudget } from '../budgets/public.ts'
import { netVisible } from '../prices/public.ts'
import { budgetVerdict } from './budget-verdict.ts'
import type { Calculation } from './calculate.ts'

export type CheckoutAnswer = Result<typeof checkout, 'GET_CHECKOUT'>

/** The checkout as the actor may see it. */
export async function checkoutView(
  calculation: Calculation,
  context: Pick<Context, 'db' | 'actor' | 'shop' | 'today'>,
  changed: Difference[],
): Promise<CheckoutAnswer> {
  const { actor, shop } = context
  const { basket, lines, lineDates, orderer, addresses, places, methods, choices, totals } = calculation
  const { customer } = orderer
  const seesNet = netVisible(actor)
  return {
    basket: multibasket({ ...basket, numUePos: lines.length }),
    checkout: choices,
    positions: lines.map((line, index) => ({
      ...positionView(line, seesNet),
      deliveryDate: lineDates[index] ?? null,
    })),
    totals: totalsView(totals, seesNet),
    addresses,
    defaultGone: calculation.defaultGone,
    plants: places.map(({ werks, name, city, pickupDate, pickupTime }) => ({
      werks,
      name,
      city,
      pickupDate,
      pickupTime,
    })),
    paymentMethods: methods,
    paymentTerms: {
      days: customer.paymentDays,
      skontoDays: customer.skontoDays,
      skontoPercent: toDecimal(customer.skontoPercent) ?? '0',
    },
    nextDeliveryDate: calculation.nextDeliveryDate,
    problems: calculation.problems,
    budget: await budgetVerdict(calculation, context, foreseeBudget),
    differences: changed,
    seen: calculation.snapshot.hash,
    termsVersion: shop.termsVersion,
  }
}

/** What has changed since the basket was shown: under the hash where one is known by it, else the last time. */
export function changesSince({ basket, snapshot }: Calculation, hash?: string): Difference[] {
  const before = basket.seen.find((seen) => seen.hash === hash) ?? basket.seen[0]
  return before === undefined ? [] : differences(before, snapshot)
}

/**
 * Of these changes, those that did not come from the basket's own editing: somebody who returns to the checkout after
 * adding an article or changing a quantity knows what he did, and what follows from it; a changed price or date of
 * another line he does not.
 */
export function unexpected(changes: readonly Difference[]): Difference[] {
  const edited = new Set(changes.filter(({ kind }) => editing.has(kind)).map(({ posnr }) => posnr))
  if (edited.size === 0) return [...changes]
  return changes.filter(({ posnr }) => posnr !== null && !edited.has(posnr))
}

const editing = new Set<Difference['kind']>(['added', 'removed', 'quantity'])
