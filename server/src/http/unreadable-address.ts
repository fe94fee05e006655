import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { refused } from './answers.ts'
import { headersBeforeHooks } from './security-headers.ts'
import { isSecure, languageOf } from './visitor.ts'

/**
 * What no page stands under: addresses of machines, and files that browsers and crawlers look for by themselves
 * (`/favicon.ico`), below the base path.
 */
export const machines =
  /^(?:(?:api|assets|download|image)(?:\/|\?|$)|[^/?]+\.(?:css|gif|gz|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|webp|xml)(?:\?|$))/

export const isPageAddress = (url: string, basePath: string): boolean =>
  url.startsWith(basePath) && !machines.test(url.slice(basePath.length))

/**
 * Answers an address whose escapes cannot be read (`/p/100%`), which no route is asked for and no hook sees: like any
 * unknown one, a page leads home and everything else is not found.
 */
export function unreadableAddress(
  config: Config,
): (error: Error, request: FastifyRequest, reply: FastifyReply) => void {
  return (_error, request, reply) => {
    reply.headers(headersBeforeHooks(isSecure(request, config)))
    const { basePath } = config
    const language = languageOf(undefined, request.headers['accept-language'])
    if (isPageAddress(request.url, basePath)) reply.redirect(basePath)
    else reply.code(404).send(refused('NOT_FOUND', language).body)
  }
}
