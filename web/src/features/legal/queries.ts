import { getQuery } from '#web/app/api/queries.ts'
import type { Input } from '#web/app/api/resources.ts'

export type LegalKind = Input<'misc', 'GET_LEGAL_TEXT'>['kind']

/** A legal text in the visitor's language with the version that is accepted. */
export const legalTextQuery = (kind: LegalKind) => getQuery('misc', 'GET_LEGAL_TEXT', { kind })
