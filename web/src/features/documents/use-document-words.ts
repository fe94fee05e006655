import type { DocumentType } from '@shop/contract/documents'
import { useTexts } from '#web/app/i18n/use-texts.ts'

/** What a document is named by. */
export interface NamedDocument {
  type: string
  orderNumber: string
  docid: string
}

/** Names of document types and single documents in the visitor's language. */
export const useDocumentWords = () => documentWords(useTexts('documents'))

/** As useDocumentWords, outside components. */
export function documentWords(t: ReturnType<typeof useTexts<'documents'>>) {
  // The wire names are those of the contract; an unknown one shows its key.
  const typeName = (type: string) => t(`type.${type as DocumentType}`)
  return {
    typeName,
    /** "Rechnung 9001234": by the number the customer knows from paper, until there is one the shop's. */
    documentName: ({ type, orderNumber, docid }: NamedDocument) =>
      `${typeName(type)} ${orderNumber || docid}`,
  }
}
