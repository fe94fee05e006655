import type { lists } from '@shop/contract/resources/lists'
import type { UseCase } from '#server/http/context.ts'
import { copyActiveBasket } from '../article-store.ts'
import { createNewList } from '../create-list.ts'
import { listOwner } from '../list-owner.ts'
import { changedList } from '../list-view.ts'

/** CREATE_LIST_FROM_BASKET: an empty basket makes no list. */
export const createListFromBasket: UseCase<typeof lists, 'CREATE_LIST_FROM_BASKET'> = async (
  input,
  context,
) => {
  const { db, actor, fail } = context
  const id = await createNewList(input, context)
  if ((await copyActiveBasket(db, id, actor)) === 0) throw fail('BASKET_EMPTY')
  return changedList(db, listOwner(actor), id)
}
