import type { settings } from '@shop/contract/resources/settings'
import type { UseCase } from '#server/http/context.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { deliveryPlaces } from '../../addresses/public.ts'
import { readUserSettings } from '../../users/public.ts'
import { changeableSettings, usableMethods } from '../changes.ts'
import { agreedPaymentMethods } from '../store.ts'

/** GET_SETTINGS */
export const getSettings: UseCase<typeof settings, 'GET_SETTINGS'> = async (_input, context) => {
  const { db, actor } = context
  const flags = changeableSettings(actor.permissions)
  const agreed = flags.payment ? await agreedPaymentMethods(db, actor.kunnr) : []
  const { addresses, usual } = await deliveryPlaces(context)
  const settings = await readUserSettings(db, signedInUser(actor).userId)
  return {
    settings: { ...settings, deliveryAddressId: usual },
    flags,
    choices: {
      addresses: flags.delivery_address ? addresses : [],
      paymentMethods: usableMethods(agreed, actor.permissions),
    },
  }
}
