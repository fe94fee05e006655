import type { Context } from '#server/http/context.ts'
import { type AccessUser, findAccessUser } from './access-users.ts'
import { otherToChange } from './managed-target.ts'

type Refusals = 'USER_NOT_FOUND' | 'NO_AUTHORIZATION' | 'OWN_ACCOUNT' | 'STATE_NOT_ALLOWED'

/** The user access data are for: somebody else, who is active and not locked. */
export async function accessTarget(userId: string, context: Context<Refusals>): Promise<AccessUser> {
  const row = await otherToChange(userId, context)
  const user = await findAccessUser(context.db, row.userId)
  if (user === undefined) throw context.fail('USER_NOT_FOUND')
  if (!user.isActive) throw context.fail('STATE_NOT_ALLOWED')
  return user
}
