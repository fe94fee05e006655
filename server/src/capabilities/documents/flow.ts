import type { Result } from '@shop/contract/define-resource'
import type { docs } from '@shop/contract/resources/docs'
import { statusName, typeName } from './head.ts'
import type { FlowRow } from './store.ts'

/** The document flow as it leaves. */
export const documentFlow = (
  rows: readonly FlowRow[],
): Result<typeof docs, 'GET_DOCUMENT_FLOW'>['documentFlow'] =>
  rows.map((row) => ({
    docid: row.docid,
    doctype: row.doctype,
    type: typeName(row.doctype),
    orderNumber: row.orderNumber ?? '',
    date: row.createDate,
    status: statusName(row.status),
    relation: row.relation,
  }))
