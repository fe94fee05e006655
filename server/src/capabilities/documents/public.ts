export { visibleDocumentTypes } from './visible-types.ts'
export { importDocuments } from './imports/documents.ts'
