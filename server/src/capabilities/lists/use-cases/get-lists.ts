import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { listOwner } from '../list-owner.ts'
import { listView } from '../list-view.ts'
import { listLists } from '../store.ts'

/** GET_LISTS */
export const getLists: UseCase<typeof lists, 'GET_LISTS'> = async (input, { db, actor }) => ({
  lists: (await listLists(db, listOwner(actor), input.only_own)).map(listView),
})
