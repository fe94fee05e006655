import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { multibasket } from '../basket-view.ts'
import { ownerOf } from '../owner.ts'
import { activate, listBaskets, lockBaskets } from '../store.ts'

/** SET_ACTIVE */
export const setActive: UseCase<typeof basket, 'SET_ACTIVE'> = async (input, context) => {
  const { db, actor, language } = context
  const of = ownerOf(actor)
  const own = await lockBaskets(db, of, language)
  if (!own.some(({ id }) => id === input.multibasket)) throw context.fail('BASKET_NOT_FOUND')
  await activate(db, of, input.multibasket)
  return { multibaskets: (await listBaskets(db, of)).map(multibasket) }
}
