import { randomBytes } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { createPictures } from './adapters/images/pictures.ts'
import type { Services } from './adapters/services.ts'
import {
  brandNames,
  findPicture,
  listSitemapArticles,
  listSitemapCategories,
  sitemapStarts,
} from './capabilities/catalogue/public.ts'
import { importRoutes } from './capabilities/imports/public.ts'
import { downloads } from './capabilities/downloads.ts'
import { outboxRoutes } from './capabilities/outbox/public.ts'
import { registrations } from './capabilities/registrations.ts'
import { searchBehind } from './capabilities/search/public.ts'
import { resolveVisitor, tokenOwner } from './capabilities/sessions/public.ts'
import type { Config } from './config.ts'
import type { Db } from './db/connection.ts'
import { answerErrors, languageOfRequest } from './http/answer-errors.ts'
import { failure } from './http/answers.ts'
import { apiRoutes } from './http/api.ts'
import { answerCompression } from './http/compression.ts'
import { downloadRoutes } from './http/downloads.ts'
import { floodLimit } from './http/flood-limit.ts'
import { healthRoutes } from './http/health.ts'
import { imageRoutes } from './http/images.ts'
import { jsonBodies } from './http/json-body.ts'
import { metrics } from './http/metrics.ts'
import { openApi } from './http/openapi.ts'
import { openApiPage } from './http/openapi-page.ts'
import { addPages } from './http/page.ts'
import { pageMemory } from './http/page-memory.ts'
import { pageTransport } from './http/page-transport.ts'
import { createDispatch } from './http/resource.ts'
import { securityHeaders } from './http/security-headers.ts'
import { type SitemapSource, sitemapRoutes } from './http/sitemap.ts'
import { endSlowBodies } from './http/slow-body.ts'
import { isPageAddress, unreadableAddress } from './http/unreadable-address.ts'
import { refuseUnserved, unreadableRequest } from './http/unreadable-request.ts'
import { readVisitor } from './http/visitor.ts'
import { loggedError } from './logged-error.ts'
import { dayIn } from './today.ts'

export type AppOptions = {
  config: Config
  db: Db
  /** A pool of its own for what must stay when a transaction is refused; tests in one transaction have only that. */
  outside?: Db
  services: Services
  /** Whether an error only says that the database is away, which is told elsewhere; without it none does. */
  isOutage?: (error: unknown) => boolean
  /** Serve the storefront besides the API. */
  pages?: boolean
  now?: () => Date
  /** Where the log goes instead of standard output. */
  log?: { write: (line: string) => void }
}

/** Builds the shop's HTTP server without listening: main.ts and the tests both use it. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    config,
    db,
    outside = db,
    services,
    pages,
    now = () => new Date(),
    isOutage = () => false,
    log,
  } = options
  const unreadable = unreadableRequest(config, (http, reason) => {
    countAnswer(http)
    app.log.info({ res: { statusCode: http }, reason }, 'what was sent is no request')
  })
  const app = Fastify({
    // Told by the shop itself: Node's own refusal has neither body nor headers.
    http: { requireHostHeader: false },
    clientErrorHandler: unreadable.handler,
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: loggedError },
      ...(log && { stream: log }),
    },
    trustProxy: config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: unreadableAddress(config),
  })
  unreadable.watch(app)
  endSlowBodies(app)
  const today = dayIn(config.timeZone)
  /** Each answer TECHNICAL_ERROR or TRY_AGAIN_LATER is found in the log by its id. */
  const onBug = (error: unknown, requestId: string, what = 'a use case failed') => {
    if (isOutage(error)) app.log.warn({ requestId }, 'a request found no database')
    else app.log.error({ err: error, requestId }, what)
  }
  const dispatch = createDispatch(registrations, {
    db,
    outside,
    config,
    services,
    now,
    today,
    onBug,
  })
  const visitor = (request: FastifyRequest, reply: FastifyReply) =>
    readVisitor(request, reply, { db, config, now, today, resolve: resolveVisitor })

  await app.register(cookie)
  await floodLimit(app)
  await securityHeaders(app, config)
  jsonBodies(app)
  answerErrors(app, onBug)
  const countAnswer = metrics(app, {
    hasToken: async (authorization) =>
      (await tokenOwner(db, authorization, 'metrics', config.metricsToken)) !== undefined,
    isSearchReady: () => services.search.state().state === 'ready',
    searchDocuments: () => services.search.state().documents,
    searchBytes: () => services.search.state().bytes,
    searchBehind: () => searchBehind(db, services.searchPlace).catch(() => undefined),
  })
  refuseUnserved(app, languageOfRequest, (url) => pages === true && isPageAddress(url, config.basePath))
  healthRoutes(app, {
    db,
    searchState: () => services.search.state().state,
    searchBehind: () => searchBehind(db, services.searchPlace),
  })
  const resources = registrations.map(({ resource }) => resource)
  await apiRoutes(app, { config, dispatch, visitor, resources })
  importRoutes(app, { db, config, now })
  outboxRoutes(app, { db, config, now })
  downloadRoutes(app, { config, db, visitor, downloads, today: () => today(now()) })
  imageRoutes(app, {
    config,
    pictures: createPictures(config),
    find: (source, request, reply) => findPicture(db, source, () => visitor(request, reply), services),
    isOutage,
  })
  const guest = () =>
    resolveVisitor(db, '', { now: now(), today: today(now()), idle: config.sessionLimits.idle })
  await app.register(async (scope) => {
    await scope.register(compress, answerCompression)
    sitemapRoutes(scope, { config, source: sitemapSource(db, services, guest) })
    apiDescription(scope, config)
  })
  if (pages) {
    await addPages(app, {
      basePath: config.basePath,
      mode: config.mode === 'development' ? 'development' : 'production',
      transportFor: (request, reply) =>
        pageTransport(dispatch, visitor(request, reply), (error) => {
          onBug(error, request.id, 'the visitor of a page could not be read')
          return failure(error, languageOfRequest(request), request.id)
        }),
      memory: pageMemory({ db, config, services, today: () => today(now()) }),
      foreignOrigin: (path) => (/^catalogue-portal\/?(\?|$)/.test(path) ? (config.portal?.server ?? '') : ''),
    })
  }
  return app
}

/** What guests may see of the catalogue, for search engines. */
function sitemapSource(
  db: Db,
  services: Services,
  guest: () => ReturnType<typeof resolveVisitor>,
): SitemapSource {
  return {
    isOpen: async () => {
      const { shop } = await guest()
      return shop.autoGuestActive && !shop.locked
    },
    categories: async () =>
      listSitemapCategories({ db, services, language: 'de', actor: (await guest()).actor }),
    // A brand's name is the same in every language.
    brands: async () => brandNames({ db, services, language: 'de', actor: (await guest()).actor }),
    starts: async (size) => sitemapStarts({ db, actor: (await guest()).actor }, size),
    articles: async function* articles(from, count) {
      yield* listSitemapArticles({ db, actor: (await guest()).actor }, from, count)
    },
  }
}

function apiDescription(app: FastifyInstance, { basePath }: Config): void {
  const resources = registrations.map(({ resource }) => resource)
  let document: ReturnType<typeof openApi> | undefined
  // Put together for the first who asks: it takes longer than everything else of a start.
  const description = () => (document ??= openApi(resources, { basePath, version: '1', downloads }))
  app.get(`${basePath}api/openapi.json`, description)
  app.get(`${basePath}api/`, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64url')
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
    )
    return reply.type('text/html').send(openApiPage(resources, description() as { paths: object }, nonce))
  })
}
