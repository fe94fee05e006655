/** Document types by the number of the specification (section 4) and their wire names (section 3). */
export const documentTypes = {
  1: 'order',
  2: 'invoice',
  3: 'vacant',
  4: 'creditNote',
  5: 'offer',
  6: 'releaseOrder',
  7: 'inquiry',
  9: 'budgetOrder',
  10: 'queued',
  12: 'return',
  13: 'deliveryNote',
} as const

export type DocumentTypeNumber = keyof typeof documentTypes
export type DocumentType = (typeof documentTypes)[DocumentTypeNumber]
export const documentTypeNumbers = [
  1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 13,
] as const satisfies DocumentTypeNumber[]

/** Document status by its letter; for filtering, A may be shown as open and partly completed. */
export const documentStatuses = { A: 'open', B: 'partlyCompleted', C: 'completed', X: 'canceled' } as const
export type DocumentStatusLetter = keyof typeof documentStatuses

/** Types that UGL, the format of craft software, has a kind for: what the wholesaler confirms, offers, charges, credits. */
const uglTypes: readonly number[] = [1, 2, 4, 5, 6]
export const hasUgl = (doctype: number): boolean => uglTypes.includes(doctype)

/** Types that are electronic invoices: invoices and credit notes. */
export const hasElectronicInvoice = (doctype: number): boolean => doctype === 2 || doctype === 4

/** Why a document has no form in a format of other programs. */
export const formatFaults = [
  'TYPE',
  'NET_HIDDEN',
  'NUMBER_TOO_LONG',
  'AMOUNT_TOO_LARGE',
  'NEGATIVE',
  'SUMS',
  'SELLER_INCOMPLETE',
  'NO_BUYER_REFERENCE',
  'NO_BUYER_ADDRESS',
  'NO_DELIVERY_DAY',
] as const
export type FormatFault = (typeof formatFaults)[number]
