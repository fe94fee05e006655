import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Code } from '@shop/contract/codes'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '#server/config.ts'
import { type HttpAnswer, refused } from './answers.ts'
import type { Language } from './context.ts'
import { headersBeforeHooks } from './security-headers.ts'

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>

const reasons: Record<string, readonly [http: number, Code]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'UNREADABLE_REQUEST'],
  HPE_HEADER_OVERFLOW: [431, 'PAYLOAD_TOO_LARGE'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'PAYLOAD_TOO_LARGE'],
}

/**
 * Answers what Node cannot read as a request (no HTTP, an unknown method, headers above its limit or too slow), of which
 * no hook hears, in the envelope and with the headers of every answer, and closes the connection. The language is German:
 * what would tell another one was not read. Nothing is written where an answer to an earlier request is still to come on
 * the same connection: it would be taken for that one, or for a part of it.
 * @param told hears of each such answer
 */
export function unreadableRequest(
  config: Config,
  told: (http: number, reason: string) => void,
): { handler: ClientErrorHandler; watch: (app: FastifyInstance) => void } {
  /** The latest request of a connection, and those before it that are not answered whole yet. */
  const heard = new WeakMap<Duplex, Asked[]>()
  const note = (request: IncomingMessage, answer: ServerResponse) => {
    const open = heard.get(request.socket)?.filter((earlier) => !earlier.answer.writableFinished) ?? []
    heard.set(request.socket, [...open, { request, answer }])
  }
  return {
    watch: ({ server }) => void server.on('request', note).on('checkExpectation', note),
    handler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      if (socket.writable && (heard.get(socket) ?? []).every(leavesRoom)) {
        const [http, code] = reasons[error.code] ?? [400, 'UNREADABLE_REQUEST']
        socket.write(written(http, refused(code, 'de', {}, http), config))
        told(http, error.code)
      }
      socket.destroy()
    },
  }
}

type Asked = { request: IncomingMessage; answer: ServerResponse }

/**
 * Whether an answer that is written now is not taken for one to this request, or for a part of it: it is answered whole
 * already, or it is the very one that cannot be read to its end, and nothing is said to it yet.
 */
const leavesRoom = ({ request, answer }: Asked): boolean =>
  request.complete ? answer.writableFinished : !answer.headersSent

function written(http: number, { body }: HttpAnswer, config: Config): string {
  const text = JSON.stringify(body)
  const headers = {
    ...headersBeforeHooks(config.baseUrl?.startsWith('https:') === true),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    date: new Date().toUTCString(),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${http} ${STATUS_CODES[http] ?? ''}\r\n${lines.join('\r\n')}\r\n\r\n${text}`
}

const usualMethods = ['GET', 'HEAD', 'POST'] as const

/**
 * Refuses, before a body is read, what is a request but none that can be served: one without the host HTTP/1.1 asks for,
 * one whose visitor is gone by now, and one whose address is there for other methods (405, which names them).
 * @param isThere whether an address that only the pages' route takes is a page's
 */
export function refuseUnserved(
  app: FastifyInstance,
  languageOf: (request: FastifyRequest) => Language,
  isThere: (url: string) => boolean,
): void {
  // An expectation nobody knows is no reason to refuse (RFC 9110, 10.1.1); Node would, without any header.
  app.server.on('checkExpectation', (request, answer) => app.routing(request, answer))

  const allowed = (url: string) =>
    usualMethods.filter((method) => {
      const route = app.findRoute({ method, url })
      return route !== null && (!('*' in route.params) || isThere(url))
    })

  app.addHook('onRequest', (request, reply: FastifyReply, next) => {
    const answer = (made: HttpAnswer) => void reply.code(made.http).send(made.body)
    const language = languageOf(request)
    const isHostless = request.headers.host === undefined && request.raw.httpVersion === '1.1'
    if (isHostless || request.raw.socket.destroyed) {
      answer(refused('UNREADABLE_REQUEST', language))
      return
    }
    const others = request.is404 && !isRead(request.method) ? allowed(request.url) : []
    if (others.length === 0) next()
    else {
      reply.header('allow', others.join(', '))
      answer(refused('UNKNOWN_EVENT', language, {}, 405))
    }
  })
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'
