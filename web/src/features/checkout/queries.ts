import { queryOptions } from '@tanstack/react-query'
import { getQuery } from '#web/app/api/queries.ts'
import type { Answer, Input } from '#web/app/api/resources.ts'

export type Checkout = Answer<'checkout', 'GET_CHECKOUT'>
export type Choices = Checkout['checkout']
export type Difference = Checkout['differences'][number]
export type Problem = Checkout['problems'][number]
export type Choice = Omit<Input<'checkout', 'SAVE_CHECKOUT'>, 'multibasket'>

/**
 * The checkout of the active basket. Asking pins what is shown, so it is asked once per visit and never behind the
 * visitor's back.
 */
export const checkoutQuery = queryOptions({
  ...getQuery('checkout', 'GET_CHECKOUT', {}),
  staleTime: Infinity,
  refetchOnWindowFocus: false,
})
