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
