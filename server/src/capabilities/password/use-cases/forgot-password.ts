import type { password } from '@shop/contract/resources/password'
import type { UseCase } from '#server/http/context.ts'
import { isSolved } from '../../captcha/public.ts'
import { queueJobs } from '../../jobs/public.ts'
import { attemptSubject, countFailure, refuseTooMany } from '../../sessions/public.ts'

/**
 * FORGOT_PASSWORD: whoever asks learns nothing about who has an account: nobody is looked up before the answer. Every
 * question counts for its address, so that asking goes slower and slower.
 */
export const forgotPassword: UseCase<typeof password, 'FORGOT_PASSWORD'> = async (input, context) => {
  const { db, outside, now, request } = context
  const subject = attemptSubject('forgotten password', request.address)
  await refuseTooMany(context, subject)
  await countFailure(outside, now, subject)
  if (!(await isSolved(outside, input.captcha, now))) throw context.fail('INVALID_CAPTCHA')
  await queueJobs(db, [{ kind: 'forgot-password', payload: { name: input.user_alias }, runAt: now }])
  return {}
}
