import { flagIn } from '@shop/contract/flag'
import { idIn } from '@shop/contract/ids'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import { type HttpAnswer, ok, refused, wrongFields } from '#server/http/answers.ts'
import { toFieldErrors } from '#server/http/fields.ts'
import { languageOf } from '#server/http/visitor.ts'
import { tokenOwner } from '../sessions/public.ts'
import { type Answered, answerMessage } from './answer-message.ts'
import { listOpen } from './store.ts'

type Around = { db: Db; config: Config; now: () => Date }

const most = 100

const question = z.object({ after: z.union([z.literal(''), z.literal('0'), idIn]).optional() })

const acknowledgement = z.object({
  id: idIn,
  ok: flagIn.optional(),
  error: z.string().trim().max(1000).optional(),
  orderNumber: z
    .union([z.string(), z.number().int()])
    .transform((value) => String(value).trim())
    .pipe(z.string().min(1).max(40))
    .optional(),
})

/**
 * `GET {BASE_PATH}api/export/outbox?after=`: what waits for the ERP's answer, at most 100 messages after an id.
 * `POST` to the same: the answer to one, `{id, ok, orderNumber}` or `{id, error}`; may be repeated. Both with a token
 * of scope `outbox`.
 */
export function outboxRoutes(app: FastifyInstance, around: Around): void {
  const url = `${around.config.basePath}api/export/outbox`
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (language: 'de' | 'en') => Promise<HttpAnswer>,
  ) => {
    const language = languageOf(undefined, request.headers['accept-language'])
    const { db, config } = around
    const owner = await tokenOwner(db, request.headers.authorization, 'outbox', config.importToken)
    const { http, body } =
      owner === undefined ? refused('NO_AUTHORIZATION', language, {}, 401) : await work(language)
    return reply.code(http).header('cache-control', 'private, no-store').send(body)
  }
  app.get(url, (request, reply) =>
    answer(request, reply, (language) => list(around, request.query, language)),
  )
  app.post(url, (request, reply) =>
    answer(request, reply, (language) => acknowledge(around, request.body, language)),
  )
}

async function list({ db }: Around, query: unknown, language: 'de' | 'en'): Promise<HttpAnswer> {
  const input = question.safeParse(query)
  if (!input.success) return wrongFields(toFieldErrors(input.error), language)
  const messages = await listOpen(db, input.data.after || '0', most)
  return ok({
    messages: messages.map(({ createdAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
    })),
  })
}

async function acknowledge({ db, now }: Around, body: unknown, language: 'de' | 'en'): Promise<HttpAnswer> {
  const input = acknowledgement.safeParse(body)
  if (!input.success) return wrongFields(toFieldErrors(input.error), language)
  const { id, error = '', orderNumber } = input.data
  if (error === '' && input.data.ok !== true) return wrongFields({ ok: 'REQUIRED' }, language)
  const said = error === '' ? { ok: true as const, orderNumber } : { ok: false as const, reason: error }
  const answered = await db.transaction((tx) => answerMessage(tx, id, said, now()))
  return resultOf(answered, language)
}

function resultOf(answered: Answered, language: 'de' | 'en'): HttpAnswer {
  if (answered === 'unknown') return refused('NOT_FOUND', language)
  if (answered === 'conflict') return refused('STATE_NOT_ALLOWED', language)
  return ok({ repeated: answered === 'repeated' })
}
