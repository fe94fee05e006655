import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { jobs } from './tables.ts'

/** Jobs that are done or were given up. */
export const removeJobs: Remover = (db, before, most) =>
  removeSome(db, jobs, sql`${jobs.state} <> 'waiting' and ${jobs.createdAt} < ${before.toISOString()}`, most)
