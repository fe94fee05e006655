import { toDecimal } from '@shop/contract/decimal'
import type { Result } from '@shop/contract/define-resource'
import { type DocumentTypeNumber, documentStatuses, documentTypes } from '@shop/contract/documents'
import type { docs } from '@shop/contract/resources/docs'
import type { documents } from './tables.ts'

export type DocumentRow = typeof documents.$inferSelect
export type DocumentHead = Result<typeof docs, 'GET_LIST'>['documents'][number]

/** Columns of a document's head that list and detail share. */
export type HeadRow = Pick<
  DocumentRow,
  | 'docid'
  | 'doctype'
  | 'status'
  | 'orderNumber'
  | 'createDate'
  | 'dueDate'
  | 'billDate'
  | 'validFrom'
  | 'validTo'
  | 'desiredDeliveryDate'
  | 'creatorName'
  | 'currency'
  | 'netPrice'
  | 'grossPrice'
  | 'retailPrice'
  | 'kommission'
  | 'projectName'
  | 'projectNumber'
  | 'positionCount'
>

/** The wire name of a document type. */
export const typeName = (doctype: number): string => documentTypes[doctype as DocumentTypeNumber]

export const statusName = (status: DocumentRow['status']) => documentStatuses[status] ?? 'unknown'

/** An amount as the database writes it ("12.50") as canonical decimal ("12.5"). */
export const amount = (value: string | null): string | null =>
  value === null ? null : (toDecimal(value) ?? null)

/** A head as it leaves: net and gross only for whoever may see net prices. */
export function documentHead(row: HeadRow, seesNet: boolean): DocumentHead {
  const { status, netPrice, grossPrice, retailPrice, ...rest } = row
  return {
    ...rest,
    type: typeName(row.doctype),
    status: statusName(status),
    orderNumber: row.orderNumber ?? '',
    netPrice: seesNet ? amount(netPrice) : null,
    grossPrice: seesNet ? amount(grossPrice) : null,
    retailPrice: amount(retailPrice),
  }
}
