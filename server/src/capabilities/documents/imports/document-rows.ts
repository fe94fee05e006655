import type { ImportRow } from '@shop/contract/imports/kinds'
import { Big } from 'big.js'
import type { VatLine, documentPositions, documents } from '../tables.ts'

export type DocumentRow = ImportRow<'documents'>
type Stored = typeof documents.$inferSelect

/**
 * Head of a document as the ERP sends it. Where the shop already has the document, what the ERP says nothing about
 * stays: what the customer saw when ordering, who ordered, where it goes.
 */
export function headOf(
  row: DocumentRow,
  docid: string,
  stored: Stored | undefined,
): typeof documents.$inferInsert {
  return {
    docid,
    doctype: row.doctype,
    status: row.status,
    kunnr: row.kunnr,
    orderNumber: row.orderNumber,
    createDate: row.createDate,
    dueDate: row.dueDate ?? stored?.dueDate ?? null,
    billDate: row.billDate ?? stored?.billDate ?? null,
    validFrom: row.validFrom ?? stored?.validFrom ?? null,
    validTo: row.validTo ?? stored?.validTo ?? null,
    desiredDeliveryDate: row.desiredDeliveryDate ?? stored?.desiredDeliveryDate ?? null,
    userId: row.userId ?? stored?.userId ?? null,
    creatorName: row.creatorName ?? stored?.creatorName ?? '',
    currency: row.currency,
    netPrice: row.netPrice ?? stored?.netPrice ?? null,
    grossPrice: row.grossPrice ?? stored?.grossPrice ?? null,
    vat: vatLines(row) ?? stored?.vat ?? [],
    kommission: row.kommission ?? stored?.kommission ?? '',
    projectName: row.projectName ?? stored?.projectName ?? '',
    projectNumber: row.projectNumber ?? stored?.projectNumber ?? '',
    archived: row.archived,
    positionCount: row.positions.length === 0 ? (stored?.positionCount ?? 0) : row.positions.length,
  }
}

/** Positions of a document; retail price, tax category and reference of stored ones are not the ERP's and stay. */
export function positionsOf(row: DocumentRow, docid: string): (typeof documentPositions.$inferInsert)[] {
  return row.positions.map((position) => ({
    docid,
    posnr: position.posnr,
    matnr: position.matnr ?? null,
    text: position.text,
    quantity: position.quantity,
    unit: position.unit,
    remnant: position.remnant,
    status: position.status,
    netPrice: position.price ?? null,
    kpein: position.kpein,
    kmein: position.kmein ?? position.unit,
    netTotal: position.net ?? null,
    vatRate: position.vat_rate,
    deliveryDate: position.delivery_date ?? null,
    demandDate: position.demand_date ?? null,
    deliveries: position.deliveries.map((delivery) => ({
      deliveryDate: delivery.delivery_date,
      quantity: delivery.quantity,
    })),
    alternativeTo: position.alternative_to ?? null,
    partOf: position.part_of ?? null,
    note: position.note ?? '',
  }))
}

/** VAT by rate from the positions, but alternatives; with one rate the ERP's own amount counts. Undefined where there are no amounts. */
function vatLines(row: DocumentRow): VatLine[] | undefined {
  const bases = new Map<string, Big>()
  for (const { vat_rate: rate, net, alternative_to: alternative } of row.positions)
    if (net !== undefined && alternative === undefined)
      bases.set(rate, (bases.get(rate) ?? new Big(0)).plus(net))
  if (bases.size === 0) return undefined
  return [...bases].map(([rate, sum]) => {
    const own = bases.size === 1 ? row.vat : undefined
    const base = bases.size === 1 && row.netPrice !== undefined ? new Big(row.netPrice) : sum
    const amount = own ?? base.times(rate).div(100).round(2, Big.roundHalfUp).toFixed(2)
    return { category: 'S', rate, base: base.toFixed(2), amount }
  })
}
