import { z } from 'zod'
import type { Code } from './codes.ts'
import { decimalOut } from './decimal.ts'
import { formatFaults } from './documents.ts'
import { addressAnswer, globalAddress } from './resources/addresses.ts'
import { basketAnswer, multibasket } from './resources/basket.ts'
import { checkoutState } from './resources/checkout.ts'
import { labelsOut } from './resources/labels.ts'
import { listAnswer, listOut } from './resources/lists.ts'
import { settingsOut } from './resources/settings.ts'
import { managedUserOut } from './resources/managed-user.ts'

/**
 * What comes along with a refusal beside status, code and message, by its code. The API description shows it, and
 * nothing else leaves.
 */
export const refusalData = {
  INVALID_QUANTITY: z.object({
    stepsize: decimalOut.optional().meta({ description: 'The quantity has to be a multiple of it' }),
    max: decimalOut.optional().meta({ description: 'The largest quantity' }),
  }),
  BASKET_FULL: z.object({ maxLines: z.number().int() }),
  TOO_MANY_BASKETS: z.object({ maxBaskets: z.number().int() }),
  /** What has the line, or is to be changed or deleted, as it is now: a basket, a list, the labels or an address. */
  VERSION_CONFLICT: z.object({
    ...basketAnswer.partial().shape,
    ...listAnswer.partial().shape,
    ...labelsOut.partial().shape,
    ...addressAnswer.partial().shape,
    globalAddress: globalAddress
      .optional()
      .meta({ description: 'The address as it is now, where staff were to change or delete it' }),
  }),
  CHANGED_MEANWHILE: z.object({
    list: listOut.optional().meta({ description: 'The list as it is now, where one was to be renamed' }),
    basket: multibasket
      .optional()
      .meta({ description: 'The basket as it is now, where one was to be renamed' }),
    settings: settingsOut.optional().meta({ description: 'The settings as they are now' }),
    user: managedUserOut.optional().meta({ description: 'The managed user as he is now' }),
  }),
  CHECKOUT_CHANGED: checkoutState,
  CHECKOUT_INCOMPLETE: checkoutState.omit({ differences: true }),
  CONTEXT_CHANGED: z.object({
    kunnr: z.string().meta({ description: "The session's customer now; '' for none" }),
  }),
  NOT_IN_THIS_FORMAT: z.object({
    fault: z.enum(formatFaults).meta({
      description:
        'TYPE: no kind for its type; NET_HIDDEN: an invoice is its amounts; NUMBER_TOO_LONG, AMOUNT_TOO_LARGE, NEGATIVE: the value has no room, or no sign; SUMS: its totals do not add up; SELLER_INCOMPLETE, NO_BUYER_REFERENCE, NO_BUYER_ADDRESS, NO_DELIVERY_DAY: what an electronic invoice needs is not on file',
    }),
    value: z.string().meta({ description: "What does not fit; '' where it is the document" }),
  }),
  TRY_AGAIN_LATER: z.object({ retryAfterSeconds: z.number().int() }),
  TOO_MANY_ATTEMPTS: z.object({ retryAfterSeconds: z.number().int().optional() }),
} as const satisfies Partial<Record<Code, z.ZodObject>>

type Told = typeof refusalData

/** Data that may come along with one of these codes. */
export type RefusalData<C extends Code> = C extends keyof Told ? z.output<Told[C]> : never
