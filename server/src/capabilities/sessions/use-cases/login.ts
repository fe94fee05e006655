import type { session } from '@shop/contract/resources/session'
import type { Context, UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { adoptGuestBaskets } from '../../baskets/public.ts'
import { isPassword, passwordProblem, setPassword, wasUsedRecently } from '../../users/public.ts'
import { addressSubject, attemptSubject, countFailure, forgetFailures, refuseTooMany } from '../attempts.ts'
import { type LoginUser, findLogin } from '../find-login.ts'
import { resolveVisitor } from '../resolve-visitor.ts'
import { sessionState } from '../session-state.ts'
import { endSession, openSession } from '../store.ts'

const initialPasswordLife = 30 * 24 * 3_600_000

/** LOGIN: locks and expiry are told only after the right password, so that nobody learns which names exist. */
export const login: UseCase<typeof session, 'LOGIN'> = async (input, context) => {
  const { db, outside, now, today, request, language, config } = context
  const subject = attemptSubject(input.user_alias, request.address)
  const address = addressSubject(request.address)
  await refuseTooMany(context, subject, address)

  const user = await findLogin(db, input.user_alias)
  if (!(await isPassword(user?.passwordHash, input.password)) || user === undefined) {
    await countFailure(outside, now, subject, address)
    throw context.fail('INVALID_CREDENTIALS')
  }
  if (user.locked || !user.active) throw context.fail('USER_LOCKED')
  if (user.kunnr === null && user.staff === null && user.assigned > 0) throw context.fail('CUSTOMER_LOCKED')
  if (user.kunnr === null && user.staff === null) throw context.fail('USER_LOCKED')
  if (user.initialPassword) await replaceInitialPassword(user, input, context)

  await forgetFailures(outside, subject)
  if (context.actor.sessionId !== undefined) await leaveOldSession(context, context.actor.sessionId, user)
  let token = ''
  const catching = {
    ...request,
    setCookie: (cookie: 'session' | 'language', value: string) => {
      if (cookie === 'session') token = value
      request.setCookie(cookie, value)
    },
  }
  await openSession({ db, now, config, request: catching }, { userId: user.userId, kunnr: user.kunnr ?? '' })
  const { idle } = config.sessionLimits
  const visitor = await resolveVisitor(db, token, { now, today, idle })
  await audit(db, { actor: visitor.actor, request }, { action: 'login' })
  return sessionState(visitor.actor, visitor.language ?? language)
}

/** What a guest has collected goes with him; the session he had until now is over. */
async function leaveOldSession(
  { db, actor, request, today, language }: Context,
  sessionId: string,
  user: LoginUser,
): Promise<void> {
  if (actor.user === undefined) {
    const owner = `u:${user.userId}`
    await adoptGuestBaskets(db, {
      guestSessionId: sessionId,
      owner,
      kunnr: user.kunnr ?? '',
      today,
      language,
    })
  }
  await endSession(db, request, sessionId)
}

type NewPassword = {
  password: string
  password_new1?: string | undefined
  password_new2?: string | undefined
}

async function replaceInitialPassword(
  user: LoginUser,
  input: NewPassword,
  context: Context<'INITIAL_PASSWORD' | 'INITIAL_PASSWORD_EXPIRED'>,
): Promise<void> {
  const { db, now } = context
  const given = user.initialPasswordAt?.getTime()
  if (given !== undefined && now.getTime() - given > initialPasswordLife)
    throw context.fail('INITIAL_PASSWORD_EXPIRED')
  const { password_new1: first, password_new2: second } = input
  if (first === undefined || first === '') throw context.fail('INITIAL_PASSWORD')
  const problem = passwordProblem(first, context.config.passwordLength)
  if (problem !== undefined) throw context.invalid({ password_new1: problem })
  if (first !== second) throw context.invalid({ password_new2: 'PASSWORDS_DIFFER' })
  if (first === input.password || (await wasUsedRecently(db, user.userId, first))) {
    throw context.invalid({ password_new1: 'PASSWORD_RECENTLY_USED' })
  }
  await setPassword(db, user.userId, first)
}
