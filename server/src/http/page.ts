import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { KeptPage } from '#server/db/kept-reads.ts'
import { streamedCompression } from './compression.ts'
import { gathering } from './gathering.ts'
import { developmentPages } from './page-development.ts'
import type { PageLanguage, PageRenderer, Transport } from './page-entry.ts'
import { collecting, type PageMemory } from './page-memory.ts'
import { productionPages } from './page-production.ts'
import { contentSecurityPolicy } from './page-security.ts'
import { machines } from './unreadable-address.ts'
import { withoutNul } from './without-nul.ts'

export interface PageOptions {
  /** With leading and trailing slash. */
  basePath: string
  mode: 'development' | 'production'
  /** Calls the API in process as the visitor of this request; may set cookies on the reply. */
  transportFor: (request: FastifyRequest, reply: FastifyReply) => Transport
  /** Origin of the service a page may load from besides the shop, by its path under the base path; '' for none. */
  foreignOrigin: (path: string) => string
  /** Keeps pages that are the same for every guest; without it each is rendered anew. */
  memory?: PageMemory
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
      if (machines.test(path)) return reply.callNotFound()
      if (withoutCategory.test(path)) return reply.redirect(basePath)
      return answerPage(request, reply, pages, { ...options, foreign: options.foreignOrigin(path) })
    }
    scope.get(`${basePath}*`, page)
    // Where trailing slashes are ignored the wildcard does not cover the base path itself.
    if (basePath !== '/') scope.get(basePath.slice(0, -1), page)
  })
}

/** The catalogue itself has no page of its own: all categories are at home. */
const withoutCategory = /^c(\?|$)/

/** `foreign`: origin of the service this one page may load from, '' for none. */
type AnswerOptions = PageOptions & { foreign: string }

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageRenderer,
  options: AnswerOptions,
) {
  const place = options.memory?.(request)
  if (place?.kept) return sendKept(request, reply, place.kept, options)
  const { mode, transportFor, foreign } = options
  const nonce = randomBytes(16).toString('base64url')
  const asked = notingFailures(transportFor(request, reply))
  const response = await pages.render(webRequest(request, reply), {
    nonce,
    transport: asked.transport,
    fallbackLanguage: preferredLanguage(request.headers['accept-language']),
  })
  for (const [name, value] of response.headers) reply.header(name, value)
  const mayKeep = () => response.status === 200 && !asked.haveFailed() && !reply.hasHeader('set-cookie')
  const whole = (html: Buffer) => {
    if (!place || !mayKeep()) return
    place
      .keep(html, nonce, Object.fromEntries(response.headers))
      .catch((error: unknown) => request.log.warn({ err: error }, 'a page could not be kept'))
  }
  const inPage = `'nonce-${nonce}'`
  return reply
    .code(response.status)
    .header(
      'content-security-policy',
      contentSecurityPolicy({ scripts: inPage, styles: inPage }, mode, foreign),
    )
    .header('cache-control', 'private, no-store')
    .send(response.body ? gathered(response.body as ReadableStream, place && whole) : '')
}

async function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  { mode, foreign }: AnswerOptions,
) {
  reply
    .headers(page.headers)
    .header('content-security-policy', contentSecurityPolicy(page, mode, foreign))
    .header('cache-control', 'private, no-store')
    .header('vary', 'accept-encoding')
  const takesBrotli = /(?:^|[\s,])br(?:\s*,|\s*$)/.test(headers['accept-encoding'] ?? '')
  return takesBrotli
    ? reply.header('content-encoding', 'br').send(page.body)
    : reply.send(await promisify(brotliDecompress)(page.body))
}

/** A page that lacks something because an answer was refused is no page for others. */
function notingFailures(transport: Transport): { transport: Transport; haveFailed: () => boolean } {
  let failed = false
  return {
    transport: async (...call) => {
      const answer = await transport(...call)
      const isFine =
        typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'OK'
      failed ||= !isFine
      return answer
    },
    haveFailed: () => failed,
  }
}

function gathered(body: ReadableStream, whole: ((html: Buffer) => void) | undefined): Readable {
  const joined = gathering()
  // An error destroys all; whoever reads the joined one is told of it.
  const stages = whole === undefined ? [joined] : [collecting(whole), joined]
  pipeline([Readable.fromWeb(body), ...stages], () => undefined)
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
