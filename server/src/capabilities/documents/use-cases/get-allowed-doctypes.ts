import type { docs } from '@shop/contract/resources/docs'
import type { UseCase } from '#server/http/context.ts'
import { typeName } from '../head.ts'
import { visibleDocumentTypes } from '../visible-types.ts'

/** GET_ALLOWED_DOCTYPES */
export const getAllowedDoctypes: UseCase<typeof docs, 'GET_ALLOWED_DOCTYPES'> = async (
  _input,
  { actor },
) => ({
  allowedDocumentTypes: visibleDocumentTypes(actor).map((doctype) => ({ doctype, type: typeName(doctype) })),
})
