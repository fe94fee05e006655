import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Config } from '#server/config.ts'

type Gauges = { searchDocuments: () => number; searchBytes: () => number }

/** `GET /metrics` for Prometheus, outside the base path: from this machine, or with the METRICS_TOKEN. */
export function metrics(app: FastifyInstance, config: Config, gauges: Gauges): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'shop_request_seconds',
    help: 'Time to answer a request, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const answers = new Counter({
    name: 'shop_answers_total',
    help: 'Answers by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  for (const [name, help, read] of [
    ['shop_search_documents', 'Articles in the search index of this node', gauges.searchDocuments],
    ['shop_search_bytes', 'Memory of the search index of this node', gauges.searchBytes],
  ] as const) {
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) })
  }

  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { route, status: String(reply.statusCode) }
    duration.observe({ method: request.method, ...labels }, reply.elapsedTime / 1000)
    answers.inc(labels)
    next()
  })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    const allowed =
      isLoopback(request.socket.remoteAddress) || hasToken(request.headers.authorization, config.metricsToken)
    if (!allowed || isForwarded(request.headers)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })

  /** A proxy on this machine speaks for others: without the token its requests are no loopback ones. */
  function isForwarded(headers: IncomingHttpHeaders): boolean {
    const relayed = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
    return relayed && !hasToken(headers.authorization, config.metricsToken)
  }
}

const isLoopback = (address: string | undefined): boolean => /^(::1|(::ffff:)?127\.)/.test(address ?? '')

function hasToken(header: string | undefined, token: string | undefined): boolean {
  if (token === undefined || header === undefined) return false
  const [given, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
