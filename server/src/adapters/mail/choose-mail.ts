import type { Config } from '#server/config.ts'
import type { MailPort } from './port.ts'
import { smtpMail } from './smtp.ts'

/** SMTP where it is configured, the folder in the demo, else none: mails wait and staff are warned. */
export function chooseMail({ smtpUrl, demo }: Pick<Config, 'smtpUrl' | 'demo'>): MailPort {
  if (smtpUrl !== undefined) return smtpMail(smtpUrl)
  return { kind: demo ? 'folder' : 'none' }
}
