import { z } from 'zod'
import { decimalOut } from './decimal.ts'
import { flagIn } from './flag.ts'
import { dayOut, idIn, idOut, momentOut } from './ids.ts'

/** What leaves for the ERP, pushed to its endpoint or fetched by it, and what it says to that. */

const day = dayOut.nullable()
const amount = decimalOut.nullable()

const orderPosition = z.object({
  posnr: z.number().int(),
  matnr: z.string(),
  text: z.string(),
  quantity: decimalOut,
  unit: z.string(),
  netPrice: amount,
  kpein: z.number().int(),
  kmein: z.string(),
  netTotal: amount,
  deliveryDate: day,
  note: z.string(),
  reference: z.string(),
})

/** An order as it is handed to the ERP: what the customer saw and agreed to, never recalculated. Amounts are net. */
export const orderMessage = z.object({
  docid: z.string(),
  kunnr: z.string(),
  createDate: dayOut,
  createdAt: momentOut,
  creatorName: z.string(),
  actedBy: z
    .string()
    .meta({ description: "Field sales or staff who ordered for the customer; '' for himself" }),
  currency: z.string(),
  netPrice: amount.meta({ description: 'Lines and surcharges' }),
  grossPrice: amount,
  kommission: z.string(),
  projectName: z.string(),
  projectNumber: z.string(),
  text: z.string(),
  deliveryText: z.string(),
  deliveryType: z.string().meta({ description: '01 delivery, 02 pickup' }),
  desiredDeliveryDate: day,
  deliveryAddress: z
    .object({
      id: z.string(),
      firstName: z.string(),
      name: z.string(),
      street: z.string(),
      plz: z.string(),
      city: z.string(),
      country: z.string(),
    })
    .nullable(),
  pickupWerks: z.string(),
  pickupDate: day,
  completeDelivery: z.boolean(),
  paymentMethod: z.string(),
  paymentTerms: z.object({ days: z.number().int(), skontoDays: z.number().int(), skontoPercent: decimalOut }),
  surcharges: z.array(z.object({ kind: z.string(), net: decimalOut })),
  vat: z.array(z.object({ category: z.string(), rate: decimalOut, base: decimalOut, amount: decimalOut })),
  positions: z.array(orderPosition),
})
export type OrderMessage = z.output<typeof orderMessage>

/** What is handed over to the ERP. */
export const outboxKinds = ['order'] as const

/** One entry of the outbox. The same id may come twice: an ERP takes it once. */
export const outboxMessage = z.object({
  id: idOut,
  kind: z.enum(outboxKinds),
  docid: z.string(),
  kunnr: z.string(),
  payload: orderMessage,
})
export type OutboxMessage = z.output<typeof outboxMessage>

/** Query of the list: only messages after this id; all that wait when left out. */
export const outboxQuestion = z.object({ after: z.union([z.literal(''), z.literal('0'), idIn]).optional() })

export const outboxList = z.object({ messages: z.array(outboxMessage.extend({ createdAt: momentOut })) })

const orderNumber = z
  .union([z.string(), z.number().int()])
  .transform((value) => String(value).trim())
  .pipe(z.string().min(1).max(40))

/** The ERP's answer to a message: `{id, ok, orderNumber}` or `{id, error}`; null is as good as left out. */
export const outboxAnswer = z.object({
  id: idIn,
  ok: flagIn.nullish(),
  error: z.string().trim().max(1000).nullish(),
  orderNumber: orderNumber
    .nullish()
    .meta({ description: "The ERP's number; without one the shop numbers the order" }),
})

/** `repeated`: the same had been said before. */
export const outboxAnswered = z.object({ repeated: z.boolean() })
