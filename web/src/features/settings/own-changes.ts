import type { Input } from '#web/app/api/resources.ts'
import type { SettingsAnswer } from './queries.ts'

export type SettingsInput = Input<'settings', 'SAVE_SETTINGS'>

/** Settings under the names they are sent with, in the way the form reads them. */
export const asSent = (settings: SettingsAnswer['settings']) =>
  ({
    addtobasket_mode: String(settings.addToBasketMode) as '1' | '2' | '3',
    listoption_avail: settings.showAvailability,
    listoption_netto: settings.showNetPrice,
    delivery_type: settings.deliveryType,
    delivery_address: settings.deliveryAddressId,
    delivery_location: settings.deliveryLocation,
    delivery_phonenumber: settings.deliveryPhone,
    payment_method: settings.paymentMethod,
    mail_standard_flag: settings.orderMailActive,
    mail_standard_netto: settings.orderMailNetPrice,
    mail_new_flag: settings.orderMailCustomActive,
    mail_new_address: settings.orderMailCustomAddress,
    mail_new_netto: settings.orderMailCustomNetPrice,
    user_alias: settings.userAlias,
  }) satisfies SettingsInput

export type Sent = ReturnType<typeof asSent>
export type Field = keyof Sent

const fieldsOf = (sent: Sent) => Object.keys(sent) as Field[]

/** What of a filled form is another value than was seen; the rest is not sent, for another window may have changed it. */
export function ownChanges(filled: SettingsInput, seen: Sent): SettingsInput {
  const changed = fieldsOf(seen).filter(
    (field) => filled[field] !== undefined && filled[field] !== seen[field],
  )
  return { ...pick(filled, changed), seen: pick(seen, changed) }
}

/** Of one's own changes those that another window has changed since, to something else. */
export const overseen = (changes: SettingsInput, seen: Sent, now: Sent): Field[] =>
  fieldsOf(seen).filter(
    (field) => changes[field] !== undefined && seen[field] !== now[field] && changes[field] !== now[field],
  )

/** These fields alone. */
export const pick = (from: SettingsInput, fields: readonly Field[]): Partial<Sent> =>
  Object.fromEntries(fields.map((field) => [field, from[field]]))
