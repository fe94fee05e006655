import type { OutboxMessage } from '@shop/contract/outbox'

/**
 * What the ERP says to a message:
 * - `accepted`: it has it and acknowledges later;
 * - `acknowledged`: the order stands, under the ERP's number; the shop numbers it where the ERP leaves that to it;
 * - `refused`: it will not come to be, and why.
 */
export type ErpReply =
  | { outcome: 'accepted' }
  | { outcome: 'acknowledged'; orderNumber?: string }
  | { outcome: 'refused'; reason: string }

/** The ERP behind the shop. `deliver` throws when the message has to be sent again. */
export type Erp = {
  readonly kind: 'built-in' | 'endpoint' | 'fetching'
  readonly deliver: (message: OutboxMessage) => Promise<ErpReply>
}
