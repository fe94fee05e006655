import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { isLoopback } from './loopback.ts'

/** Requests per minute and address a node answers before it says stop; finer limits count in the database. */
const limit = 6000

/**
 * Stops floods, crude on purpose: each node counts for itself, by the client's address. This machine is not counted:
 * its imports and measurements flood nobody else, and a proxy on it that TRUST_PROXY does not name would otherwise
 * have all customers share one count.
 */
export async function floodLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: limit,
    timeWindow: '1 minute',
    enableDraftSpec: false,
    allowList: (request) => isLoopback(request.ip),
  })
}
