import type { Parsed } from '@shop/contract/define-resource'
import { orderTexts } from '@shop/contract/order-texts'
import type { checkout } from '@shop/contract/resources/checkout'
import type { UseCase } from '#server/http/context.ts'
import {
  changeBasket,
  type CheckoutChoices,
  type Difference,
  lockBasket,
  ownerOf,
} from '../../baskets/public.ts'
import { freeAddressId, freeAddressProblems } from '../free-address.ts'
import { calculate } from '../calculate.ts'
import { changesSince, checkoutView } from '../checkout-view.ts'
import { pin } from '../pin.ts'

type Input = Parsed<typeof checkout, 'SAVE_CHECKOUT'>

/** SAVE_CHECKOUT: only the fields that are sent change; what follows from them is no difference to be told. */
export const saveCheckout: UseCase<typeof checkout, 'SAVE_CHECKOUT'> = async (input, context) => {
  const { db, actor, language, now } = context
  const basket = await lockBasket(db, ownerOf(actor), language, input.multibasket)
  if (basket === undefined) throw context.fail('BASKET_NOT_FOUND')
  if (input.free_address !== undefined) {
    if (!actor.permissions.has('ADDRESSES_FREE')) throw context.fail('NO_AUTHORIZATION')
    const wrong = freeAddressProblems(input.free_address)
    if (Object.keys(wrong).length > 0) throw context.invalid(wrong)
  }
  const choices = { ...basket.choices, ...choicesOf(input) }
  const kommi = input.kommi ?? basket.kommi
  const calculation = await calculate(context, { ...basket, kommi, choices, version: basket.version + 1 })
  const isUnknown = calculation.addresses.every(({ id }) => id !== input.delivery_address)
  if (input.delivery_address !== undefined && isUnknown) throw context.fail('ADDRESS_NOT_FOUND')
  await changeBasket(db, basket.id, { kommi, choices }, now)
  await pin(db, calculation)
  return await checkoutView(calculation, context, changesSince(calculation).filter(isNotOwn))
}

function choicesOf({ multibasket: _, kommi: __, ...sent }: Input): CheckoutChoices {
  const chosen = sent.free_address === undefined ? {} : { delivery_address: freeAddressId }
  const given = Object.entries({ ...chosen, ...sent }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given)
}

const own: readonly Difference['kind'][] = ['delivery', 'address', 'date', 'total', ...orderTexts]
const isNotOwn = ({ kind }: Difference): boolean => !own.includes(kind)
