import type { Result } from '@shop/contract/define-resource'
import type { docs } from '@shop/contract/resources/docs'
import { type DocumentRow, amount, documentHead } from './head.ts'

type DetailHead = Result<typeof docs, 'GET_DETAIL'>['documentHead']

/** The head of one document with everything that was agreed. Surcharges and VAT are net amounts, too. */
export function documentDetailHead(row: DocumentRow, seesNet: boolean): DetailHead {
  const texts = [
    { kind: 'text' as const, text: row.textNote },
    { kind: 'delivery' as const, text: row.deliveryNote },
    { kind: 'reason' as const, text: row.reason },
  ]
  return {
    ...documentHead(row, seesNet),
    texts: texts.filter(({ text }) => text !== ''),
    deliveryType: row.deliveryType,
    pickupWerks: row.pickupWerks,
    deliveryAddress: row.deliveryAddress,
    paymentMethod: row.paymentMethod,
    paymentTerms: {
      days: row.paymentDays,
      skontoDays: row.skontoDays,
      skontoPercent: amount(row.skontoPercent) ?? '0',
    },
    completeDelivery: row.completeDelivery,
    surcharges: seesNet ? row.surcharges : [],
    vat: seesNet ? row.vat : [],
    actedBy: row.actedBy,
  }
}
