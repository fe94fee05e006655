import type { checkout } from '@shop/contract/resources/checkout'
import type { UseCase } from '#server/http/context.ts'
import { ownerOf, readBasket } from '../../baskets/public.ts'
import { calculate } from '../calculate.ts'
import { changesSince } from '../checkout-view.ts'

/** CHECK: changes nothing, not even what counts as seen. */
export const check: UseCase<typeof checkout, 'CHECK'> = async (input, context) => {
  const { db, actor, language } = context
  const basket = await readBasket(db, ownerOf(actor), language, input.multibasket)
  if (basket === undefined) throw context.fail('BASKET_NOT_FOUND')
  const calculation = await calculate(context, basket)
  const { problems, snapshot } = calculation
  return { ok: problems.length === 0, problems, differences: changesSince(calculation), seen: snapshot.hash }
}
