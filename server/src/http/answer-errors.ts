import type { Code } from '@shop/contract/codes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure, refused, send } from './answers.ts'
import { languageOf } from './visitor.ts'

type OnBug = (error: unknown, requestId: string, what: string) => void

/** The language of a request by its cookie, else by what its browser accepts. */
export const languageOfRequest = ({ cookies, headers }: FastifyRequest) =>
  languageOf(cookies['shop-language'], headers['accept-language'])

/** Whatever fails outside a use case is answered in the envelope, without detail. */
export function answerErrors(app: FastifyInstance, onBug: OnBug): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500 && !isOfGone(error, reply)) onBug(error, request.id, 'a request failed')
    const language = languageOfRequest(request)
    if (status >= 500) return send(reply, failure(error, language, request.id))
    const code = codeOf(status)
    const range = rangeOf(error)
    if (range !== undefined) reply.header('content-range', range)
    const http = code === 'UNREADABLE_REQUEST' ? status : undefined
    return send(reply, refused(code, language, { requestId: request.id }, http))
  })
  app.setNotFoundHandler((request, reply) => {
    return reply.code(404).send(refused('NOT_FOUND', languageOfRequest(request)).body)
  })
}

/** Whether something was only given up because the visitor went away, which everybody may as often as he likes. */
const isOfGone = (error: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed && error instanceof Error && error.name === 'AbortError'

/** No JSON, too late, a state or a media type that is not there, a part that the file does not have. */
const unread: ReadonlySet<number> = new Set([400, 408, 412, 415, 416])

function codeOf(status: number): Code {
  if (unread.has(status)) return 'UNREADABLE_REQUEST'
  if (status === 413) return 'PAYLOAD_TOO_LARGE'
  if (status === 429) return 'TOO_MANY_REQUESTS'
  return 'INVALID_PARAMS'
}

/** How long the file is of which a part was asked for that it does not have. */
const rangeOf = (error: unknown): string | undefined => {
  const headers = error instanceof Error && 'headers' in error ? error.headers : undefined
  const range = (headers as Record<string, unknown> | undefined)?.['Content-Range']
  return typeof range === 'string' ? range : undefined
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
