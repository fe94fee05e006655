import type { content } from '@shop/contract/resources/content'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { deleteEntry as remove } from '../store.ts'

/** DELETE_ENTRY */
export const deleteEntry: UseCase<typeof content, 'DELETE_ENTRY'> = async (input, context) => {
  const { content_id: id, version } = input
  const gone = await remove(context.db, id, version)
  if (typeof gone === 'string') throw context.fail(gone === 'none' ? 'NOT_FOUND' : 'CHANGED_MEANWHILE')
  await audit(context.db, context, { action: 'delete-content', object: id, detail: gone.title })
  return {}
}
