import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import { isSecure } from './visitor.ts'

/**
 * Headers of every answer. Pages bring a Content-Security-Policy of their own with a nonce (page-security.ts);
 * everything else may load nothing. Strict-Transport-Security is sent where the connection is encrypted only.
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
    reply.header('content-security-policy', "default-src 'none';frame-ancestors 'none';base-uri 'none'")
    reply.header('permissions-policy', 'camera=(self), geolocation=(self), microphone=(), payment=(self)')
    if (isSecure(request, config))
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    next()
  })
}
