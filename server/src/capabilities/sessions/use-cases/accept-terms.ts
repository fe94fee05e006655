import type { session } from '@shop/contract/resources/session'
import type { UseCase } from '#server/http/context.ts'
import { audit } from '../../audit/public.ts'
import { saveAcceptedTerms } from '../../users/public.ts'
import { sessionState } from '../session-state.ts'

/** ACCEPT_TERMS: the version in force counts; who names another one has a page that is out of date. */
export const acceptTerms: UseCase<typeof session, 'ACCEPT_TERMS'> = async (input, context) => {
  const { db, actor, shop, now, language } = context
  const { version = shop.termsVersion } = input
  if (version !== shop.termsVersion) throw context.invalid({ version: 'UNKNOWN_VALUE' })
  if (actor.user === undefined) return sessionState(actor, language)
  await saveAcceptedTerms(db, actor.user.userId, version, now)
  await audit(db, context, { action: 'accept-terms', object: version })
  return sessionState({ ...actor, user: { ...actor.user, acceptedTerms: true } }, language)
}
