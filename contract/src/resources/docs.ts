import { z } from 'zod'
import { decimalOut } from '../decimal.ts'
import { defineResource } from '../define-resource.ts'
import { dayIn, wholeIn } from '../ids.ts'
import { pageIn } from '../paging.ts'
import { addressOut, eekClassOut, priceOut } from './shapes.ts'

export const doctypeIn = wholeIn(1, 99)
export const docidIn = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(z.string().min(1).max(40))
const status = z.enum(['open', 'partlyCompleted', 'completed', 'canceled', 'unknown'])
const day = z.iso.date().nullable()

/** Sort fields of the specification (section 4). */
export const documentSortFields = [
  'datum',
  'belegnummer',
  'bestellnummer',
  'status',
  'prbez',
  'name',
  'gueltig_von',
  'gueltig_bis',
  'fall',
  'brutto',
  'kommission',
] as const

/** Timespan filter of the specification: 2 last week … 8 unlimited; default 3, the last 30 days. */
export const timespans = ['2', '3', '4', '5', '6', '7', '8'] as const

export const documentHead = z.object({
  docid: z.string(),
  doctype: z.number().int(),
  type: z.string(),
  status,
  orderNumber: z.string(),
  createDate: z.iso.date(),
  dueDate: day,
  billDate: day,
  validFrom: day,
  validTo: day,
  desiredDeliveryDate: day,
  creatorName: z.string(),
  currency: z.string(),
  netPrice: decimalOut.nullable(),
  grossPrice: decimalOut.nullable(),
  retailPrice: decimalOut.nullable(),
  kommission: z.string(),
  projectName: z.string(),
  projectNumber: z.string(),
  positionCount: z.number().int(),
})

const documentPosition = z.object({
  posnr: z.number().int(),
  matnr: z.string(),
  text: z.string(),
  picture: z.string(),
  /** Of the article as it is sold today. */
  eekClasses: z.array(eekClassOut),
  amount: decimalOut,
  unit: z.string(),
  remnant: decimalOut,
  status,
  retailPrice: priceOut.nullable(),
  netPrice: priceOut.nullable(),
  netTotal: decimalOut.nullable(),
  alternativeTo: z.number().int().nullable(),
  partOf: z.number().int().nullable(),
  note: z.string(),
  /** The article can still be found and ordered. */
  orderable: z.boolean(),
  additionalData: z.object({
    deliveryDate: day,
    demandDate: day,
    deliveries: z.array(z.object({ deliveryDate: z.iso.date(), quantity: decimalOut })),
  }),
})

const contactOut = z.object({ name: z.string(), role: z.string(), phone: z.string(), mail: z.string() })

const flowEntry = z.object({
  docid: z.string(),
  doctype: z.number().int(),
  type: z.string(),
  orderNumber: z.string(),
  date: z.iso.date(),
  status,
  /** How it stands to the document asked for. */
  relation: z.enum(['predecessor', 'self', 'successor']),
})

