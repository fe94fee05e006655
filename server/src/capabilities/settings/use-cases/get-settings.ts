import type { settings } from '@shop/contract/resources/settings'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { readUserSettings } from '../../users/public.ts'
import { changeableSettings, usableMethods } from '../changes.ts'
import { agreedPaymentMethods, listAddresses } from '../store.ts'

/** GET_SETTINGS */
export const getSettings: UseCase<typeof settings, 'GET_SETTINGS'> = async (_input, { db, actor }) => {
  const flags = changeableSettings(actor.permissions)
  const agreed = flags.payment ? await agreedPaymentMethods(db, actor.kunnr) : []
  return {
    settings: await readUserSettings(db, signedInUser(actor).userId),
    flags,
    choices: {
      addresses: flags.delivery_address ? await listAddresses(db, actor.kunnr) : [],
      paymentMethods: usableMethods(agreed, actor.permissions),
    },
  }
}
