import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { endSessionsOf } from '../../sessions/public.ts'
import { permissionChanges } from '../manageable.ts'
import { asSeen, targetToChange } from '../managed-target.ts'
import { changePermissions } from '../managed-writes.ts'

/**
 * SET_PERMISSIONS: what is wanted of those that may be changed here. With any change the sessions of the user are over, the
 * sender's own, too, which he has to confirm.
 */
export const setPermissions: UseCase<typeof users, 'SET_PERMISSIONS'> = async (input, context) => {
  const { db, actor, request } = context
  const row = await targetToChange(input.user_id, context)
  const current = await asSeen(row, { part: 'permissions', version: input.version }, context)
  const held = new Set(current.permissions.filter((each) => each.held).map(({ name }) => name))
  const changes = permissionChanges(new Set(input.permissions), held, actor.permissions)
  if (changes === undefined) throw context.fail('NO_AUTHORIZATION')
  const { given, taken } = changes
  if (given.length + taken.length === 0) return { signedOut: false }
  if (current.isOwn && !input.confirmed) throw context.fail('NOT_CONFIRMED')

  await changePermissions(db, row.userId, changes)
  await endSessionsOf(db, row.userId)
  if (current.isOwn) request.setCookie('session', '')
  const detail = [...given.map((name) => `+${name}`), ...taken.map((name) => `-${name}`)].join(', ')
  await audit(db, context, { action: 'set-permissions', object: row.userId, detail })
  return { signedOut: current.isOwn }
}
