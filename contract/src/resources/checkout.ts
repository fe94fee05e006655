import { z } from 'zod'
import { decimalOut } from '../decimal.ts'
import { defineResource } from '../define-resource.ts'
import { flagIn } from '../flag.ts'
import { dayIn, idIn } from '../ids.ts'
import { orderTexts } from '../order-texts.ts'
import { basketPosition, multibasket, totalsOut } from './basket.ts'
import { addressOut, addressPlaceIn } from './shapes.ts'

export const paymentMethods = ['invoice', 'sepa', 'card'] as const
/** 01 delivery, 02 pickup (specification section 4). */
export const deliveryTypes = ['01', '02'] as const

const checkoutFields = z.object({
  kommi: z.string(),
  project1: z.string(),
  project2: z.string(),
  text: z.string(),
  delivery_text: z.string(),
  payment_method: z.enum(paymentMethods),
  delivery_type: z.enum(deliveryTypes),
  delivery_address: z.string(),
  delivery_date: z.iso.date().nullable(),
  pickup_werks: z.string(),
  pickup_date: z.iso.date().nullable(),
  complete_delivery: z.boolean(),
})

/** What is in the way of ordering, per field or line. */
const problem = z.object({
  field: z.string(),
  posnr: z.number().int().nullable(),
  code: z.enum([
    'REQUIRED',
    'DATE_TOO_EARLY',
    'DATE_TOO_LATE',
    'DATE_NOT_OPEN',
    'UNKNOWN_VALUE',
    'ON_REQUEST',
    'UNKNOWN_ARTICLE',
    'NOT_A_STEP',
    'DISCONTINUED',
    'BASKET_EMPTY',
  ]),
  /** For dates: the next possible one, of one too late the last possible one. */
  date: z.iso.date().nullable(),
})

/** One difference between what was seen and what is. Prices are net with the permission, else retail. */
export const difference = z.object({
  posnr: z.number().int().nullable(),
  matnr: z.string(),
  kind: z.enum([
    'price',
    'quantity',
    'availability',
    'added',
    'removed',
    'delivery',
    // The same address, which somebody has changed.
    'address',
    'date',
    'total',
    // Texts of the order, which another window has changed.
    ...orderTexts,
  ]),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

/** What a checkout is held to: what is in its way, what changed since it was seen, and the hash it has now. */
export const checkoutState = z.object({
  problems: z.array(problem),
  differences: z.array(difference),
  seen: z.string(),
})

const checkoutAnswer = z.object({
  basket: multibasket,
  checkout: checkoutFields,
  positions: z.array(basketPosition.extend({ deliveryDate: z.iso.date().nullable() })),
  totals: totalsOut,
  addresses: z.array(addressOut),
  /** The user's default address is gone; the customer's stands in for it. */
  defaultGone: z.boolean(),
  plants: z.array(
    z.object({
      werks: z.string(),
      name: z.string(),
      city: z.string(),
      pickupDate: z.iso.date(),
      pickupTime: z.string(),
    }),
  ),
  paymentMethods: z.array(z.enum(paymentMethods)),
  paymentTerms: z.object({ days: z.number().int(), skontoDays: z.number().int(), skontoPercent: decimalOut }),
  /** 'Das nächstmögliche Lieferdatum ist der {date}' */
  nextDeliveryDate: z.iso.date(),
  problems: z.array(problem),
  /** Placed now, the order is within the user's budget, waits for its release, or is refused. */
  budget: z.enum(['within', 'release', 'refused']),
  /** What changed since the basket was last shown at checkout. */
  differences: z.array(difference),
  /** Hash over lines, prices, dates and totals; PLACE_ORDER sends back the one the customer saw. */
  seen: z.string(),
  termsVersion: z.string(),
})

export const checkout = defineResource('checkout', {
  GET_CHECKOUT: {
    method: 'GET',
    access: { permission: 'ORDERS_PLACE' },
    summary:
      'The checkout of a basket: choices, lines at current prices and dates, totals, and the hash over them.',
    input: z.object({ multibasket: idIn.optional() }),
    output: checkoutAnswer,
    errors: ['BASKET_NOT_FOUND'],
  },
  SAVE_CHECKOUT: {
    method: 'POST',
    access: { permission: 'ORDERS_PLACE' },
    summary: 'Keeps choices of the checkout with the basket; only the fields that are sent change.',
    input: z.object({
      multibasket: idIn.optional(),
      kommi: z.string().trim().max(80).optional(),
      project1: z.string().trim().max(120).optional(),
      project2: z.string().trim().max(120).optional(),
      text: z.string().trim().max(2000).optional(),
      delivery_text: z.string().trim().max(2000).optional(),
      payment_method: z.enum(paymentMethods).optional(),
      delivery_type: z.enum(deliveryTypes).optional(),
      delivery_address: z.string().max(40).optional(),
      /** An address for this order alone, which is chosen with it; needs the permission ADDRESSES_FREE. */
      free_address: addressPlaceIn.optional(),
      delivery_date: z.union([dayIn, z.literal('')]).optional(),
      pickup_werks: z.string().max(8).optional(),
      pickup_date: z.union([dayIn, z.literal('')]).optional(),
      complete_delivery: flagIn.optional(),
    }),
    output: checkoutAnswer,
    errors: ['BASKET_NOT_FOUND', 'ADDRESS_NOT_FOUND', 'NO_AUTHORIZATION'],
  },
  CHECK: {
    method: 'POST',
    access: { permission: 'ORDERS_PLACE' },
    readOnly: true,
    summary: 'Checks prices, stock and dates again and names every problem; changes nothing.',
    input: z.object({ multibasket: idIn.optional() }),
    output: checkoutState.extend({ ok: z.boolean() }),
    errors: ['BASKET_NOT_FOUND'],
  },
  PLACE_ORDER: {
    method: 'POST',
    access: { permission: 'ORDERS_PLACE' },
    summary: 'Places the order, once per key. Another state than `seen` is refused with the differences.',
    input: z.object({
      idempotency_key: z.string().min(8).max(80),
      multibasket: idIn.optional(),
      seen: z.string().max(128).optional(),
    }),
    output: z.object({ docid: z.string(), doctype: z.number().int(), repeated: z.boolean() }),
    errors: [
      'BASKET_NOT_FOUND',
      'BASKET_EMPTY',
      'CHECKOUT_INCOMPLETE',
      'CHECKOUT_CHANGED',
      'IDEMPOTENCY_CONFLICT',
      'BUDGET_EXCEEDED',
    ],
  },
})
