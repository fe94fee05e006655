import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { listOwner } from '../list-owner.ts'
import { listView } from '../list-view.ts'
import { deleteList as remove, holdOwnList } from '../store.ts'

/** DELETE_LIST: with a version, a list that another window has changed meanwhile stays. */
export const deleteList: UseCase<typeof lists, 'DELETE_LIST'> = async (input, { db, actor, fail }) => {
  const list = await holdOwnList(db, listOwner(actor), input.list_id)
  if (list === undefined) throw fail('LIST_NOT_FOUND')
  if (input.version !== undefined && input.version !== list.version)
    throw fail('VERSION_CONFLICT', { list: listView(list) })
  await remove(db, list.id)
  return {}
}
