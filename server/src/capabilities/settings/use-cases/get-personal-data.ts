import type { settings } from '@shop/contract/resources/settings'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { personalDataFile } from '../../personal-data/public.ts'

/** GET_PERSONAL_DATA: nobody's but one's own. */
export const getPersonalData: UseCase<typeof settings, 'GET_PERSONAL_DATA'> = async (_input, context) => {
  const { userId } = signedInUser(context.actor)
  const file = await personalDataFile(context.db, userId, context)
  if (file === undefined) throw new Error(`no user ${userId}`)
  return file
}
