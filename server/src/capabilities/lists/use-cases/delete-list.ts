import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { listOwner } from '../list-owner.ts'
import { deleteList as remove } from '../store.ts'

/** DELETE_LIST */
export const deleteList: UseCase<typeof lists, 'DELETE_LIST'> = async (input, { db, actor, fail }) => {
  if (!(await remove(db, listOwner(actor), input.list_id))) throw fail('LIST_NOT_FOUND')
  return {}
}
