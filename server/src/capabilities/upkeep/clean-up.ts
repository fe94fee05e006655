import type { Db } from '#server/db/connection.ts'
import { type JobHandler, queueJobs } from '../jobs/public.ts'
import { readSettings } from '../shop/public.ts'
import { removals } from './removals.ts'

const kind = 'clean-up'
const day = 24 * 3_600_000

/** Rows of a kind removed in one job; what is left is the next job's, so that no transaction is long. */
const mostRows = 5_000

/**
 * Queues the clean-up of a night, between two and four o'clock in Europe. Every node may ask, as often as it likes: one
 * job is queued a day, and one node does it. After a night in which no shop ran, it is done at the next start.
 * @param today the wholesaler's calendar day
 */
export function queueCleanUp(db: Db, today: string): Promise<void> {
  const runAt = new Date(`${today}T01:30:00Z`)
  return queueJobs(db, [{ kind, payload: {}, uniqueKey: `${kind} ${today}`, runAt }])
}

/** Job 'clean-up': removes what is kept long enough, and tells how much that was. */
export const handleCleanUpJob: JobHandler = async (_payload, { db, now, tell }) => {
  const { retention } = await readSettings(db, 'retention')
  const removed: Record<string, number> = {}
  for (const { name, remove, days } of removals) {
    const before = new Date(now.getTime() - days(retention) * day)
    removed[name] = await remove(db, before, mostRows)
  }
  if (Object.values(removed).some((count) => count >= mostRows))
    await queueJobs(db, [{ kind, payload: {}, runAt: now }])
  tell?.('removed', removed)
}
