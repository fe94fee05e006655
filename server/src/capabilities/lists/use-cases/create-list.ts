import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { createNewList } from '../create-list.ts'
import { listOwner } from '../list-owner.ts'
import { changedList } from '../list-view.ts'

/** CREATE_LIST */
export const createList: UseCase<typeof lists, 'CREATE_LIST'> = async (input, context) =>
  changedList(context.db, listOwner(context.actor), await createNewList(input, context))
