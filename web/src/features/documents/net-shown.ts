import { useNetShown } from '#web/features/offers/public.ts'
import type { DocumentDetail, DocumentHead } from './queries.ts'

/**
 * Documents as they may be on screen: without their amounts while the user's switch hides net prices, as the server
 * sends them to whoever may not see any.
 */
export function useShownHeads(documents: readonly DocumentHead[]): readonly DocumentHead[] {
  return useNetShown() ? documents : documents.map(withoutNet)
}

/** As useShownHeads, of one document with its lines. */
export function useShownDetail(detail: DocumentDetail): DocumentDetail {
  if (useNetShown()) return detail
  return {
    ...detail,
    documentHead: { ...withoutNet(detail.documentHead), surcharges: [], vat: [] },
    documentPositions: detail.documentPositions.map((line) => ({ ...line, netPrice: null, netTotal: null })),
  }
}

const withoutNet = <Head extends DocumentHead>(head: Head): Head => ({
  ...head,
  netPrice: null,
  grossPrice: null,
})
