import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Services } from './adapters/services.ts'
import { registrations } from './capabilities/registrations.ts'
import { resolveVisitor } from './capabilities/sessions/public.ts'
import type { Config } from './config.ts'
import type { Db } from './db/connection.ts'
import { refused } from './http/answers.ts'
import { apiRoutes } from './http/api.ts'
import { createDispatch } from './http/resource.ts'
import { languageOf, readVisitor } from './http/visitor.ts'
import { dayIn } from './today.ts'

export type AppOptions = {
  config: Config
  db: Db
  services: Services
  now?: () => Date
}

/** Requests per minute and address a node answers before it says stop; crude on purpose, finer limits count in the database. */
const floodLimit = 6000

/** Builds the shop's HTTP server without listening: main.ts and the tests both use it. */
export async function buildApp({
  config,
  db,
  services,
  now = () => new Date(),
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    trustProxy: config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
  })
  const visitor: Parameters<typeof apiRoutes>[1]['visitor'] = (request, reply) =>
    readVisitor(request, reply, { db, config, now, resolve: resolveVisitor })
  const dispatch = createDispatch(registrations, {
    db,
    config,
    services,
    now,
    today: dayIn(config.timeZone),
    onBug: (error, requestId) => app.log.error({ err: error, requestId }, 'a use case failed'),
  })

  await app.register(cookie)
  await app.register(rateLimit, { max: floodLimit, timeWindow: '1 minute', enableDraftSpec: false })
  app.setErrorHandler((error, request, reply) => {
    const language = languageOf(request.cookies['shop-language'], request.headers['accept-language'])
    const status = statusOf(error)
    if (status >= 500) app.log.error({ err: error }, 'a request failed')
    const code =
      status === 413
        ? 'PAYLOAD_TOO_LARGE'
        : status === 429
          ? 'TOO_MANY_REQUESTS'
          : status < 500
            ? 'INVALID_PARAMS'
            : 'TECHNICAL_ERROR'
    const answer = refused(code, language, { requestId: request.id })
    return reply.code(answer.http).send(answer.body)
  })
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await db.execute(sql`select 1`)
      return { status: 'ready', search: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
  apiRoutes(app, { config, dispatch, visitor })
  return app
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500
