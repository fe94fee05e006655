import type { OrderMessage } from '@shop/contract/outbox'
import type { Db } from '#server/db/connection.ts'
import { amount, type DocumentRow } from './head.ts'
import { type PositionRow, getDocument, listPositions } from './store.ts'
import type { DocumentAddress } from './tables.ts'

/** An order as it is stored, its lines in their order. */
export type StoredOrder = { document: DocumentRow; positions: PositionRow[] }

export const readOrder = async (db: Db, docid: string): Promise<StoredOrder> => ({
  document: await getDocument(db, docid),
  positions: await listPositions(db, docid),
})

/** A stored order as the ERP gets it. */
export function orderMessage({ document: row, positions }: StoredOrder): OrderMessage {
  return {
    docid: row.docid,
    kunnr: row.kunnr,
    createDate: row.createDate,
    createdAt: row.createdAt.toISOString(),
    creatorName: row.creatorName,
    actedBy: row.actedBy,
    currency: row.currency,
    netPrice: amount(row.netPrice),
    grossPrice: amount(row.grossPrice),
    kommission: row.kommission,
    projectName: row.projectName,
    projectNumber: row.projectNumber,
    text: row.textNote,
    deliveryText: row.deliveryNote,
    deliveryType: row.deliveryType,
    desiredDeliveryDate: row.desiredDeliveryDate,
    deliveryAddress: row.deliveryAddress && addressOf(row.deliveryAddress),
    pickupWerks: row.pickupWerks,
    pickupDate: row.pickupDate,
    completeDelivery: row.completeDelivery,
    paymentMethod: row.paymentMethod,
    paymentTerms: {
      days: row.paymentDays,
      skontoDays: row.skontoDays,
      skontoPercent: amount(row.skontoPercent) ?? '0',
    },
    surcharges: row.surcharges,
    vat: row.vat,
    positions: positions.map(position),
  }
}

function addressOf({ id, firstName, name, street, plz, city, country }: DocumentAddress) {
  return { id, firstName, name, street, plz, city, country }
}

function position(row: PositionRow): OrderMessage['positions'][number] {
  return {
    posnr: row.posnr,
    matnr: row.matnr ?? '',
    text: row.text,
    quantity: amount(row.quantity) ?? '0',
    unit: row.unit,
    netPrice: amount(row.netPrice),
    kpein: row.kpein,
    kmein: row.kmein,
    netTotal: amount(row.netTotal),
    deliveryDate: row.deliveryDate,
    note: row.note,
    reference: row.reference,
  }
}
