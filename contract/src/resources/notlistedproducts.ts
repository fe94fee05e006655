import { z } from 'zod'
import { defineResource } from '../define-resource.ts'
import { flagIn, optionalFlag } from '../flag.ts'
import { idIn, idOut, momentOut } from '../ids.ts'
import { largestAttachment, mostRequestLines } from '../not-listed.ts'
import { pageIn } from '../paging.ts'
import { fileOut } from './shapes.ts'

/** Length of a file of so many bytes as base64. */
const asBase64 = (bytes: number) => Math.ceil(bytes / 3) * 4

const words = (most: number) => z.string().trim().max(most).default('')

/**
 * A line names the article by its maker's number or in words, and who makes or supplies it by number or name. The
 * quantity is in the customer's words: for an article the wholesaler does not carry nobody knows its unit.
 */
const position = z.object({
  manufacturer_number: words(40),
  supplier_id: words(40),
  supplier_name: words(80),
  quantity: words(40),
  description: words(200),
})

const head = {
  id: idOut,
  createdAt: momentOut,
  kunnr: z.string(),
  customerName: z.string(),
  /** '' for a user who is gone. */
  userName: z.string(),
  customerReference: z.string(),
  done: z.boolean(),
}

export const notlistedproducts = defineResource(
  'notlistedproducts',
  {
    SEND_REQUEST: {
      method: 'POST',
      access: 'user',
      summary:
        'Asks the wholesaler for products that are not listed, once per key: by complete lines, by a file, or by both.',
      input: z.object({
        idempotency_key: z.string().min(8).max(80),
        positions: z.array(position).max(mostRequestLines).default([]),
        /** PDF, PNG, JPEG, CSV or XLSX, by content and by name. */
        attachment: z.base64().max(asBase64(largestAttachment), 'TOO_LARGE').default(''),
        attachment_name: words(200),
        remark: words(2000),
        customer_reference: words(80),
      }),
      output: z.object({ request_id: idOut, repeated: z.boolean() }),
      errors: ['TOO_MANY_ATTEMPTS', 'IDEMPOTENCY_CONFLICT'],
    },
    GET_REQUESTS: {
      method: 'GET',
      access: { staff: 'clerk' },
      summary:
        'Requests of all customers, newest first; `query` is a number, or looked for in customer, reference and lines.',
      input: z.object({
        query: z.string().max(80).optional(),
        only_open: optionalFlag,
        ...pageIn(100),
      }),
      output: z.object({
        requests: z.array(z.object({ ...head, positionCount: z.number().int(), hasAttachment: z.boolean() })),
        numFound: z.number().int(),
      }),
      errors: [],
    },
    GET_REQUEST: {
      method: 'GET',
      access: { staff: 'clerk' },
      summary: 'One request with its lines and the address of its file.',
      input: z.object({ request_id: idIn }),
      output: z.object({
        request: z.object({
          ...head,
          userMail: z.string(),
          remark: z.string(),
          positions: z.array(position),
          attachment: fileOut.nullable(),
          doneAt: momentOut.nullable(),
          /** Login name of who has done it; '' as long as nobody has. */
          doneBy: z.string(),
        }),
      }),
      errors: ['NOT_FOUND'],
    },
    SET_DONE: {
      method: 'POST',
      access: { staff: 'clerk' },
      summary: 'Marks a request as answered, or as open again.',
      input: z.object({ request_id: idIn, done: flagIn }),
      output: z.object({}),
      errors: ['NOT_FOUND'],
    },
  },
  { largestBody: asBase64(largestAttachment) + 200_000 },
)
