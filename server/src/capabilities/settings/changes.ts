import type { Parsed } from '@shop/contract/define-resource'
import type { Permission } from '@shop/contract/permissions'
import { type settings as resource, settingFlags } from '@shop/contract/resources/settings'
import type { UserSettings } from '../users/public.ts'

/** The user's settings with the one that he has per customer. */
export type Settings = UserSettings & { deliveryAddressId: string }

export type PaymentMethod = UserSettings['paymentMethod']
export type SettingFlag = (typeof settingFlags)[number]
type Input = Parsed<typeof resource, 'SAVE_SETTINGS'>
type Field = Exclude<keyof Input, 'flags' | 'seen'>
type Sent = Pick<Input, Field | 'flags'>

/** Permission a group of settings needs to be changed; groups without one belong to every user. */
const neededFor: Readonly<Record<SettingFlag, Permission | undefined>> = {
  addtobasket_mode: undefined,
  automatic_doc_mail: undefined,
  avail: undefined,
  delivery_address: 'ORDERS_PLACE',
  delivery_type: 'ORDERS_PLACE',
  net: 'NET_PRICES',
  payment: 'ORDERS_PLACE',
  user_alias: undefined,
}

/** Which groups of settings a user may change (specification section 3). */
export function changeableSettings(permissions: ReadonlySet<Permission>): Record<SettingFlag, boolean> {
  const may = (flag: SettingFlag) => {
    const needed = neededFor[flag]
    return needed === undefined || permissions.has(needed)
  }
  return Object.fromEntries(settingFlags.map((flag) => [flag, may(flag)])) as Record<SettingFlag, boolean>
}

/** Group and setting of each field of SAVE_SETTINGS. */
const fields: Readonly<Record<Field, readonly [SettingFlag, keyof Settings]>> = {
  addtobasket_mode: ['addtobasket_mode', 'addToBasketMode'],
  delivery_address: ['delivery_address', 'deliveryAddressId'],
  delivery_location: ['delivery_address', 'deliveryLocation'],
  delivery_phonenumber: ['delivery_address', 'deliveryPhone'],
  delivery_type: ['delivery_type', 'deliveryType'],
  listoption_avail: ['avail', 'showAvailability'],
  listoption_netto: ['net', 'showNetPrice'],
  mail_new_address: ['automatic_doc_mail', 'orderMailCustomAddress'],
  mail_new_flag: ['automatic_doc_mail', 'orderMailCustomActive'],
  mail_new_netto: ['net', 'orderMailCustomNetPrice'],
  mail_standard_flag: ['automatic_doc_mail', 'orderMailActive'],
  mail_standard_netto: ['net', 'orderMailNetPrice'],
  payment_method: ['payment', 'paymentMethod'],
  user_alias: ['user_alias', 'userAlias'],
}
const fieldNames = Object.keys(fields) as Field[]

/**
 * What a request changes: fields that are sent, whose group the request does not switch off in its own `flags`, and
 * whose value is another than before. A form may thus send everything it shows.
 */
export function requestedChanges(
  input: Sent,
  current: Settings,
): { changes: Partial<Settings>; groups: ReadonlySet<SettingFlag> } {
  const changed = fieldNames.flatMap((field) => {
    const [group, setting] = fields[field]
    const sent = field === 'addtobasket_mode' ? modeOf(input[field]) : input[field]
    const isWanted = sent !== undefined && !isSwitchedOff(input.flags, group)
    return isWanted && sent !== current[setting] ? [{ group, setting, sent }] : []
  })
  return {
    changes: Object.fromEntries(changed.map(({ setting, sent }) => [setting, sent])),
    groups: new Set(changed.map(({ group }) => group)),
  }
}

/** Whether another window has changed since they were seen what a request changes. */
export function isOverseen(
  changes: Partial<Settings>,
  seen: NonNullable<Input['seen']>,
  current: Settings,
): boolean {
  const changedMeanwhile = requestedChanges(seen, current).changes
  return Object.keys(changes).some((setting) => setting in changedMeanwhile)
}

const modeOf = (mode: Input['addtobasket_mode']) => (mode === undefined ? undefined : Number(mode))

const isSwitchedOff = (flags: Input['flags'], group: SettingFlag) => {
  const flag = flags?.[group]
  return flag === '' || flag === false
}

/** Agreed payment methods that the user may use: a card needs its permission. */
export function usableMethods(
  agreed: readonly PaymentMethod[],
  permissions: ReadonlySet<Permission>,
): PaymentMethod[] {
  return agreed.filter((method) => method !== 'card' || permissions.has('PAYMENT_CARD'))
}
