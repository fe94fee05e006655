import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { attempts } from './tables.ts'
import { forgetAfter, waitFor } from './throttle.ts'

/** Who tried: name and address together, hashed, so that the table holds neither. */
export const attemptSubject = (alias: string, address: string): string =>
  createHash('sha256').update(`${alias.trim().toLowerCase()}\n${address}`).digest('base64url')

/** Milliseconds this subject has to wait; 0 when it may try. */
export async function waitingTime(db: Db, subject: string, now: Date): Promise<number> {
  const rows = await db
    .select()
    .from(attempts)
    .where(inArray(attempts.subject, [subject]))
  return Math.max(0, ...rows.map((row) => waitFor(row.failures, row.lastAt, now)))
}

export async function countFailure(db: Db, subject: string, now: Date): Promise<void> {
  const fresh = new Date(now.getTime() - forgetAfter).toISOString()
  await db
    .insert(attempts)
    .values({ subject, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: attempts.subject,
      set: {
        failures: sql`case when ${attempts.lastAt} < ${fresh} then 1 else ${attempts.failures} + 1 end`,
        lastAt: now,
      },
    })
}

export async function forgetFailures(db: Db, subject: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.subject, subject))
}
