import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { multibasket } from '../basket-view.ts'
import { ownerOf } from '../owner.ts'
import { activate, createFirst, deleteBasket as remove, listBaskets, lockBaskets } from '../store.ts'

/**
 * DELETE_BASKET: the oldest of the others becomes active where the active one goes; after the last an empty one is made.
 * With a version, a basket that another window has changed meanwhile stays.
 */
export const deleteBasket: UseCase<typeof basket, 'DELETE_BASKET'> = async (input, context) => {
  const { db, actor, language } = context
  const of = ownerOf(actor)
  const own = await lockBaskets(db, of, language)
  const gone = own.find(({ id }) => id === input.multibasket)
  if (gone === undefined) throw context.fail('BASKET_NOT_FOUND')
  if (input.version !== undefined && input.version !== gone.version)
    throw context.fail('VERSION_CONFLICT', { basket: multibasket(gone) })
  await remove(db, of, gone.id)
  const heir = own.find(({ id }) => id !== gone.id)
  if (heir === undefined) await createFirst(db, of, language)
  else if (gone.active) await activate(db, of, heir.id)
  return { multibaskets: (await listBaskets(db, of)).map(multibasket) }
}
