import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { isSecure } from './visitor.ts'

/**
 * Headers of every answer. Pages bring a Content-Security-Policy of their own with a nonce (page-security.ts);
 * everything else may load nothing. What does not say for itself how long it may be kept is kept nowhere: a shared cache
 * decides about errors as it likes. Strict-Transport-Security is sent where the connection is encrypted only.
 */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    // Written anew for each answer there, though it is always the same.
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(closedHeaders(isSecure(request, config)))
    next()
  })
}

function closedHeaders(secure: boolean): Record<string, string> {
  return {
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

/** The same for an answer that is given before any hook is asked. */
export function headersBeforeHooks(secure: boolean): Record<string, string> {
  return {
    ...closedHeaders(secure),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}
