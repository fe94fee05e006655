import type { settings } from '@shop/contract/resources/settings'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import {
  attemptSubject,
  countFailure,
  endSessionsOf,
  forgetFailures,
  refuseTooMany,
  renewSession,
} from '../../sessions/public.ts'
import { isPasswordOf, passwordProblem, setPassword, wasUsedRecently } from '../../users/public.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'

/**
 * CHANGE_PASSWORD: a wrong old password is told alone and slows down, so that a session left open is no place to guess.
 * Afterwards every other session of the user is over and this one has another token.
 */
export const changePassword: UseCase<typeof settings, 'CHANGE_PASSWORD'> = async (input, context) => {
  const { db, outside, actor, now, request } = context
  const { userId } = signedInUser(actor)
  const { gv_password_old: old, gv_password_new1: first, gv_password_new2: second } = input
  const subject = attemptSubject(`password of ${userId}`, request.address)
  await refuseTooMany(context, subject)
  if (!(await isPasswordOf(db, userId, old))) {
    await countFailure(outside, now, subject)
    throw context.invalid({ gv_password_old: old === '' ? 'REQUIRED' : 'PASSWORD_WRONG' })
  }

  const problem = passwordProblem(first, context.config.passwordLength)
  if (problem !== undefined) throw context.invalid({ gv_password_new1: problem })
  if (first !== second) throw context.invalid({ gv_password_new2: 'PASSWORDS_DIFFER' })
  if (first === old || (await wasUsedRecently(db, userId, first)))
    throw context.invalid({ gv_password_new1: 'PASSWORD_RECENTLY_USED' })

  await setPassword(db, userId, first)
  await forgetFailures(outside, subject)
  if (actor.sessionId !== undefined) {
    await endSessionsOf(db, userId, actor.sessionId)
    await renewSession(db, request, actor.sessionId)
  }
  await audit(db, context, { action: 'change-password', object: userId })
  return {}
}
