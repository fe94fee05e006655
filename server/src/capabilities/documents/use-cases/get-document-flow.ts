import type { docs } from '@shop/contract/resources/docs'
import type { UseCase } from '#server/http/context.ts'
import { documentFlow } from '../flow.ts'
import { findDocument, listFlow } from '../store.ts'
import { visibleDocumentTypes } from '../visible-types.ts'

/** GET_DOCUMENT_FLOW: only documents the user may see, himself in between. */
export const getDocumentFlow: UseCase<typeof docs, 'GET_DOCUMENT_FLOW'> = async (
  input,
  { db, actor, fail },
) => {
  const { kunnr } = actor
  const types = visibleDocumentTypes(actor)
  const found = await findDocument(db, { ...input, kunnr, types })
  if (found === undefined) throw fail('DOCUMENT_NOT_FOUND')
  return { documentFlow: documentFlow(await listFlow(db, { kunnr, types, docid: found.docid })) }
}
