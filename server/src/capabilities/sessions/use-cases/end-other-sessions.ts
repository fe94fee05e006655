import type { session } from '@shop/contract/resources/session'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { audit } from '../../audit/public.ts'
import { endSessionsOf } from '../store.ts'

/** END_OTHER_SESSIONS */
export const endOtherSessions: UseCase<typeof session, 'END_OTHER_SESSIONS'> = async (_input, context) => {
  const { db, actor } = context
  const { userId } = signedInUser(actor)
  await endSessionsOf(db, userId, actor.sessionId)
  await audit(db, context, { action: 'end-session', object: userId, detail: 'others' })
  return {}
}
