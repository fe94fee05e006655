import type { users } from '@shop/contract/resources/users'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { queueAccountMail } from '../../mails/public.ts'
import { endSessionsOf } from '../../sessions/public.ts'
import { accessTarget } from '../access-target.ts'
import { passwordProblem } from '../password-policy.ts'
import { setInitialPassword as store } from '../passwords.ts'

/**
 * SET_INITIAL_PASSWORD: it counts once, for the login at which it is replaced. That it was one of the user's last five is
 * not told: whoever gives it would learn what his passwords were. He hears by mail that his own is over.
 */
export const setInitialPassword: UseCase<typeof users, 'SET_INITIAL_PASSWORD'> = async (input, context) => {
  const { db, now, config } = context
  const { password_new1: first, password_new2: second } = input
  const user = await accessTarget(input.user_id, context, 'password')
  const problem = passwordProblem(first, config.passwordLength)
  if (problem !== undefined) throw context.invalid({ password_new1: problem })
  if (first !== second) throw context.invalid({ password_new2: 'PASSWORDS_DIFFER' })

  const hadOwn = !user.initialPassword
  await store(db, user.userId, first, now)
  await endSessionsOf(db, user.userId)
  if (hadOwn && user.mail !== '') await queueAccountMail(db, 'password-changed', { user, config })
  await audit(db, context, { action: 'set-initial-password', object: user.userId })
  return {}
}
