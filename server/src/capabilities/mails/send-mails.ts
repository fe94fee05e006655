import { MailFailure, type MailMessage } from '#server/adapters/mail/port.ts'
import type { Services } from '#server/adapters/services.ts'
import type { Db } from '#server/db/connection.ts'
import { retryAfter } from '../jobs/public.ts'
import { readSettings } from '../shop/public.ts'
import { type QueuedMail, listAttachments, saveMailOutcome, takeMail } from './queue-store.ts'
import { withSecret } from './secret.ts'
import { senderAddress } from './sender.ts'

/** Tries over about four days, so that a weekend without a mail server loses nothing. */
const mostAttempts = 100

/**
 * Sends the mails that are due, one after the other; how many were sent. Without a mail server they wait; in the demo
 * they are put into the folder. A server that does not answer ends the round: the other mails would only wait for the
 * same silence.
 */
export async function sendMails(
  db: Db,
  { mail: port }: Pick<Services, 'mail'>,
  now: () => Date,
): Promise<number> {
  if (port.kind === 'none') return 0
  for (let count = 0; ; count++) {
    const mail = await takeMail(db, now())
    if (mail === undefined) return count
    try {
      if (port.kind === 'smtp') await port.send(await messageOf(db, mail))
      const state = port.kind === 'smtp' ? 'sent' : 'folder'
      const forgotten = state === 'sent' ? { secret: '' } : {}
      await saveMailOutcome(db, mail.id, { state, sentAt: now(), lastError: '', ...forgotten })
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error
      await saveFailure(db, mail, error, now())
      if (error.reason === 'unreachable') return count
    }
  }
}

async function saveFailure(db: Db, mail: QueuedMail, error: MailFailure, now: Date): Promise<void> {
  const isFinal = error.reason === 'refused' || mail.attempts >= mostAttempts
  await saveMailOutcome(db, mail.id, {
    state: isFinal ? 'failed' : 'waiting',
    ...(isFinal && { secret: '' }),
    nextAttemptAt: new Date(now.getTime() + retryAfter(mail.attempts)),
    lastError: error.message.slice(0, 500),
  })
}

async function messageOf(db: Db, mail: QueuedMail): Promise<MailMessage> {
  const { company } = await readSettings(db, 'company')
  const address = senderAddress(mail.sender, company)
  if (address === '')
    throw new MailFailure('unreachable', 'The company has no sender address (company.mailSender).')
  const domain = address.slice(address.lastIndexOf('@') + 1)
  return {
    messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${domain}>`,
    from: { name: company.name, address },
    to: mail.recipient,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: withSecret(mail.text, mail.secret),
    html: withSecret(mail.html, mail.secret),
    attachments: await listAttachments(db, mail.id),
  }
}
