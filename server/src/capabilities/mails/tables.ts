import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, moment, ownId, refId } from '#server/db/columns.ts'

/** Every mail of the shop: queued in the transaction of its cause, sent by a worker, kept for the folder. */
export const mails = pgTable(
  'mails',
  {
    id: ownId(),
    kind: text().notNull(),
    kunnr: text().notNull().default(''),
    docid: text().notNull().default(''),
    /** '' for the company's address at the time of sending. */
    sender: text().notNull().default(''),
    recipient: text().notNull(),
    /** Where an answer goes; '' for the sender. */
    replyTo: text().notNull().default(''),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull().default(''),
    /** What takes the place of `{secret}` when the mail leaves; forgotten afterwards. */
    secret: text().notNull().default(''),
    state: text().$type<'waiting' | 'sent' | 'folder' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment().notNull().defaultNow(),
    lastError: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    /** Same key: the mail is queued once, however often its cause is repeated. */
    uniqueKey: text().unique(),
  },
  (table) => [
    index().on(table.state, table.nextAttemptAt),
    index().on(table.kunnr, table.kind, table.createdAt),
  ],
)

export const mailAttachments = pgTable(
  'mail_attachments',
  {
    mailId: refId()
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    index: integer().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailId, table.index] })],
)
