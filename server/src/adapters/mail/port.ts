export type MailMessage = {
  /** The same for every try, so that a mail delivered twice can be recognised as one. */
  messageId: string
  from: { name: string; address: string }
  to: string
  /** '' for the sender. */
  replyTo: string
  subject: string
  text: string
  html: string
  attachments: readonly { name: string; mime: string; content: Buffer }[]
}

/**
 * Where mails go. `folder`: nowhere, staff read them in the browser (demo only). `none`: nowhere yet, they wait until
 * a server is configured.
 */
export type MailPort =
  | { readonly kind: 'folder' | 'none' }
  | {
      readonly kind: 'smtp'
      /** Hands a mail over; throws MailFailure. */
      readonly send: (message: MailMessage) => Promise<void>
    }

/**
 * Why a mail was not taken. `refused`: the server will never take it for this recipient; `later`: not now;
 * `unreachable`: the server itself does not answer, so others need not be tried either.
 */
export class MailFailure extends Error {
  readonly reason: 'refused' | 'later' | 'unreachable'

  constructor(reason: MailFailure['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}
