import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { readSettings } from '../../shop/public.ts'
import { multibasket } from '../basket-view.ts'
import { nameProblem } from '../names.ts'
import { ownerOf } from '../owner.ts'
import { activate, createBasket as create, findBasket, lockBaskets } from '../store.ts'

/** CREATE_BASKET: a further basket, made the active one where asked; so many that a menu can still show them. */
export const createBasket: UseCase<typeof basket, 'CREATE_BASKET'> = async (input, context) => {
  const { db, actor, language } = context
  const { name, kommi = '' } = input
  const problem = nameProblem(name)
  if (problem !== undefined) throw context.fail(problem)
  const of = ownerOf(actor)
  // There is an active basket from here on, so that a further one need not be.
  const own = await lockBaskets(db, of, language)
  const { maxBaskets } = (await readSettings(db, 'limits')).limits
  if (own.length >= maxBaskets) throw context.fail('TOO_MANY_BASKETS', { maxBaskets })
  const id = await create(db, of, { name, kommi, active: false })
  if (id === undefined) throw context.fail('NAME_ALREADY_TAKEN')
  if (input.active === 'X' || input.active === true) await activate(db, of, id)
  const created = await findBasket(db, of, id)
  if (created === undefined) throw new Error('the basket just created is gone')
  return { basket: multibasket(created) }
}
