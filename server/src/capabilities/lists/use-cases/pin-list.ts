import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { listOwner } from '../list-owner.ts'
import { changedList } from '../list-view.ts'
import { findList, pinList as pin } from '../store.ts'

/** PIN_LIST: everybody pins for himself, shared lists too. */
export const pinList: UseCase<typeof lists, 'PIN_LIST'> = async (input, { db, actor, fail }) => {
  const of = listOwner(actor)
  const list = await findList(db, of, input.list_id)
  if (list === undefined) throw fail('LIST_NOT_FOUND')
  await pin(db, of.userId, list.id, input.pin)
  return changedList(db, of, list.id)
}
