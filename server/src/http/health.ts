import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/connection.ts'

type Around = {
  db: Db
  searchState: () => string
  /** Seconds; undefined where the node does not follow the change log. */
  searchBehind: () => Promise<number | undefined>
}

/** Milliseconds a database has to answer: one that stands still is as far away as one that refuses. */
const longest = 3000

/**
 * `/healthz`: the process; `/readyz`: database and migrations, with the state of the search and the seconds it is behind,
 * which never fail it.
 */
export function healthRoutes(app: FastifyInstance, { db, searchState, searchBehind }: Around): void {
  const behind = async () => {
    await db.execute(sql`select 1 from shop_settings limit 1`)
    return searchBehind()
  }
  app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('the database does not answer')), longest)
    try {
      const seconds = await Promise.race([behind(), late])
      const searchBehindSeconds = seconds === undefined ? null : Math.round(seconds * 10) / 10
      return { status: 'ready', search: searchState(), searchBehindSeconds }
    } catch {
      return reply.code(503).send({ status: 'database unreachable' })
    } finally {
      clearTimeout(timer)
    }
  })
}
