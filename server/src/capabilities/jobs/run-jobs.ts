import type { Services } from '#server/adapters/services.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/connection.ts'
import { reasonOf } from '#server/reason-of.ts'
import { retryAfter } from './back-off.ts'
import { saveOutcome, takeJob } from './store.ts'

/** What work is done with. `db` is the transaction of the job: what it writes is kept only when it succeeds. */
export type JobContext = {
  db: Db
  services: Services
  config: Config
  now: Date
  /** Tells the operator what was done: a line of the log, and metrics. */
  tell?: (what: string, counts: Readonly<Record<string, number>>) => void
}

/**
 * Does one kind of job; throws when it has to be tried again. A worker that is killed starts a job anew, so what it
 * does outside the database may happen twice.
 */
export type JobHandler = (payload: unknown, context: JobContext) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

type Around = Omit<JobContext, 'now'> & { now: () => Date }

/** Tries over about half a day; then staff see the job as failed. */
const mostAttempts = 20

/** Does every job that is due, one after the other, each in a transaction of its own. How many it took up. */
export async function runJobs(around: Around, handlers: JobHandlers): Promise<number> {
  for (let count = 0; ; count++) {
    if (!(await around.db.transaction((db) => runOne({ ...around, db }, handlers)))) return count
  }
}

async function runOne({ now, ...around }: Around, handlers: JobHandlers): Promise<boolean> {
  const { db } = around
  const job = await takeJob(db, Object.keys(handlers), now())
  if (job === undefined) return false
  try {
    await db.transaction(async (inner) =>
      handlers[job.kind]?.(job.payload, { ...around, db: inner, now: now() }),
    )
    await saveOutcome(db, job.id, { state: 'done', attempts: job.attempts + 1, lastError: '' })
  } catch (error) {
    const attempts = job.attempts + 1
    await saveOutcome(db, job.id, {
      attempts,
      state: attempts < mostAttempts ? 'waiting' : 'failed',
      runAt: new Date(now().getTime() + retryAfter(attempts)),
      lastError: reasonOf(error).slice(0, 500),
    })
  }
  return true
}
