import type { imports } from '@shop/contract/resources/imports'
import type { UseCase } from '#server/http/context.ts'
import { findLook, requestStop } from '../look-watch.ts'

/** GET_LOOKING */
export const getLooking: UseCase<typeof imports, 'GET_LOOKING'> = async ({ file_id: id }, context) => {
  const { db, actor, fail } = context
  const looked = await findLook(db, id, actor.user?.userId ?? '')
  if (looked === undefined) throw fail('NOT_FOUND')
  return { looked }
}

/** STOP_LOOKING */
export const stopLooking: UseCase<typeof imports, 'STOP_LOOKING'> = async ({ file_id: id }, context) => {
  const { db, actor, fail } = context
  if (!(await requestStop(db, id, actor.user?.userId ?? ''))) throw fail('NOT_FOUND')
  return {}
}
