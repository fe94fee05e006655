import { bytesOf, inCodePage850, inLines } from './ugl/code-page.ts'

export { createSheet } from './letter/sheet.ts'
export type { DocumentRow } from './head.ts'
export { importDocuments } from './imports/documents.ts'
export type { Letter } from './letter/compose-letter.ts'
export { documentLetter, letterPdf } from './letter/document-pdf.ts'
export { letterWords } from './letter/words.ts'
export { orderMessage, readOrder, type StoredOrder } from './order-message.ts'
export { createDocument, findOrder, findOrderByNumber, moveOrder, nextErpNumber } from './order-store.ts'
export { suggestDocuments } from './suggest-documents.ts'
export {
  createFollowUp,
  creditedQuantities,
  lockDocument,
  saveDelivery,
  setStatus,
} from './follow-up-store.ts'
export { amount as documentAmount, statusName, typeName } from './head.ts'
export { findContact, findDocument, getDocument, listPositions, type PositionRow } from './store.ts'
export { daysOf } from './timespan.ts'
export { visibleDocumentTypes } from './visible-types.ts'
export type { DocumentAddress } from './tables.ts'

/** Texts for programs of the trade that read code page 850. */
export const codePage850 = { write: inCodePage850, bytes: bytesOf, inLines }
