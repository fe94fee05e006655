import type { Db } from '#server/db/connection.ts'
import { queueJobs } from '../jobs/public.ts'
import type { MailTemplate } from './mail-words.ts'

/** Has the mails of a document written after the commit of its cause; each kind once per document. */
export function queueDocumentMails(
  db: Db,
  docid: string,
  templates: readonly MailTemplate[],
  now: Date,
): Promise<void> {
  const jobs = templates.map((template) => ({
    kind: 'mail',
    payload: { template, docid },
    uniqueKey: `mail ${template} ${docid}`,
    runAt: now,
  }))
  return queueJobs(db, jobs)
}
