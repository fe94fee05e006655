import { outboxAnswer, outboxAnswered, outboxList, outboxQuestion } from '@shop/contract/outbox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import { type HttpAnswer, ok, refused, wrongFields } from '#server/http/answers.ts'
import { readInput } from '#server/http/read-input.ts'
import { languageOf } from '#server/http/visitor.ts'
import { auditToken } from '../audit/public.ts'
import { tokenOwner } from '../sessions/public.ts'
import { type Answered, answerMessage, type ErpAnswer } from './answer-message.ts'
import { listOpen, lockMessage } from './store.ts'

type Around = { db: Db; config: Config; now: () => Date }

const most = 100

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
    work: (language: 'de' | 'en', by: { label: string; requestId: string }) => Promise<HttpAnswer>,
  ) => {
    const language = languageOf(undefined, request.headers['accept-language'])
    const { db, config } = around
    const owner = await tokenOwner(db, request.headers.authorization, 'outbox', config.importToken)
    const { http, body } =
      owner === undefined
        ? refused('NO_AUTHORIZATION', language, {}, 401)
        : await work(language, { label: owner, requestId: request.id })
    return reply.code(http).header('cache-control', 'private, no-store').send(body)
  }
  app.get(url, (request, reply) =>
    answer(request, reply, (language) => list(around, request.query, language)),
  )
  app.post(url, (request, reply) =>
    answer(request, reply, (language, by) => acknowledge(around, request.body, language, by)),
  )
}

async function list({ db }: Around, query: unknown, language: 'de' | 'en'): Promise<HttpAnswer> {
  const read = readInput(outboxQuestion, query)
  if ('wrong' in read) return wrongFields(read.wrong, language)
  const messages = await listOpen(db, read.input.after || '0', most)
  const list = messages.map(({ createdAt, ...message }) => ({
    ...message,
    createdAt: createdAt.toISOString(),
  }))
  return ok(outboxList.encode({ messages: list }))
}

async function acknowledge(
  { db, now }: Around,
  body: unknown,
  language: 'de' | 'en',
  by: { label: string; requestId: string },
): Promise<HttpAnswer> {
  const read = readInput(outboxAnswer, body)
  if ('wrong' in read) return wrongFields(read.wrong, language)
  const { id, ok: isOk, error, orderNumber } = read.input
  if (!error && isOk !== true) return wrongFields({ ok: 'REQUIRED' }, language)
  const said = error
    ? { ok: false as const, reason: error }
    : { ok: true as const, orderNumber: orderNumber ?? undefined }
  const answered = await db.transaction(async (tx) => {
    const outcome = await answerMessage(tx, id, said, now())
    if (outcome === 'done') await recordAnswer(tx, id, said, by)
    return outcome
  })
  return resultOf(answered, language)
}

/** A token is handed out to a machine: what it decided stays known with its label, also when the message is gone. */
async function recordAnswer(
  db: Db,
  id: string,
  said: ErpAnswer,
  by: { label: string; requestId: string },
): Promise<void> {
  const message = await lockMessage(db, id)
  if (message === undefined) return
  await auditToken(db, by, {
    action: said.ok ? 'confirm-order' : 'refuse-order',
    object: message.docid,
    detail: said.ok ? '' : said.reason,
    kunnr: message.kunnr,
  })
}

function resultOf(answered: Answered, language: 'de' | 'en'): HttpAnswer {
  if (answered === 'unknown') return refused('NOT_FOUND', language)
  if (answered === 'conflict') return refused('STATE_NOT_ALLOWED', language)
  return ok(outboxAnswered.encode({ repeated: answered === 'repeated' }))
}
