import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { OutboxMessage } from '@shop/contract/outbox'
import type { Erp, ErpReply } from './port.ts'

type Options = {
  url: string
  /** Shared secret the messages are signed with. */
  secret: string
  /** Milliseconds to wait for an answer. */
  timeout?: number
  now?: () => Date
}

/** What a program has not it writes as null, or as false. */
const nothing = z.union([z.null(), z.literal(false)]).transform(() => '')
const numbered = z.union([z.string(), z.number()]).transform((number) => String(number).trim())
const answer = z
  .object({
    ok: z.unknown().optional(),
    orderNumber: z.union([numbered.pipe(z.string().max(40)), nothing]).default(''),
    error: z.union([z.string().transform((reason) => reason.trim().slice(0, 1000)), nothing]).default(''),
  })
  // Not taken, and no reason why: nobody could tell the customer.
  .refine(({ ok, error }) => ok !== false || error !== '')

/**
 * An ERP that takes orders by HTTP: POST of the message as JSON. `x-shop-signature` is the HMAC-SHA256, in hex, of
 * `x-shop-timestamp`, a point and the body; `idempotency-key` is the id of the outbox entry, under which a repeated
 * message is known again. It answers 2xx with `{orderNumber}` (the order stands), `{error}` (it will not), or without
 * either (it acknowledges later); 422 with `{error}` refuses, too. Anything else is tried again, also an answer whose
 * number or reason cannot be read: an order taken for accepted would wait for a number for good.
 */
export function erpEndpoint({ url, secret, timeout = 10_000, now = () => new Date() }: Options): Erp {
  return {
    kind: 'endpoint',
    deliver: async (message) => {
      const body = JSON.stringify(message)
      const timestamp = String(Math.floor(now().getTime() / 1000))
      const headers = headersOf(message, timestamp, signature(secret, timestamp, body))
      const { ok, status, text } = await post(url, { headers, body, signal: AbortSignal.timeout(timeout) })
      const said = parse(text)
      if (ok && said === undefined) throw new Error(`unreadable: ${text.slice(0, 200)}`)
      if (said !== undefined && (ok || (status === 422 && said.error))) return replyOf(said)
      throw new Error(`status: ${status}`)
    },
  }
}

/** Failures say in one word and a detail what staff are to read of them. */
async function post(url: string, request: Pick<RequestInit, 'headers' | 'body' | 'signal'>) {
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'error', ...request })
    return { ok: response.ok, status: response.status, text: await response.text() }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error.name === 'TimeoutError') throw new Error('timeout', { cause: error })
    throw new Error(`unreachable: ${causeOf(error)}`, { cause: error })
  }
}

/** fetch itself says only that it failed. */
function causeOf({ cause, message }: Error): string {
  if (!(cause instanceof Error)) return message
  return 'code' in cause ? String(cause.code) : cause.message
}

/** What proves that a message is the shop's; the receiver calculates the same. */
export const signature = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

function headersOf({ id }: OutboxMessage, timestamp: string, signed: string) {
  return {
    'content-type': 'application/json',
    'idempotency-key': id,
    'x-shop-timestamp': timestamp,
    'x-shop-signature': signed,
  }
}

/** undefined where the answer says something that cannot be read; what is no object, like "OK", or empty, says nothing. */
function parse(text: string): z.output<typeof answer> | undefined {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    said = undefined
  }
  const isSaid = typeof said === 'object' && said !== null && Object.keys(said).length > 0
  return answer.safeParse(isSaid ? said : {}).data
}

function replyOf({ orderNumber, error }: z.output<typeof answer>): ErpReply {
  if (error) return { outcome: 'refused', reason: error }
  return orderNumber ? { outcome: 'acknowledged', orderNumber } : { outcome: 'accepted' }
}
