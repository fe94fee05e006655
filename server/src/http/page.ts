import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { streamedCompression } from './compression.ts'
import { gathering } from './gathering.ts'
import { developmentPages } from './page-development.ts'
import type { PageLanguage, PageRenderer, Transport } from './page-entry.ts'
import { productionPages } from './page-production.ts'
import { contentSecurityPolicy } from './page-security.ts'
import { withoutNul } from './without-nul.ts'

export interface PageOptions {
  /** With leading and trailing slash. */
  basePath: string
  mode: 'development' | 'production'
  /** Calls the API in process as the visitor of this request; may set cookies on the reply. */
  transportFor: (request: FastifyRequest, reply: FastifyReply) => Transport
  /** Origin of the service a page may load from besides the shop, by its path under the base path; '' for none. */
  foreignOrigin: (path: string) => string
}

const webRoot = join(import.meta.dirname, '../../../web')

/**
 * Adds the storefront: every address under the base path that is neither API nor asset is answered by a page,
 * rendered here and streamed. Answers of the whole app carry `x-build`, by which an open page learns of an update.
 */
export async function addPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { basePath, mode } = options
  const start = mode === 'development' ? developmentPages : productionPages
  const pages = await start(app, { webRoot, basePath })
  app.addHook('onClose', () => pages.close())
  app.addHook('onRequest', (_request, reply, next) => {
    reply.header('x-build', pages.build)
    next()
  })

  if (basePath !== '/') app.get('/', (_request, reply) => reply.redirect(basePath))
  await app.register(async (scope) => {
    await scope.register(compress, streamedCompression)
    const page = (request: FastifyRequest, reply: FastifyReply) => {
      // Without its slash the base path is not under itself, and relative links would lead out of the shop.
      if (!request.url.startsWith(basePath)) return reply.redirect(basePath)
      const storable = withoutNul(request.url)
      if (storable !== request.url) return reply.redirect(storable)
      const path = request.url.slice(basePath.length)
      if (/^(api|assets)(\/|\?|$)/.test(path)) return reply.callNotFound()
      return answerPage(request, reply, pages, { ...options, foreign: options.foreignOrigin(path) })
    }
    scope.get(`${basePath}*`, page)
    // Where trailing slashes are ignored the wildcard does not cover the base path itself.
    if (basePath !== '/') scope.get(basePath.slice(0, -1), page)
  })
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageRenderer,
  { mode, transportFor, foreign }: PageOptions & { foreign: string },
) {
  const nonce = randomBytes(16).toString('base64url')
  const response = await pages.render(webRequest(request, reply), {
    nonce,
    transport: transportFor(request, reply),
    fallbackLanguage: preferredLanguage(request.headers['accept-language']),
  })
  for (const [name, value] of response.headers) reply.header(name, value)
  return reply
    .code(response.status)
    .header('content-security-policy', contentSecurityPolicy(nonce, mode, foreign))
    .header('cache-control', 'private, no-store')
    .send(response.body ? gathered(response.body as ReadableStream) : '')
}

function gathered(body: ReadableStream): Readable {
  const joined = gathering()
  // An error destroys both; whoever reads the joined one is told of it.
  pipeline(Readable.fromWeb(body), joined, () => undefined)
  return joined
}

/** The request as the renderer takes it; rendering stops when the visitor goes away. */
function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const headers = new Headers()
  for (const name of ['cookie', 'user-agent']) headers.set(name, String(request.headers[name] ?? ''))
  return new Request(`http://shop${request.url}`, { headers, signal: gone.signal })
}

function preferredLanguage(header = ''): PageLanguage {
  const first = header.split(',').find((range) => /^\s*(de|en)\b/i.test(range))
  return first !== undefined && /^\s*en/i.test(first) ? 'en' : 'de'
}
