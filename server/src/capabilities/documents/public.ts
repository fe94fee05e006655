export { visibleDocumentTypes } from './visible-types.ts'
