import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { listOwner } from '../list-owner.ts'
import { changedList } from '../list-view.ts'
import { beginChange, shareList } from '../store.ts'

/** PUBLISH_LIST: sharing needs LISTS_SHARE; taking it back does not. */
export const publishList: UseCase<typeof lists, 'PUBLISH_LIST'> = async (input, { db, actor, fail }) => {
  const of = listOwner(actor)
  if (!(await beginChange(db, of, input.list_id))) throw fail('LIST_NOT_FOUND')
  if (input.publish && !actor.permissions.has('LISTS_SHARE')) throw fail('NO_AUTHORIZATION')
  await shareList(db, input.list_id, input.publish)
  return changedList(db, of, input.list_id)
}
