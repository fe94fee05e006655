import type { session } from '@shop/contract/resources/session'
import type { UseCase } from '#server/http/context.ts'
import { saveLanguage } from '../../users/public.ts'

/** SET_LANGUAGE: kept with the user; the cookie serves visitors who are not signed in. */
export const setLanguage: UseCase<typeof session, 'SET_LANGUAGE'> = async (input, { db, actor, request }) => {
  if (actor.user !== undefined) await saveLanguage(db, actor.user.userId, input.language)
  request.setCookie('language', input.language)
  return {}
}
