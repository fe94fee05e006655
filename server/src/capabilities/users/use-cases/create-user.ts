import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { audit } from '../../audit/public.ts'
import { mailAccessData } from '../../password/public.ts'
import { findAccessUser } from '../access-users.ts'
import { givable } from '../manageable.ts'
import { insertManaged } from '../managed-writes.ts'
import { changesIn, wrongFields } from '../user-fields.ts'

/**
 * CREATE_USER: he has no password until access data are sent. Nobody gives what he does not hold, and roles are given by
 * master users alone.
 */
export const createUser: UseCase<typeof users, 'CREATE_USER'> = async (input, context) => {
  const { db, actor, language } = context
  const { permissions: asked, invite, ...sent } = input
  const allowed = givable(actor.permissions)
  const permissions = [...new Set(asked ?? allowed)]
  const isRole = sent.master === true || sent.budget_manager === true
  if (isRole && !signedInUser(actor).master) throw context.fail('NO_AUTHORIZATION')
  if (permissions.some((name) => !allowed.includes(name))) throw context.fail('NO_AUTHORIZATION')

  const data = changesIn(sent)
  const wrong = wrongFields(data)
  if (invite && (data.mail ?? '') === '') wrong['mail'] = 'REQUIRED'
  if (Object.keys(wrong).length > 0) throw context.invalid(wrong)

  const user = {
    ...data,
    alias: sent.user_alias,
    lastName: sent.last_name,
    language: sent.language ?? language,
  }
  const userId = await insertManaged(db, user, { kunnr: actor.kunnr, permissions })
  if (userId === undefined) throw context.invalid({ user_alias: 'ALREADY_TAKEN' })
  await audit(db, context, { action: 'create-user', object: userId, detail: user.alias })
  if (invite) {
    const invited = await findAccessUser(db, userId)
    if (invited !== undefined) await mailAccessData(db, invited, context)
    await audit(db, context, { action: 'send-access-data', object: userId, detail: 'mail' })
  }
  return { userId }
}
