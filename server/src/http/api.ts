import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { refused } from './answers.ts'
import { isOwnOrigin } from './origin.ts'
import type { Dispatch, Visitor } from './resource.ts'

type Around = {
  config: Config
  dispatch: Dispatch
  visitor: (request: FastifyRequest, reply: FastifyReply) => Promise<Visitor>
}

const bodyLimit = 1_000_000

/** `GET|POST {BASE_PATH}api/{resource}`: query parameters or JSON body to the event they name. */
export function apiRoutes(app: FastifyInstance, { config, dispatch, visitor }: Around): void {
  app.route<{ Params: { resource: string } }>({
    method: ['GET', 'POST'],
    url: `${config.basePath}api/:resource`,
    bodyLimit,
    handler: async (request, reply) => {
      const who = await visitor(request, reply)
      reply.header('cache-control', 'private, no-store')
      const method = request.method === 'POST' ? 'POST' : 'GET'
      if (method === 'POST' && !isOwnOrigin(request, config))
        return send(reply, refused('ORIGIN_NOT_ALLOWED', who.language))
      const payload = method === 'GET' ? request.query : request.body
      if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
        return send(reply, refused('INVALID_PARAMS', who.language))
      }
      const answer = await dispatch({
        resource: request.params.resource,
        method,
        payload: payload as Record<string, unknown>,
        expectedKunnr: header(request.headers['x-kunnr']),
        visitor: who,
      })
      if (answer.sent) return reply.type('application/json; charset=utf-8').send(answer.sent)
      const wait = answer.body['retryAfterSeconds']
      if (typeof wait === 'number') reply.header('retry-after', String(wait))
      return send(reply, answer)
    },
  })
}

const send = (reply: FastifyReply, answer: { http: number; body: object }) =>
  reply.code(answer.http).send(answer.body)

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
