import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { listOwner } from '../list-owner.ts'
import { wholeList } from '../list-view.ts'
import { findList } from '../store.ts'

/** GET_LIST */
export const getList: UseCase<typeof lists, 'GET_LIST'> = async (input, context) => {
  const { db, actor, fail } = context
  const list = await findList(db, listOwner(actor), input.list_id)
  if (list === undefined) throw fail('LIST_NOT_FOUND')
  return await wholeList(context, list)
}
