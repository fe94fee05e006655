import nodemailer from 'nodemailer'
import { MailFailure, type MailMessage, type MailPort } from './port.ts'

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** Sends by SMTP. `url` as nodemailer takes it: smtp://user:password@host:port, smtps:// for TLS from the start. */
export function smtpMail(url: string, limits: Partial<typeof timeouts> = {}): MailPort {
  const transport = nodemailer.createTransport({
    url,
    ...timeouts,
    ...limits,
    // What a mail carries is in the database; it never reads files or addresses of its own.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    kind: 'smtp',
    send: async ({ attachments, replyTo, html, ...message }: MailMessage) => {
      try {
        await transport.sendMail({
          ...message,
          ...(replyTo !== '' && { replyTo }),
          ...(html !== '' && { html }),
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: attachments.map(({ name, mime, content }) => ({
            filename: name,
            contentType: mime,
            content,
          })),
        })
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}

const answers = new Set(['EENVELOPE', 'EMESSAGE'])

function failureOf(error: unknown): MailFailure {
  const message = error instanceof Error ? error.message : String(error)
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  if (code === undefined || !answers.has(code)) return new MailFailure('unreachable', message)
  const isFinal = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500
  return new MailFailure(isFinal ? 'refused' : 'later', message)
}
