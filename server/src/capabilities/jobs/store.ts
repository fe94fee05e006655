import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { statement } from '#server/db/statement.ts'
import { jobs } from './tables.ts'

/** A job to do: what kind of work, and what it needs to know. */
export type NewJob = {
  kind: string
  payload: Record<string, unknown>
  /** Same key: the job is queued once, however often its cause is repeated. */
  uniqueKey?: string
  /** Not before; the present for work to be done at once. */
  runAt: Date
}

const queued = statement<never, [jobs: string]>(
  'queue_jobs',
  `insert into jobs (kind, payload, unique_key, run_at)
   select j.kind, j.payload, j."uniqueKey", j."runAt"
   from jsonb_to_recordset($1::jsonb) as j (kind text, payload jsonb, "uniqueKey" text, "runAt" timestamptz)
   on conflict (unique_key) do nothing`,
)

/** Queues work in the transaction of its cause; a worker of any node does it after the commit. */
export async function queueJobs(db: Db, work: readonly NewJob[]): Promise<void> {
  if (work.length === 0) return
  await queued(db, JSON.stringify(work))
}

export type Job = { id: bigint; kind: string; payload: unknown; attempts: number }

/** The next job that is due and that nobody else is at, held until the transaction ends. */
export async function takeJob(db: Db, kinds: string[], now: Date): Promise<Job | undefined> {
  const [job] = await db
    .select({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts })
    .from(jobs)
    .where(and(eq(jobs.state, 'waiting'), lte(jobs.runAt, now), inArray(jobs.kind, kinds)))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true })
  return job
}

type Outcome = Partial<Pick<typeof jobs.$inferInsert, 'state' | 'attempts' | 'runAt' | 'lastError'>>

export async function saveOutcome(db: Db, id: bigint, outcome: Outcome): Promise<void> {
  await db.update(jobs).set(outcome).where(eq(jobs.id, id))
}
