import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { basketView, emptyView } from '../basket-view.ts'
import { firstBasketName } from '../names.ts'
import { ownerOf } from '../owner.ts'
import { readBasket } from '../store.ts'

/** GET_BASKET: a user always has a basket; a guest gets a stored one when he puts something into it. */
export const getBasket: UseCase<typeof basket, 'GET_BASKET'> = async (input, context) => {
  const { db, actor, language } = context
  const of = ownerOf(actor)
  if (of.owner === '' && input.multibasket === undefined) return emptyView(context, firstBasketName[language])
  const found = await readBasket(db, of, language, input.multibasket)
  if (found === undefined) throw context.fail('BASKET_NOT_FOUND')
  return await basketView(context, found)
}
