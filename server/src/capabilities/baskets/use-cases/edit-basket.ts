import type { basket } from '@shop/contract/resources/basket'
import type { UseCase } from '#server/http/context.ts'
import { multibasket } from '../basket-view.ts'
import { nameKey, nameProblem } from '../names.ts'
import { ownerForWrite } from '../owner.ts'
import { changeBasket, lockBaskets } from '../store.ts'

/**
 * EDIT_BASKET: everybody may change the commission, the name needs BASKETS_MANAGE. What another window has changed since
 * it was seen stays.
 */
export const editBasket: UseCase<typeof basket, 'EDIT_BASKET'> = async (input, context) => {
  const { db, actor, language, now } = context
  const { name, kommi } = input
  if (name !== undefined && !actor.permissions.has('BASKETS_MANAGE')) throw context.fail('NO_AUTHORIZATION')
  const problem = name === undefined ? undefined : nameProblem(name)
  if (problem !== undefined) throw context.fail(problem)
  const own = await lockBaskets(db, await ownerForWrite(context), language)
  const found = own.find(({ id, active }) =>
    input.multibasket === undefined ? active : id === input.multibasket,
  )
  if (found === undefined) throw context.fail('BASKET_NOT_FOUND')
  const isTaken = own.some((other) => other.id !== found.id && nameKey(other.name) === nameKey(name ?? ''))
  if (name !== undefined && isTaken) throw context.fail('NAME_ALREADY_TAKEN')
  if (isOverseen(name, input.seen_name, found.name) || isOverseen(kommi, input.seen_kommi, found.kommi))
    throw context.fail('CHANGED_MEANWHILE', { basket: multibasket(found) })
  await changeBasket(db, found.id, { name, kommi }, now)
  const changed = {
    ...found,
    name: name ?? found.name,
    kommi: kommi ?? found.kommi,
    version: found.version + 1,
  }
  return { basket: multibasket(changed) }
}

/** Whether a text that is to change is another by now than was seen, and not the wanted one either. */
const isOverseen = (wanted: string | undefined, seen: string | undefined, now: string): boolean =>
  wanted !== undefined && seen !== undefined && now !== seen && now !== wanted
