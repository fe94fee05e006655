import type { Answer } from '#web/app/api/resources.ts'

/** Section 3 of the specification: server, portal, user, token, roles, lang, langsDetail, render, options. */
export type PortalConfig = Answer<'oxomi', 'GET_PORTAL'>

/** What the portal asks about and hands over; it goes back to the portal by `next`, completed. */
export interface PortalItem {
  /** As the maker counts, or as the shop does. */
  itemNumber: string
  supplierNumber?: string
  quantity?: string | number
  /** What the shop knows of it; empty: nothing. */
  items: { itemNumber: string; shortText: string; itemUrl: string; quantity: string }[]
  /** Why it did not get into the basket; shown in the portal. */
  error?: string
}

export type PortalHandler = (item: PortalItem, next: (item: PortalItem) => void) => void

export interface PortalHandlers {
  infoplayItemLookup: PortalHandler
  infoplayBasketHandler: PortalHandler
}

/** Views of the portal, by the names of the functions that show them. */
export const portalViews = ['catalogs', 'videos'] as const
export type PortalView = (typeof portalViews)[number]

/** The part of the portal's script that the shop calls. */
export type PortalApi = Record<PortalView, (place: object) => void> & { init(settings: object): void }

declare global {
  interface Window {
    oxomi?: PortalApi
  }
}

/** Why the portal is not there: no answer in time, or a wrong one. */
export class PortalFailure extends Error {
  readonly reason: 'timeout' | 'load'

  constructor(reason: 'timeout' | 'load') {
    super(`the portal failed: ${reason}`)
    this.reason = reason
  }
}
