import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { isLoopback } from './loopback.ts'
import { removedRows } from './removed-rows.ts'

type Around = {
  /** Whether the search answers: false while its index is being built, and while its server is away. */
  isSearchReady: () => boolean
  searchDocuments: () => number
  searchBytes: () => number
  /** Seconds; undefined where the node does not follow the change log. */
  searchBehind: () => Promise<number | undefined>
  /** Whether an Authorization header carries a token for metrics. */
  hasToken: (authorization: string | undefined) => Promise<boolean>
}

/**
 * `GET /metrics` for Prometheus, outside the base path: from this machine, or with a token of scope `metrics`. Gives what
 * counts an answer that no hook hears of.
 */
export function metrics(
  app: FastifyInstance,
  { isSearchReady, searchDocuments, searchBytes, searchBehind, hasToken }: Around,
): (status: number) => void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(removedRows)
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
    [
      'shop_search_ready',
      '1 where the search answers, 0 where it is being built or away',
      () => Number(isSearchReady()),
    ],
    ['shop_search_documents', 'Articles in the search index of this node', searchDocuments],
    ['shop_search_bytes', 'Memory of the search index of this node', searchBytes],
    [
      'shop_search_behind_seconds',
      'How long the oldest change of the catalogue waits for the search of this node',
      async () => (await searchBehind()) ?? NaN,
    ],
  ] as const) {
    const collect = async () => gauge.set(await read())
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect })
  }

  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'none'
    const labels = { route, status: String(reply.statusCode) }
    duration.observe({ method: request.method, ...labels }, reply.elapsedTime / 1000)
    answers.inc(labels)
    next()
  })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    const isOwn = isLoopback(request.socket.remoteAddress) && !isForwarded(request.headers)
    if (!isOwn && !(await hasToken(request.headers.authorization))) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return (status) => answers.inc({ route: 'none', status: String(status) })
}

/** A proxy on this machine speaks for others: its requests are no loopback ones. */
const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
