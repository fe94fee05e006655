import type { settings } from '@shop/contract/resources/settings'
import type { UseCase } from '#server/http/context.ts'
import { readUserSettings } from '../../users/public.ts'
import { changeableSettings } from '../changes.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'

/** GET_SETTINGS */
export const getSettings: UseCase<typeof settings, 'GET_SETTINGS'> = async (_input, { db, actor }) => ({
  settings: await readUserSettings(db, signedInUser(actor).userId),
  flags: changeableSettings(actor.permissions),
})
