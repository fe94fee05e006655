import type { Difference } from './queries.ts'

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

/** The differences an answer other than OK carries beside its code. */
export function differencesIn(data: Readonly<Record<string, unknown>>): Difference[] {
  const { differences } = data
  return Array.isArray(differences) ? differences : []
}
