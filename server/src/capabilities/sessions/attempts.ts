import { createHash } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#server/http/context.ts'
import type { Db } from '#server/db/connection.ts'
import { attempts } from './tables.ts'
import { forgetAfter, waitFor } from './throttle.ts'

/** Whose failures are counted, hashed, so that the table holds neither names nor addresses; how many cost nothing. */
export type Subject = { key: string; free: number }

const hashed = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Who tries the same thing (a name's password) from the same address. */
export const attemptSubject = (alias: string, address: string): Subject => ({
  key: hashed(`${alias.trim().toLowerCase()}\n${address}`),
  free: 5,
})

/** Who tries from an address at all: one password on many names. Behind one address there may be a whole office. */
export const addressSubject = (address: string): Subject => ({ key: hashed(address), free: 20 })

/**
 * Refuses an attempt while somebody has to wait. Attempts of the first subject come one after the other: who is at it
 * holds a lock until his transaction ends, so that many at once have no more tries than many in a row.
 */
export async function refuseTooMany(
  context: Pick<Context<'TOO_MANY_ATTEMPTS'>, 'db' | 'outside' | 'now' | 'fail'>,
  ...subjects: readonly [Subject, ...Subject[]]
): Promise<void> {
  const { db, outside, now } = context
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subjects[0].key}, 0))`)
  const keys = subjects.map(({ key }) => key)
  const rows = await outside.select().from(attempts).where(inArray(attempts.subject, keys))
  const waits = rows.map((row) => waitFor(row, freeOf(subjects, row.subject), now))
  const wait = Math.max(0, ...waits)
  if (wait > 0) throw context.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.ceil(wait / 1000) })
}

const freeOf = (subjects: readonly Subject[], key: string): number =>
  subjects.find((subject) => subject.key === key)?.free ?? 0

/** Counts a failure; through a connection on which it stays when the attempt's transaction is taken back. */
export async function countFailure(outside: Db, now: Date, ...subjects: readonly Subject[]): Promise<void> {
  const fresh = new Date(now.getTime() - forgetAfter).toISOString()
  await outside
    .insert(attempts)
    // In one order for all, or two failures of the same address would wait for one another.
    .values(subjects.map(({ key }) => ({ subject: key, failures: 1, lastAt: now })).toSorted(bySubject))
    .onConflictDoUpdate({
      target: attempts.subject,
      set: {
        failures: sql`case when ${attempts.lastAt} < ${fresh} then 1 else ${attempts.failures} + 1 end`,
        lastAt: now,
      },
    })
}

const bySubject = (a: { subject: string }, b: { subject: string }): number =>
  a.subject < b.subject ? -1 : Number(a.subject > b.subject)

export async function forgetFailures(outside: Db, { key }: Subject): Promise<void> {
  await outside.delete(attempts).where(eq(attempts.subject, key))
}
