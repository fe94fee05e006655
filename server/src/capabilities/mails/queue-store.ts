import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { mailAttachments, mails } from './tables.ts'

export type QueuedMail = typeof mails.$inferSelect

/** Longer than any try may last: a mail whose worker was killed is taken up again after it. */
const lease = 5 * 60_000

/**
 * Takes the next mail that is due for one try. Nobody else takes it during the lease, and no transaction is held open
 * while a mail server thinks.
 */
export async function takeMail(db: Db, now: Date): Promise<QueuedMail | undefined> {
  const due = sql`(select id from mails where state = 'waiting' and next_attempt_at <= ${now.toISOString()}
    order by next_attempt_at, id limit 1 for update skip locked)`
  const [taken] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + lease) })
    .where(eq(mails.id, due))
    .returning()
  return taken
}

/** The files of a mail in their order. */
export const listAttachments = (db: Db, mailId: bigint) =>
  db
    .select()
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, mailId))
    .orderBy(asc(mailAttachments.index))

type Outcome = Partial<Pick<QueuedMail, 'state' | 'nextAttemptAt' | 'lastError' | 'sentAt' | 'secret'>>

export async function saveMailOutcome(db: Db, id: bigint, outcome: Outcome): Promise<void> {
  await db.update(mails).set(outcome).where(eq(mails.id, id))
}
