import { Readable } from 'node:stream'
import { type ImportKind, importKindNames, inviteOption } from '@shop/contract/imports/kinds'
import { importReport } from '@shop/contract/imports/report'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import { type HttpAnswer, ok, refused, wrongFields } from '#server/http/answers.ts'
import { untilGivenUp } from '#server/http/rest-of-body.ts'
import { languageOf } from '#server/http/visitor.ts'
import { tokenOwner } from '../sessions/public.ts'
import { importRead } from './import-rows.ts'
import { readCsv } from './readers/csv.ts'
import { readNdjson } from './readers/ndjson.ts'
import { UnreadableFileError } from './readers/row.ts'
import { encodings, sentBody } from './sent-body.ts'

type Around = { db: Db; config: Config; now: () => Date }

const readers = { 'application/x-ndjson': readNdjson, 'application/ndjson': readNdjson, 'text/csv': readCsv }

/**
 * `POST {BASE_PATH}api/import/{kind}`: rows of one kind as NDJSON or CSV, of any length, read as they arrive, packed or not.
 * Answers counts and the first problems; right rows are kept, the same call again changes nothing.
 */
export function importRoutes(app: FastifyInstance, around: Around): void {
  // Within a scope of its own: only these routes get their body as a stream.
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(Object.keys(readers), (_request, payload, parsed) =>
      parsed(null, untilGivenUp(payload)),
    )
    scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null, undefined))
    scope.post<{ Params: { kind: string }; Querystring: { invite?: unknown } }>(
      `${around.config.basePath}api/import/:kind`,
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request, reply) => {
        try {
          return send(reply, await answer(request, request.params.kind, request.query.invite, around))
        } finally {
          if (request.body instanceof Readable) request.body.destroy()
        }
      },
    )
    done()
  })
}

async function answer(
  request: FastifyRequest,
  name: string,
  wanted: unknown,
  { db, config, now }: Around,
): Promise<HttpAnswer> {
  const language = languageOf(undefined, request.headers['accept-language'])
  const actor = await tokenOwner(db, request.headers.authorization, 'import', config.importToken)
  if (actor === undefined) return refused('NO_AUTHORIZATION', language, {}, 401)
  const kind = importKindNames.find((known) => known === name)
  if (kind === undefined) return refused('NOT_FOUND', language)
  const invite = inviteOption.safeParse(wanted)
  if (!invite.success) return wrongFields({ invite: 'UNKNOWN_VALUE' }, language)
  const read = readerOf(request)
  if (read === undefined)
    return refused('UNREADABLE_REQUEST', language, { contentTypes: Object.keys(readers) }, 415)
  const body = sentBody(request.body as Readable, request.headers['content-encoding'])
  if (body === undefined) return refused('UNREADABLE_REQUEST', language, { contentEncodings: encodings }, 415)
  try {
    return await importBody(kind, read(body))
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return refused('INVALID_PARAMS', language, { problem: error.code, detail: error.detail })
  }

  async function importBody(of: ImportKind, rows: ReturnType<typeof readCsv>): Promise<HttpAnswer> {
    const call = { kind: of, source: 'http', actor: actor ?? '', now, invite: invite.data ?? 'none' }
    const report = await importRead(db, call, rows)
    return ok(importReport.encode(report))
  }
}

function readerOf(request: FastifyRequest): typeof readCsv | undefined {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return Object.hasOwn(readers, type) ? readers[type as keyof typeof readers] : undefined
}

function send(reply: FastifyReply, { http, body }: HttpAnswer): FastifyReply {
  return reply.code(http).header('cache-control', 'private, no-store').send(body)
}
