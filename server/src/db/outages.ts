import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from './connection.ts'

/** Classes of PostgreSQL for a connection that broke, and for a server that is ending, not yet there or full of others. */
const serverIsAway = /^(08...|57P0[123]|53300)$/
/** What the driver says without a code. */
const connectionIsLost =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when)/

/**
 * The error by which the network, the driver or the server itself says that the database is away; undefined for one by
 * which a database that is there refuses a statement. It may lie below others that name the statement.
 */
export function unreachable(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', syscall = '' } = error as { code?: string; syscall?: string }
  // Of a network that breaks off while statements are under way, and of a server that cannot be connected to.
  const isOfNetwork =
    syscall === 'connect' || ['ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)
  if (isOfNetwork || serverIsAway.test(code) || connectionIsLost.test(error.message)) return error
  const below: unknown[] = error instanceof AggregateError ? error.errors : [error.cause]
  return below.map(unreachable).find((found) => found !== undefined)
}

/** Classes of PostgreSQL for one that only reads, as after a failover, and for want of disk or memory. */
const writesNothing = /^(25006|53...)$/

/** Whether an error says that the database cannot do anything just now, and has done nothing: it is away, or refuses all that is written. */
export function cannotNow(error: unknown): boolean {
  if (unreachable(error) !== undefined) return true
  if (!(error instanceof Error)) return false
  const { code = '' } = error as { code?: unknown }
  return (typeof code === 'string' && writesNothing.test(code)) || cannotNow(error.cause)
}

export type Outages = {
  /** Whether an error says no more than that the database is away, which has been or is now told. */
  has: (error: unknown) => boolean
  stop: () => void
}

/**
 * Tells once that the database is away, however many requests and workers find out, and once that it is back, which is
 * looked for each second.
 * @param tell takes the cause, or nothing when the database answers again
 */
export function watchOutages(db: Db, tell: (cause?: Error) => void, every = 1000): Outages {
  const stopping = new AbortController()
  const { signal } = stopping
  let isAway = false

  const lookOut = async (): Promise<void> => {
    for (;;) {
      await wait(every, undefined, { signal })
      if (
        await db.execute(sql`select 1`).then(
          () => true,
          () => false,
        )
      )
        break
    }
    isAway = false
    tell()
  }
  return {
    has: (error) => {
      const cause = unreachable(error)
      if (cause === undefined) return false
      if (!isAway) {
        isAway = true
        tell(cause)
        // Only the abort ends it before.
        lookOut().catch(() => undefined)
      }
      return true
    },
    stop: () => stopping.abort(),
  }
}
