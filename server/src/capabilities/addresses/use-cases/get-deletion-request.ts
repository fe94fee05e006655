import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { requestView } from '../deletion-view.ts'
import { findRequest } from '../deletions-store.ts'

/** GET_DELETION_REQUEST */
export const getDeletionRequest: UseCase<typeof addresses, 'GET_DELETION_REQUEST'> = async (
  input,
  { db, fail },
) => {
  const request = await findRequest(db, input.deletion_id)
  if (request === undefined) throw fail('NOT_FOUND')
  return { deletion: requestView(request) }
}
