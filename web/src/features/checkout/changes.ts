import type { Checkout, Difference } from './queries.ts'

/**
 * Of the differences since the last look, those the visitor did not bring about himself: another price, another
 * availability. A line whose quantity was changed, or that is new, has them of its own accord.
 */
export function unasked(differences: readonly Difference[]): Difference[] {
  const touched = new Set(
    differences.filter(({ kind }) => kind === 'quantity' || kind === 'added').map(({ posnr }) => posnr),
  )
  return differences.filter(
    ({ kind, posnr }) => (kind === 'price' || kind === 'availability') && !touched.has(posnr),
  )
}

/** Whether money and stock are those of another look: days and places follow from what the visitor chose himself. */
export const isSameOffer = (one: Checkout, other: Checkout): boolean => offerOf(one) === offerOf(other)

const offerOf = ({ totals, positions }: Checkout): string =>
  JSON.stringify([
    totals,
    positions.map(({ posnr, quantity, netTotal, retailTotal, availability }) => [
      posnr,
      quantity,
      netTotal,
      retailTotal,
      availability?.availabilityFlag,
    ]),
  ])

/** The differences an answer other than OK carries beside its code. */
export function differencesIn(data: Readonly<Record<string, unknown>>): Difference[] {
  const { differences } = data
  return Array.isArray(differences) ? differences : []
}
