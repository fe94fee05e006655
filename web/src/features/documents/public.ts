export { ContactCard } from './contact-card.tsx'
export { DocumentStatus } from './document-status.tsx'
export { documentsQuery } from './queries.ts'
export { useDocumentWords } from './use-document-words.ts'
