import { sql } from 'drizzle-orm'
import { type Remover, removeSome } from '#server/db/remove-some.ts'
import { attempts, sessions } from './tables.ts'

/** Sessions that ended or expired; those of guests take their baskets along (see baskets). */
export const removeSessions: Remover = (db, before, most) => {
  const at = before.toISOString()
  const isOver = sql`${sessions.expiresAt} < ${at} or (${sessions.ended} and ${sessions.lastSeenAt} < ${at})`
  return removeSome(db, sessions, isOver, most)
}

/** Counts of failed attempts that no longer slow anybody down. */
export const removeAttempts: Remover = (db, before, most) =>
  removeSome(db, attempts, sql`${attempts.lastAt} < ${before.toISOString()}`, most)
