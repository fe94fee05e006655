import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './connection.ts'

export type Clock = {
  now: () => Date
  stop: () => void
}

/** Milliseconds an answer may take: whoever waited longer cannot tell when it was true. */
const longestTrip = 1000

/** Milliseconds by which the two clocks of a process part when one is set, or when the machine was asleep. */
const jump = 5000

/**
 * The clock of the database, the one that all nodes have in common: what one node holds until a minute from now is
 * not over for another whose own clock is ahead. It is asked at the start and again and again; in between it goes on by
 * the time that passes here, so that it does not jump with the node's clock.
 * @param every milliseconds
 */
export async function databaseClock(db: Db, every = 30_000): Promise<Clock> {
  const stopping = new AbortController()
  const { signal } = stopping
  let known = await ask(db)
  let asking: Promise<void> | undefined
  const askAgain = async () => {
    // One that is away is told elsewhere.
    const asked = await ask(db).catch(() => undefined)
    if (asked !== undefined && asked.trip <= longestTrip) known = asked
    asking = undefined
  }
  const keepRight = async () => {
    for (;;) {
      await wait(every, undefined, { signal, ref: false })
      await (asking ??= askAgain())
    }
  }
  // Only the abort ends it.
  keepRight().catch(() => undefined)
  return {
    now: () => {
      const passed = performance.now() - known.at
      if (Math.abs(Date.now() - known.own - passed) > jump) asking ??= askAgain()
      return new Date(Math.round(known.time + passed))
    },
    stop: () => stopping.abort(),
  }
}

/** What time it was, and when that was true by the two clocks of this process. */
async function ask(db: Db): Promise<{ time: number; at: number; own: number; trip: number }> {
  const sent = performance.now()
  const [row] = await rowsOf<{ time: string }>(
    db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as time`,
  )
  const trip = performance.now() - sent
  return { time: Number(row?.time), at: sent + trip / 2, own: Date.now() - trip / 2, trip }
}
