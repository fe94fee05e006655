import type { addresses } from '@shop/contract/resources/addresses'
import type { UseCase } from '#server/http/context.ts'
import { deletionView } from '../deletion-view.ts'
import { listDeletions } from '../deletions-store.ts'

/** GET_DELETIONS */
export const getDeletions: UseCase<typeof addresses, 'GET_DELETIONS'> = async (input, { db, actor }) => {
  const { deletions, numFound } = await listDeletions(db, actor.kunnr, input)
  return { deletions: deletions.map(deletionView), numFound }
}
