import { z } from 'zod'
import { decimalOut, positiveDecimalIn } from '../decimal.ts'
import { defineResource } from '../define-resource.ts'
import { optionalFlag } from '../flag.ts'
import { dayOut, wholeIn } from '../ids.ts'
import { pageIn } from '../paging.ts'

const docidIn = z.string().min(1).max(40)
const status = z.enum(['open', 'partlyCompleted', 'completed', 'canceled', 'unknown'])
const amount = decimalOut.nullable()
/** Made by the screen when a step is prepared: a repeated step is done once. */
const keyIn = z.string().min(8).max(80)

/** How much of which line; lines that are left out are not touched. */
const takenIn = z
  .array(z.object({ posnr: wholeIn(1, 99_999), quantity: positiveDecimalIn }))
  .min(1)
  .max(1000)

const head = z.object({
  docid: z.string(),
  doctype: z.number().int(),
  type: z.string(),
  status,
  orderNumber: z.string(),
  createDate: dayOut,
  kunnr: z.string(),
  customerName: z.string(),
  creatorName: z.string(),
  kommission: z.string(),
  currency: z.string(),
  netPrice: amount,
})

const followUp = z.object({
  docid: z.string(),
  doctype: z.number().int(),
  type: z.string(),
  status,
  orderNumber: z.string(),
  createDate: dayOut,
  netPrice: amount,
  positions: z.array(
    z.object({
      posnr: z.number().int(),
      text: z.string(),
      quantity: decimalOut,
      unit: z.string(),
      /** Of an invoice: what has not been credited yet. */
      open: decimalOut,
    }),
  ),
})

const made = z.object({ docid: z.string(), orderNumber: z.string() })

export const erp = defineResource('erp', {
  GET_ORDERS: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'Orders of all customers, newest first, by number, customer or reference.',
    input: z.object({
      query: z.string().max(80).optional(),
      only_open: optionalFlag,
      ...pageIn(100),
    }),
    output: z.object({ orders: z.array(head), numFound: z.number().int() }),
    errors: [],
  },
  GET_ORDER: {
    method: 'GET',
    access: { staff: 'clerk' },
    summary: 'An order with what is still to be delivered, its delivery notes, invoices and credit notes.',
    input: z.object({ docid: docidIn }),
    output: z.object({
      order: head.extend({ completeDelivery: z.boolean(), reason: z.string() }),
      positions: z.array(
        z.object({
          posnr: z.number().int(),
          matnr: z.string(),
          text: z.string(),
          quantity: decimalOut,
          delivered: decimalOut,
          remnant: decimalOut,
          unit: z.string(),
          status,
        }),
      ),
      followUps: z.array(followUp),
      /** False where a real ERP does all this. */
      builtIn: z.boolean(),
    }),
    errors: ['DOCUMENT_NOT_FOUND'],
  },
  CONFIRM_ORDER: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary:
      'The built-in ERP takes a queued order under its next number; the customer gets his confirmation.',
    input: z.object({ docid: docidIn }),
    output: z.object({}),
    errors: ['DOCUMENT_NOT_FOUND', 'STATE_NOT_ALLOWED'],
  },
  REFUSE_ORDER: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary: 'The built-in ERP refuses a queued order; customer and clerk get a mail with the reason.',
    input: z.object({ docid: docidIn, reason: z.string().trim().min(3).max(1000) }),
    output: z.object({}),
    errors: ['DOCUMENT_NOT_FOUND', 'STATE_NOT_ALLOWED'],
  },
  DELIVER_ORDER: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary: 'Writes a delivery note for what leaves now, never more than is still open.',
    input: z.object({ docid: docidIn, positions: takenIn, idempotency_key: keyIn }),
    output: made,
    errors: ['DOCUMENT_NOT_FOUND', 'STATE_NOT_ALLOWED', 'IDEMPOTENCY_CONFLICT'],
  },
  INVOICE_DELIVERY: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary: 'Writes the invoice of a delivery note.',
    input: z.object({ docid: docidIn, idempotency_key: keyIn }),
    output: made,
    errors: ['DOCUMENT_NOT_FOUND', 'STATE_NOT_ALLOWED', 'IDEMPOTENCY_CONFLICT'],
  },
  CREDIT_INVOICE: {
    method: 'POST',
    access: { staff: 'clerk' },
    summary:
      'Writes a credit note for an invoice, never more than was invoiced and is not credited yet. Surcharges are credited with the whole invoice.',
    input: z.object({
      docid: docidIn,
      positions: takenIn,
      reason: z.string().trim().min(3).max(1000),
      idempotency_key: keyIn,
    }),
    output: made,
    errors: ['DOCUMENT_NOT_FOUND', 'STATE_NOT_ALLOWED', 'IDEMPOTENCY_CONFLICT'],
  },
})
