import type { FieldCode } from '@shop/contract/answer'
import type { Decimal } from '@shop/contract/decimal'
import { compare } from '@shop/contract/exact'

/** Places after the point a quantity is stored with. */
const places = 3

/**
 * What is wrong with a quantity for a list; undefined when it may be kept. Whether it fits the sales step is asked when
 * the list goes into a basket: the step may change while a list lies.
 */
export function listQuantityProblem(quantity: Decimal, max: Decimal): FieldCode | undefined {
  if (compare(quantity, max) > 0) return 'TOO_LARGE'
  return (quantity.split('.')[1]?.length ?? 0) > places ? 'INVALID' : undefined
}
