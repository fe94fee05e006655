import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'

/**
 * True when a write may come from where it comes from: a browser's own page (Origin or Sec-Fetch-Site says so), or a
 * client that is no browser and sends neither header.
 */
export function isOwnOrigin(request: FastifyRequest, config: Config): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = request.headers
  if (origin === undefined) return true
  return (
    origin ===
    (config.baseUrl === undefined ? `${request.protocol}://${request.host}` : new URL(config.baseUrl).origin)
  )
}
