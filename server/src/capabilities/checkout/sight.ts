import type { Day } from '@shop/contract/day'
import { type OrderTotals, type ReadLine, type Snapshot, snapshotOf, totalsView } from '../baskets/public.ts'
import type { DocumentAddress } from '../documents/public.ts'
import type { Choices } from './choices.ts'
import { addressLine } from './free-address.ts'

type Shown = {
  lines: readonly ReadLine[]
  lineDates: readonly (Day | null)[]
  choices: Choices
  wished: Day | null
  totals: OrderTotals
  /** Where the goods would be delivered; undefined where that is not known. */
  address: DocumentAddress | undefined
}

/** What the checkout shows to somebody with or without net prices: what he accepts by ordering. */
export function sightOf(
  { lines, lineDates, choices, wished, totals, address }: Shown,
  net: boolean,
): Snapshot {
  const seen = totalsView(totals, net)
  const { delivery_type, delivery_address, pickup_werks, payment_method, complete_delivery } = choices
  const { kommi, project1, project2, text, delivery_text } = choices
  const where = delivery_type === '01' ? delivery_address : pickup_werks
  return snapshotOf({
    net,
    lines: lines.map(({ posnr, matnr, quantity, unit, priced }, index) => {
      const price = net ? priced.netPrice : priced.retailPrice
      return {
        posnr,
        matnr,
        quantity,
        unit,
        price: price?.price ?? null,
        basis: price === null ? '' : `${price.costUnit} ${price.volumeUnit}`,
        amount: net ? priced.netTotal : priced.retailTotal,
        availability: priced.availability?.availabilityFlag ?? '',
        date: lineDates[index] ?? null,
      }
    }),
    delivery: [delivery_type, where, complete_delivery ? 'complete' : '']
      .filter((part) => part !== '')
      .join(' '),
    address: delivery_type === '01' && address !== undefined ? addressLine(address) : '',
    payment: payment_method,
    date: wished,
    surcharges: seen.surcharges,
    vat: seen.vat.map(({ category, rate, amount }) => ({ category, rate, amount })),
    total: net ? seen.gross : seen.retail,
    texts: { kommi, project1, project2, text, delivery_text },
  })
}
