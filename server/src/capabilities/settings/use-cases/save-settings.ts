import type { FieldErrors } from '@shop/contract/answer'
import type { settings } from '@shop/contract/resources/settings'
import type { Context, UseCase } from '#server/http/context.ts'
import { chooseUsualAddress, deliveryPlaces } from '../../addresses/public.ts'
import { audit } from '../../audit/public.ts'
import { readUserSettings, saveUserSettings } from '../../users/public.ts'
import { changeableSettings, isOverseen, requestedChanges, type Settings, usableMethods } from '../changes.ts'
import { signedInUser } from '#server/http/signed-in-user.ts'
import { agreedPaymentMethods } from '../store.ts'

/**
 * SAVE_SETTINGS: all or nothing; a change the permissions do not allow refuses the whole request, and so does a setting
 * another window has changed since it was seen.
 */
export const saveSettings: UseCase<typeof settings, 'SAVE_SETTINGS'> = async (input, context) => {
  const { db, actor } = context
  const { userId } = signedInUser(actor)
  const settings = await readUserSettings(db, userId, 'held')
  const { addresses, usual } = await deliveryPlaces(context)
  const current = { ...settings, deliveryAddressId: usual }
  const { changes, groups } = requestedChanges(input, current)
  const changeable = changeableSettings(actor.permissions)
  if ([...groups].some((group) => !changeable[group])) throw context.fail('NO_AUTHORIZATION')

  if (isOverseen(changes, input.seen ?? {}, current))
    throw context.fail('CHANGED_MEANWHILE', { settings: current })

  const wrong = await fieldErrors(changes, { ...current, ...changes }, context)
  if (Object.keys(wrong).length > 0) throw context.invalid(wrong)
  const { deliveryAddressId: address, ...others } = changes
  if (address !== undefined && address !== '' && addresses.every(({ id }) => id !== address))
    throw context.fail('ADDRESS_NOT_FOUND')

  if (address !== undefined) await chooseUsualAddress(context, address)
  if (!(await saveUserSettings(db, userId, others))) throw context.invalid({ user_alias: 'ALREADY_TAKEN' })
  const names = Object.keys(changes).join(', ')
  if (names !== '') await audit(db, context, { action: 'save-settings', object: userId, detail: names })
  return { settings: { ...current, ...changes } }
}

async function fieldErrors(
  changes: Partial<Settings>,
  after: Settings,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<FieldErrors> {
  const wrong: FieldErrors = {}
  if (after.orderMailCustomActive && after.orderMailCustomAddress === '')
    wrong['mail_new_address'] = 'REQUIRED'
  if (changes.userAlias !== undefined && !/^[^\s\p{C}]+$/u.test(changes.userAlias))
    wrong['user_alias'] = 'INVALID'
  if (changes.deliveryPhone !== undefined && !/^[+\d\s()/.-]*$/.test(changes.deliveryPhone))
    wrong['delivery_phonenumber'] = 'INVALID'
  const method = changes.paymentMethod
  if (method !== undefined) {
    const usable = usableMethods(await agreedPaymentMethods(db, actor.kunnr), actor.permissions)
    if (!usable.includes(method)) wrong['payment_method'] = 'UNKNOWN_VALUE'
  }
  return wrong
}
