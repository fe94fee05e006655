import type { password } from '@shop/contract/resources/password'
import type { ErrorOf } from '@shop/contract/define-resource'
import type { Context } from '#server/http/context.ts'
import { attemptSubject, countFailure, refuseTooMany } from '../sessions/public.ts'
import { findPasswordToken } from '../users/public.ts'

type TokenContext = Context<ErrorOf<typeof password, 'CHECK_TOKEN'>>

/** The user of a link's token, or the refusal that tells what is wrong with it. Guessing slows down. */
export async function usableToken(token: string, context: TokenContext) {
  const { db, outside, now, request } = context
  const subject = attemptSubject('link for a password', request.address)
  await refuseTooMany(context, subject)
  if (token === '') throw context.fail('RESET_TOKEN_MISSING')
  const found = await findPasswordToken(db, token)
  if (found === undefined || !found.isActive) {
    await countFailure(outside, now, subject)
    throw context.fail('RESET_TOKEN_INVALID')
  }
  if (found.expiresAt <= now) throw context.fail('RESET_TOKEN_EXPIRED')
  if (found.purpose === 'reset' && found.initialPassword) throw context.fail('INITIAL_USER')
  return found
}
