import type { session } from '@shop/contract/resources/session'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { saveAcceptedTerms } from '../../users/public.ts'
import { sessionState } from '../session-state.ts'

/** ACCEPT_TERMS: only the version in force counts; another one means the page is out of date. */
export const acceptTerms: UseCase<typeof session, 'ACCEPT_TERMS'> = async (input, context) => {
  const { db, actor, shop, now, language } = context
  if (input.version !== shop.termsVersion) throw context.invalid({ version: 'UNKNOWN_VALUE' })
  if (actor.user === undefined) return sessionState(actor, language)
  await saveAcceptedTerms(db, actor.user.userId, input.version, now)
  await audit(db, context, { action: 'accept-terms', object: input.version })
  return sessionState({ ...actor, user: { ...actor.user, acceptedTerms: true } }, language)
}
