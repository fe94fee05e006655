import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { requestView } from '../deletion-view.ts'
import { listRequests } from '../deletions-store.ts'

/** GET_DELETION_REQUESTS */
export const getDeletionRequests: UseCase<typeof addresses, 'GET_DELETION_REQUESTS'> = async (
  input,
  { db },
) => {
  const { query = '', only_open: onlyOpen, start, rows } = input
  const { deletions, numFound } = await listRequests(db, { query: query.trim(), onlyOpen, start, rows })
  return { deletions: deletions.map(requestView), numFound }
}
