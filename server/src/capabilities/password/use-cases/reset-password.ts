import type { password } from '@shop/contract/resources/password'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { queueAccountMail } from '../../mails/public.ts'
import { endSessionsOf } from '../../sessions/public.ts'
import { findAccessUser, passwordProblem, setPassword, wasUsedRecently } from '../../users/public.ts'
import { usableToken } from '../check-token.ts'

/** RESET_PASSWORD: every link of the user is used up and every session over; he is told by mail. */
export const resetPassword: UseCase<typeof password, 'RESET_PASSWORD'> = async (input, context) => {
  const { db, config } = context
  const { userId, purpose } = await usableToken(input.token, context)
  const { password_new1: first, password_new2: second } = input
  const problem = passwordProblem(first, config.passwordLength)
  if (problem !== undefined) throw context.invalid({ password_new1: problem })
  if (first !== second) throw context.invalid({ password_new2: 'PASSWORDS_DIFFER' })
  if (await wasUsedRecently(db, userId, first))
    throw context.invalid({ password_new1: 'PASSWORD_RECENTLY_USED' })

  await setPassword(db, userId, first)
  await endSessionsOf(db, userId)
  const user = await findAccessUser(db, userId)
  if (user !== undefined && user.mail !== '') await queueAccountMail(db, 'password-changed', { user, config })
  await audit(db, context, { action: 'reset-password', object: userId, detail: purpose })
  return {}
}
