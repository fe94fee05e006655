import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { audit } from '../../audit/public.ts'
import { endSessionsOf } from '../../sessions/public.ts'
import { asSeen, keepAMaster, targetToChange } from '../managed-target.ts'
import { updateManaged } from '../managed-writes.ts'
import { changesIn, wrongFields } from '../user-fields.ts'

/**
 * EDIT_USER: all or nothing. Master users alone make and unmake master users and budget managers; nobody unmakes himself.
 * Whose being a master changes signs in anew.
 */
export const editUser: UseCase<typeof users, 'EDIT_USER'> = async (input, context) => {
  const { db, actor } = context
  const { user_id: userId, version, ...sent } = input
  const row = await targetToChange(userId, context)
  const current = await asSeen(row, { part: 'data', version }, context)
  const changes = changesIn(sent, current)
  const isRole = changes.master !== undefined || changes.budgetManager !== undefined
  if (isRole && !signedInUser(actor).master) throw context.fail('NO_AUTHORIZATION')
  if (changes.mail !== undefined && !current.wayInChangeable) throw context.fail('NO_AUTHORIZATION')
  if (changes.master === false) {
    if (current.isOwn) throw context.fail('OWN_ACCOUNT')
    await keepAMaster(row, context)
  }

  const wrong = wrongFields(changes)
  if (Object.keys(wrong).length > 0) throw context.invalid(wrong)
  if (!(await updateManaged(db, userId, changes))) throw context.invalid({ user_alias: 'ALREADY_TAKEN' })
  if (changes.master !== undefined) await endSessionsOf(db, userId)
  const detail = Object.keys(changes).join(', ')
  if (detail !== '') await audit(db, context, { action: 'edit-user', object: row.userId, detail })
  return {}
}
