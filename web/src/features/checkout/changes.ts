import type { Difference } from './queries.ts'

/** What one's own choice of delivery or date brings about; it needs no second consent. */
const ownDoing = new Set<Difference['kind']>(['delivery', 'date', 'total'])

/** Of the differences that come back from a choice, those that nobody on this page has caused. */
export function unasked(differences: readonly Difference[]): Difference[] {
  return differences.filter(({ kind }) => !ownDoing.has(kind))
}

/** The differences an answer other than OK carries beside its code. */
export function differencesIn(data: Readonly<Record<string, unknown>>): Difference[] {
  const { differences } = data
  return Array.isArray(differences) ? differences : []
}