export const docs = defineResource('docs', {
  GET_LIST: {
    method: 'GET',
    access: 'user',
    summary: 'Documents of the customer that the user may see, filtered, sorted and paged.',
    input: z.object({
      doctype: doctypeIn.optional(),
      docstatus: z.enum(['', 'A', 'B', 'C', 'X']).optional(),
      timespan: z.enum(timespans).optional(),
      date_from: dayIn.optional(),
      date_to: dayIn.optional(),
      filter_type: z
        .enum(['', 'docid', 'orderNumber', 'kommission', 'project', 'article', 'creator', 'text'])
        .optional(),
      filter_query: z.string().max(80).optional(),
      sort_field: z.enum(documentSortFields).optional(),
      sort_direction: z.enum(['asc', 'desc']).optional(),
      address: z.string().max(40).optional(),
      ...pageIn(200),
    }),
    output: z.object({
      documents: z.array(documentHead),
      numFound: z.number().int(),
      start: z.number().int(),
    }),
    errors: [],
  },
  GET_DETAIL: {
    method: 'GET',
    access: 'user',
    summary: "One document with its lines and flow; found by the shop's or the ERP's number.",
    input: z.object({ doctype: doctypeIn, docid: docidIn }),
    output: z.object({
      documentHead: documentHead.extend({
        texts: z.array(z.object({ kind: z.enum(['text', 'delivery', 'reason']), text: z.string() })),
        deliveryType: z.string(),
        pickupWerks: z.string(),
        deliveryAddress: addressOut.nullable(),
        paymentMethod: z.string(),
        paymentTerms: z
          .object({ days: z.number().int(), skontoDays: z.number().int(), skontoPercent: decimalOut })
          .nullable(),
        completeDelivery: z.boolean(),
        surcharges: z.array(z.object({ kind: z.string(), net: decimalOut })),
        vat: z.array(z.object({ rate: decimalOut, base: decimalOut, amount: decimalOut })),
        /** Who placed it, and for whom when field sales or staff acted. */
        actedBy: z.string(),
      }),
      documentPositions: z.array(documentPosition),
      documentFlow: z.array(flowEntry),
      contact: contactOut.nullable(),
      /** The type the document has now; another one than asked for means: go there. */
      currentDoctype: z.number().int(),
    }),
    errors: ['DOCUMENT_NOT_FOUND'],
  },
  GET_DOCUMENT_FLOW: {
    method: 'GET',
    access: 'user',
    summary: 'The documents before and after this one.',
    input: z.object({ doctype: doctypeIn, docid: docidIn }),
    output: z.object({ documentFlow: z.array(flowEntry) }),
    errors: ['DOCUMENT_NOT_FOUND'],
  },
  HAS_ARCHIVED_DOCUMENT: {
    method: 'POST',
    access: 'user',
    readOnly: true,
    summary: 'Whether an archived original (PDF) of the document exists.',
    input: z.object({ docid: docidIn, doctype: doctypeIn, order_type: z.string().max(20).optional() }),
    output: z.object({ hasArchivedDocument: z.boolean() }),
    errors: ['DOCUMENT_NOT_FOUND'],
  },
  BUDGET_RELEASE_ORDER: {
    method: 'POST',
    access: { permission: 'BUDGETS_RELEASE' },
    summary: 'Releases a budget order of somebody else: it becomes a queued order.',
    input: z.object({ docid: docidIn }),
    output: z.object({ docid: z.string(), doctype: z.number().int() }),
    errors: ['DOCUMENT_NOT_FOUND', 'STATE_NOT_ALLOWED', 'NO_AUTHORIZATION'],
  },
  BUDGET_REJECT_ORDER: {
    method: 'POST',
    access: { permission: 'BUDGETS_RELEASE' },
    summary: 'Rejects a budget order of somebody else; it is canceled.',
    input: z.object({ docid: docidIn, reason: z.string().max(400).optional() }),
    output: z.object({ docid: z.string(), doctype: z.number().int() }),
    errors: ['DOCUMENT_NOT_FOUND', 'STATE_NOT_ALLOWED', 'NO_AUTHORIZATION'],
  },
  SEND_CONTACT_MAIL: {
    method: 'POST',
    access: 'user',
    summary:
      'Sends a question, about a document where one is named, to the contact person, a branch or the company.',
    input: z.object({
      mail_to: z.email().max(120),
      subject: z.string().trim().min(1).max(120),
      message: z.string().trim().min(1).max(4000),
      docid: docidIn.optional(),
    }),
    output: z.object({}),
    errors: ['DOCUMENT_NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
  },
  GET_ALLOWED_DOCTYPES: {
    method: 'POST',
    access: 'user',
    readOnly: true,
    summary: 'Document types the user may see.',
    input: z.object({}),
    output: z.object({
      allowedDocumentTypes: z.array(z.object({ doctype: z.number().int(), type: z.string() })),
    }),
    errors: [],
  },
  GET_CONTACT: {
    method: 'GET',
    access: 'user',
    summary: "The wholesaler's person who looks after the customer; null where nobody does in particular.",
    input: z.object({}),
    output: z.object({ contact: contactOut.nullable() }),
    errors: [],
  },
})
