import type { ErrorOf } from '@shop/contract/define-resource'
import type { staff } from '@shop/contract/resources/staff'
import type { Context } from '#server/http/context.ts'
import { type AccessUser, findAccessUser } from '../users/public.ts'

/**
 * The user access data are for. Nobody gets those of a locked user, and only an administrator those of staff: whoever
 * prints an initial password could sign in with it.
 */
export async function accessTarget(
  userId: string,
  context: Context<ErrorOf<typeof staff, 'SEND_ACCESS_DATA'>>,
): Promise<AccessUser> {
  const { db, actor, fail } = context
  const user = await findAccessUser(db, userId)
  if (user === undefined) throw fail('NOT_FOUND')
  if (user.staff !== null && actor.user?.staff !== 'admin') throw fail('NO_AUTHORIZATION')
  if (!user.isActive) throw fail('STATE_NOT_ALLOWED')
  return user
}
