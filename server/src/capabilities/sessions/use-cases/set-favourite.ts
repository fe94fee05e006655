import type { session } from '@shop/contract/resources/session'
import type { UseCase } from '#server/http/context.ts'
import { saveFavourite } from '../../users/public.ts'

/** SET_FAVOURITE */
export const setFavourite: UseCase<typeof session, 'SET_FAVOURITE'> = async (input, { db, actor, fail }) => {
  const assigned = await saveFavourite(db, actor.user?.userId ?? '', input.kunnr, input.favourite)
  if (!assigned) throw fail('CUSTOMER_NOT_ASSIGNED')
  return {}
}
