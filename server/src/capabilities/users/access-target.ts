import type { Context } from '#server/http/context.ts'
import { type AccessUser, findAccessUser } from './access-users.ts'
import { mayGiveWayIn } from './manageable.ts'
import { listHeld } from './managed-store.ts'
import { otherToChange } from './managed-target.ts'

type Refusals = 'USER_NOT_FOUND' | 'NO_AUTHORIZATION' | 'OWN_ACCOUNT' | 'STATE_NOT_ALLOWED'

/**
 * The user access data are for: somebody else, who is active and not locked.
 * @param by what he is given: a mail goes to him alone, a password is known to who gives it
 */
export async function accessTarget(
  userId: string,
  context: Context<Refusals>,
  by: 'mail' | 'password',
): Promise<AccessUser> {
  const row = await otherToChange(userId, context)
  const user = await findAccessUser(context.db, row.userId)
  if (user === undefined) throw context.fail('USER_NOT_FOUND')
  if (!user.isActive) throw context.fail('STATE_NOT_ALLOWED')
  const { db, actor } = context
  if (by === 'password' && !mayGiveWayIn(await listHeld(db, userId), actor.permissions))
    throw context.fail('NO_AUTHORIZATION')
  return user
}
