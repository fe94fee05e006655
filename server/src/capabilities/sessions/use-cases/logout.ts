import type { session } from '@shop/contract/resources/session'
import type { UseCase } from '#server/http/context.ts'
import { endSession } from '../store.ts'

/** LOGOUT: ending a session that is already over is no error. */
export const logout: UseCase<typeof session, 'LOGOUT'> = async (_input, { db, actor, request }) => {
  if (actor.sessionId !== undefined) await endSession(db, request, actor.sessionId)
  else request.setCookie('session', '')
  return {}
}
