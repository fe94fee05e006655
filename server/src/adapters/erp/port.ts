import type { Day } from '@shop/contract/day'
import type { Decimal } from '@shop/contract/decimal'

/** An order as it is handed to the ERP: what the customer saw and agreed to, never recalculated. Amounts are net. */
export type OrderMessage = {
  docid: string
  kunnr: string
  createDate: Day
  createdAt: string
  creatorName: string
  /** Field sales or staff who ordered for the customer; '' where he did himself. */
  actedBy: string
  currency: string
  netPrice: Decimal | null
  grossPrice: Decimal | null
  kommission: string
  projectName: string
  projectNumber: string
  text: string
  deliveryText: string
  /** 01 delivery, 02 pickup. */
  deliveryType: string
  desiredDeliveryDate: Day | null
  deliveryAddress: Record<string, unknown> | null
  pickupWerks: string
  pickupDate: Day | null
  completeDelivery: boolean
  paymentMethod: string
  paymentTerms: { days: number; skontoDays: number; skontoPercent: Decimal }
  surcharges: { kind: string; net: Decimal }[]
  vat: { category: string; rate: Decimal; base: Decimal; amount: Decimal }[]
  positions: OrderMessagePosition[]
}

export type OrderMessagePosition = {
  posnr: number
  matnr: string
  text: string
  quantity: Decimal
  unit: string
  netPrice: Decimal | null
  kpein: number
  kmein: string
  netTotal: Decimal | null
  deliveryDate: Day | null
  note: string
  reference: string
}

/** One entry of the outbox. The same id may come twice: an ERP takes it once. */
export type ErpMessage = { id: string; kind: string; docid: string; kunnr: string; payload: OrderMessage }

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
  readonly deliver: (message: ErpMessage) => Promise<ErpReply>
}
