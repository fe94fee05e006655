export { importDocuments } from './imports/documents.ts'
