import type { session } from '@shop/contract/resources/session'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { audit } from '../../audit/public.ts'
import { endSessionOf } from '../store.ts'

/** END_SESSION */
export const endOneSession: UseCase<typeof session, 'END_SESSION'> = async (input, context) => {
  const { db, actor, fail } = context
  const { userId } = signedInUser(actor)
  if (!(await endSessionOf(db, userId, input.session_id))) throw fail('NOT_FOUND')
  await audit(db, context, { action: 'end-session', object: userId })
  return {}
}
