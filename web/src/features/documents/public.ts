export { ContactCard } from './contact-card.tsx'
export { DocumentStatus } from './document-status.tsx'
export { documentsQuery } from './queries.ts'
export { documentWords, useDocumentWords } from './use-document-words.ts'
