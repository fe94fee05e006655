import { getQuery } from '#web/app/api/queries.ts'
import type { Answer } from '#web/app/api/resources.ts'

export type Basket = Answer<'basket', 'GET_BASKET'>
export type Position = Basket['positions'][number]
export type Multibasket = Basket['basket']

export const multibasketsQuery = getQuery('basket', 'GET_MULTIBASKETS', {})

/** A basket with its lines; the active one when none is named. */
export const basketQuery = (multibasket?: string) =>
  getQuery('basket', 'GET_BASKET', multibasket === undefined ? {} : { multibasket })
