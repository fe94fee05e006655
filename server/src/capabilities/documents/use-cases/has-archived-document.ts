import type { docs } from '@shop/contract/resources/docs'
import type { UseCase } from '#server/http/context.ts'
import { hasOriginal } from '../original.ts'
import { findDocument } from '../store.ts'
import { visibleDocumentTypes } from '../visible-types.ts'

/** HAS_ARCHIVED_DOCUMENT: for this reader, in the archive now; `order_type` is accepted, the docid already names one document. */
export const hasArchivedDocument: UseCase<typeof docs, 'HAS_ARCHIVED_DOCUMENT'> = async (input, context) => {
  const { db, actor, fail } = context
  const { docid, doctype } = input
  const found = await findDocument(db, {
    docid,
    doctype,
    kunnr: actor.kunnr,
    types: visibleDocumentTypes(actor),
  })
  if (found === undefined) throw fail('DOCUMENT_NOT_FOUND')
  return { hasArchivedDocument: await hasOriginal(found, context) }
}
