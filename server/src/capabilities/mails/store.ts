import { and, count, eq, gte } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { mailAttachments, mails } from './tables.ts'

export type Attachment = { name: string; mime: string; content: Buffer }

export type NewMail = {
  /** What it is about, e.g. 'receipt'; shown to staff. */
  kind: string
  kunnr: string
  docid: string
  recipient: string
  replyTo?: string
  subject: string
  text: string
  html?: string
  /** Takes the place of `{secret}` in the texts when the mail leaves, and is forgotten then: staff do not read it. */
  secret?: string
  /** Makes a repeated cause harmless. */
  uniqueKey?: string
  attachments?: readonly Attachment[]
}

/** Queues a mail in the transaction of its cause; a worker sends it. False when its key was queued before. */
export async function queueMail(db: Db, { attachments = [], ...mail }: NewMail): Promise<boolean> {
  const [queued] = await db
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.uniqueKey })
    .returning({ id: mails.id })
  if (queued === undefined) return false
  if (attachments.length > 0) {
    await db
      .insert(mailAttachments)
      .values(attachments.map((attachment, index) => ({ mailId: queued.id, index, ...attachment })))
  }
  return true
}

/** How many mails of a kind were queued for a customer since a moment: for limits per account. */
export async function countMails(db: Db, of: { kind: string; kunnr: string }, since: Date): Promise<number> {
  const [found] = await db
    .select({ mails: count() })
    .from(mails)
    .where(and(eq(mails.kunnr, of.kunnr), eq(mails.kind, of.kind), gte(mails.createdAt, since)))
  return found?.mails ?? 0
}
