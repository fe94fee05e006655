import { type DocumentTypeNumber, documentTypeNumbers } from '@shop/contract/documents'
import type { Permission } from '@shop/contract/permissions'

/**
 * Which permissions show which type of document; one of them is enough. The one table behind list, detail, flow,
 * export and archive. A type without an entry is shown to nobody: 3, vacant, is taken on import and never listed.
 * Budget managers see the orders they decide about.
 */
const shownBy: Readonly<Partial<Record<DocumentTypeNumber, readonly Permission[]>>> = {
  1: ['DOCUMENTS_ORDERS'],
  2: ['DOCUMENTS_INVOICES'],
  4: ['DOCUMENTS_INVOICES'],
  5: ['DOCUMENTS_OFFERS'],
  6: ['DOCUMENTS_ORDERS'],
  7: ['DOCUMENTS_OFFERS'],
  9: ['DOCUMENTS_ORDERS', 'BUDGETS_RELEASE'],
  10: ['DOCUMENTS_ORDERS'],
  12: ['DOCUMENTS_DELIVERIES'],
  13: ['DOCUMENTS_DELIVERIES'],
}

/** Types of documents somebody with these permissions may see, in the order of their numbers. */
export function visibleDocumentTypes({
  permissions,
}: {
  permissions: ReadonlySet<Permission>
}): DocumentTypeNumber[] {
  return documentTypeNumbers.filter((type) => shownBy[type]?.some((name) => permissions.has(name)) ?? false)
}
