import compress from '@fastify/compress'
import type { Resource } from '@shop/contract/define-resource'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { refused, send } from './answers.ts'
import { answerCompression } from './compression.ts'
import { isOwnOrigin } from './origin.ts'
import type { Dispatch, Visitor } from './resource.ts'

type Around = {
  config: Config
  /** Those whose bodies may be larger than usual. */
  resources: readonly Pick<Resource, 'name' | 'largestBody'>[]
  dispatch: Dispatch
  visitor: (request: FastifyRequest, reply: FastifyReply) => Promise<Visitor>
}

const usualBody = 1_000_000

/** `GET|POST {BASE_PATH}api/{resource}`: query parameters or JSON body to the event they name. */
export async function apiRoutes(app: FastifyInstance, around: Around): Promise<void> {
  const url = `${around.config.basePath}api`
  const method = ['GET', 'POST'] as const
  await app.register(async (scope) => {
    await scope.register(compress, answerCompression)
    scope.route<{ Params: { resource: string } }>({
      method: [...method],
      url: `${url}/:resource`,
      bodyLimit: usualBody,
      handler: (request, reply) => answer(request.params.resource, request, reply, around),
    })
    for (const { name, largestBody } of around.resources) {
      if (largestBody === undefined) continue
      scope.route({
        method: [...method],
        url: `${url}/${name}`,
        bodyLimit: largestBody,
        // Before the body is read: nobody has the shop read files without having signed in.
        onRequest: (request, reply) => refuseFilesOfStrangers(request, reply, around),
        handler: (request, reply) => answer(name, request, reply, around),
      })
    }
  })
}

async function refuseFilesOfStrangers(
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor }: Around,
): Promise<FastifyReply | undefined> {
  const length = request.headers['content-length']
  if (request.method !== 'POST' || (length !== undefined && Number(length) <= usualBody)) return undefined
  const { actor, language } = await visitor(request, reply)
  return actor.user === undefined ? send(reply, refused('NO_AUTHORIZATION', language, {}, 401)) : undefined
}

async function answer(
  resource: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { config, dispatch, visitor }: Around,
): Promise<FastifyReply> {
  const who = await visitor(request, reply)
  reply.header('cache-control', 'private, no-store')
  const method = request.method === 'POST' ? 'POST' : 'GET'
  if (method === 'POST' && !isOwnOrigin(request, config))
    return send(reply, refused('ORIGIN_NOT_ALLOWED', who.language))
  const payload = method === 'GET' ? request.query : request.body
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) {
    return send(reply, refused('INVALID_PARAMS', who.language))
  }
  const made = await dispatch({
    resource,
    method,
    payload: payload as Record<string, unknown>,
    expectedKunnr: header(request.headers['x-kunnr']),
    expectedUser: header(request.headers['x-user']),
    visitor: who,
  })
  if (made.sent) return reply.type('application/json; charset=utf-8').send(made.sent)
  return send(reply, made)
}

const header = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
