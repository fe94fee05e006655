import { z } from 'zod'
import { defineResource } from '../define-resource.ts'
import { flagIn } from '../flag.ts'
import { deliveryTypes, paymentMethods } from './checkout.ts'
import { addressOut, jsonFileOut } from './shapes.ts'

/** Which settings the user may change (specification section 3). */
export const settingFlags = [
  'addtobasket_mode',
  'automatic_doc_mail',
  'avail',
  'delivery_address',
  'delivery_type',
  'net',
  'payment',
  'user_alias',
] as const

const flagsOut = z.object(
  Object.fromEntries(settingFlags.map((name) => [name, z.boolean()])) as Record<
    (typeof settingFlags)[number],
    z.ZodBoolean
  >,
)

export const settingsOut = z.object({
  addToBasketMode: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  deliveryAddressId: z.string(),
  deliveryLocation: z.string(),
  deliveryPhone: z.string(),
  deliveryType: z.enum(deliveryTypes),
  showAvailability: z.boolean(),
  showNetPrice: z.boolean(),
  orderMailActive: z.boolean(),
  orderMailNetPrice: z.boolean(),
  orderMailCustomActive: z.boolean(),
  orderMailCustomAddress: z.string(),
  orderMailCustomNetPrice: z.boolean(),
  paymentMethod: z.enum(paymentMethods),
  userAlias: z.string(),
})

const fieldsIn = {
  addtobasket_mode: z.union([z.enum(['1', '2', '3']), z.literal(1), z.literal(2), z.literal(3)]).optional(),
  delivery_address: z.string().max(40).optional(),
  delivery_location: z.string().trim().max(120).optional(),
  delivery_phonenumber: z.string().trim().max(40).optional(),
  delivery_type: z.enum(deliveryTypes).optional(),
  listoption_avail: flagIn.optional(),
  listoption_netto: flagIn.optional(),
  mail_new_address: z.union([z.email().max(120), z.literal('')]).optional(),
  mail_new_flag: flagIn.optional(),
  mail_new_netto: flagIn.optional(),
  mail_standard_flag: flagIn.optional(),
  mail_standard_netto: flagIn.optional(),
  payment_method: z.enum(paymentMethods).optional(),
  user_alias: z.string().trim().min(3).max(80).optional(),
}

export const settings = defineResource('settings', {
  GET_SETTINGS: {
    method: 'GET',
    access: 'user',
    summary: 'The settings of the user, which of them he may change, and what he may choose from.',
    input: z.object({}),
    output: z.object({
      settings: settingsOut,
      flags: flagsOut,
      /** Empty where the user may not choose. */
      choices: z.object({ addresses: z.array(addressOut), paymentMethods: z.array(z.enum(paymentMethods)) }),
    }),
    errors: [],
  },
  SAVE_SETTINGS: {
    method: 'POST',
    access: 'user',
    summary:
      'Saves settings; only fields that are sent change, fields that may not be changed are refused, and so are those another window has changed since they were `seen`.',
    input: z.object({
      flags: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
      ...fieldsIn,
      /** Fields as they were seen; where one of those that change is another by now, nothing is saved. */
      seen: z.object(fieldsIn).optional(),
    }),
    output: z.object({ settings: settingsOut }),
    errors: ['NO_AUTHORIZATION', 'ADDRESS_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  GET_PERSONAL_DATA: {
    method: 'GET',
    access: 'signed-in',
    summary: 'Everything the shop keeps about the user, as a JSON file (GDPR art. 15 and 20).',
    input: z.object({}),
    output: jsonFileOut,
    errors: [],
  },
  CHANGE_PASSWORD: {
    method: 'POST',
    access: 'signed-in',
    summary: 'Changes the own password; all other sessions end.',
    input: z.object({
      gv_password_old: z.string().max(256),
      gv_password_new1: z.string().max(256),
      gv_password_new2: z.string().max(256),
    }),
    output: z.object({}),
    errors: ['TOO_MANY_ATTEMPTS'],
  },
})
