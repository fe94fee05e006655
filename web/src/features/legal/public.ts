export { LegalSections } from './legal-sections.tsx'
export { legalTextQuery } from './queries.ts'
