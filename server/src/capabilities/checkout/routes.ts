import { checkout } from '@shop/contract/resources/checkout'
import { serve } from '#server/http/resource.ts'
import { check } from './use-cases/check.ts'
import { getCheckout } from './use-cases/get-checkout.ts'
import { placeOrder } from './use-cases/place-order.ts'
import { saveCheckout } from './use-cases/save-checkout.ts'

export const checkoutRoutes = serve(checkout, {
  GET_CHECKOUT: getCheckout,
  SAVE_CHECKOUT: saveCheckout,
  CHECK: check,
  PLACE_ORDER: placeOrder,
})
