import type { checkout } from '@shop/contract/resources/checkout'
import type { UseCase } from '#server/http/context.ts'
import { ownerOf, readBasket } from '../../baskets/public.ts'
import { calculate } from '../calculate.ts'
import { changesSince, checkoutView, unexpected } from '../checkout-view.ts'
import { pin } from '../pin.ts'

/** GET_CHECKOUT: shows the basket as it would be ordered now and remembers what was shown. */
export const getCheckout: UseCase<typeof checkout, 'GET_CHECKOUT'> = async (input, context) => {
  const { db, actor, language } = context
  const basket = await readBasket(db, ownerOf(actor), language, input.multibasket)
  if (basket === undefined) throw context.fail('BASKET_NOT_FOUND')
  const calculation = await calculate(context, basket)
  await pin(db, calculation)
  return await checkoutView(calculation, context, unexpected(changesSince(calculation)))
}
