import type { Actor } from '#server/http/context.ts'
import type { PricedLine } from './priced-line.ts'

/**
 * Whether net prices may leave the server to this actor, by any way. The only place that decides it; the user's
 * switch `showNetPrice` merely hides what he may see.
 */
export function netVisible(actor: Pick<Actor, 'kunnr' | 'permissions'>): boolean {
  return actor.kunnr !== '' && actor.permissions.has('NET_PRICES')
}

/** The line without anything a net price could be read from. */
export function withoutNet(line: PricedLine): PricedLine {
  return { ...line, netPrice: null, netTotal: null, explanation: null, scalePrices: [] }
}
