import type { FieldErrors } from '@shop/contract/answer'
import { type Code, codes } from '@shop/contract/codes'
import { messages } from '@shop/contract/messages'
import type { FastifyReply } from 'fastify'
import { cannotNow } from '#server/db/outages.ts'
import type { Language } from './context.ts'

/** `sent`: the body as it is sent, where it is written already; it says the same. */
export type HttpAnswer = { http: number; body: Record<string, unknown>; sent?: Buffer }

const loginFirst = { de: 'Bitte melden Sie sich dafür an.', en: 'Please sign in for this.' }

export const ok = (data: object): HttpAnswer => ({
  http: 200,
  body: { status: 'OK', code: '', message: '', ...data },
})

/** An OK answer whose body is written already; it is read again only for a page rendered here. */
export const writtenAnswer = (sent: Buffer): HttpAnswer => ({
  http: 200,
  get body() {
    return JSON.parse(sent.toString()) as Record<string, unknown>
  },
  sent,
})

/** ERROR with the code's HTTP status, or another one where the access check gives it (401 for guests). */
export function refused(code: Code, language: Language, data: object = {}, http?: number): HttpAnswer {
  const message = http === 401 ? loginFirst[language] : messages[code][language]
  return { http: http ?? codes[code].http, body: { status: 'ERROR', code, message, ...data } }
}

/** WARNING with HTTP 422: a code for each field that cannot be taken. */
export function wrongFields(fields: FieldErrors, language: Language): HttpAnswer {
  const message = messages.INVALID_PARAMS[language]
  return { http: 422, body: { status: 'WARNING', code: 'INVALID_PARAMS', message, validator: 'X', fields } }
}

/** Until then a database that is restarted or taken over by another one is mostly there again. */
const retryAfterSeconds = 5

/**
 * What failed by no refusal: 503 where the database can do nothing just now, which whoever asks by himself tries again, else a
 * fault of the shop. Both bear the id it is logged under.
 */
export function failure(error: unknown, language: Language, requestId: string): HttpAnswer {
  return cannotNow(error)
    ? refused('TRY_AGAIN_LATER', language, { requestId, retryAfterSeconds })
    : refused('TECHNICAL_ERROR', language, { requestId })
}

/** Sends an answer, and when to ask again where it says so. */
export function send(reply: FastifyReply, { http, body }: HttpAnswer): FastifyReply {
  const { retryAfterSeconds: wait } = body
  if (typeof wait === 'number') reply.header('retry-after', String(wait))
  return reply.code(http).send(body)
}
