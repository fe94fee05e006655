import { type SQL, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { holdingInAnyCase } from '#server/db/like.ts'
import { type Page, usualRows } from '#server/db/page.ts'
import type { AuditAction } from '@shop/contract/audit-actions'
import { auditLog } from '../audit/tables.ts'
import { mailAttachments, mails } from '../mails/tables.ts'
import { outbox } from '../outbox/tables.ts'
import { users } from '../users/tables.ts'

const textId = (column: AnyPgColumn) => sql<string>`${column}::text`

/** A page of the mails, newest first, and how many there are. */
export async function listMails(db: Db, { start = 0, rows = usualRows }: Page) {
  const [found] = await db.select({ numFound: count() }).from(mails)
  const page = await db
    .select({
      id: textId(mails.id),
      to: mails.recipient,
      subject: mails.subject,
      kind: mails.kind,
      state: mails.state,
      createdAt: mails.createdAt,
      // Inside a selection Drizzle writes columns of the selected table without its name: the subquery names it itself.
      attachments: sql<number>`(select count(*)::int from mail_attachments a where a.mail_id = mails.id)`,
    })
    .from(mails)
    .orderBy(desc(mails.id))
    .limit(rows)
    .offset(start)
  return { mails: page, numFound: found?.numFound ?? 0 }
}

export async function findMail(db: Db, id: string) {
  const [mail] = await db
    .select({
      id: textId(mails.id),
      sender: mails.sender,
      to: mails.recipient,
      subject: mails.subject,
      text: mails.text,
      secret: mails.secret,
      state: mails.state,
      lastError: mails.lastError,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(eq(mails.id, BigInt(id)))
  return mail
}

/** Names and sizes of a mail's files, without their content. */
export const listFiles = (db: Db, mailId: string) =>
  db
    .select({
      index: mailAttachments.index,
      name: mailAttachments.name,
      bytes: sql<number>`octet_length(${mailAttachments.content})`,
    })
    .from(mailAttachments)
    .where(eq(mailAttachments.mailId, BigInt(mailId)))
    .orderBy(mailAttachments.index)

export async function findFile(db: Db, mailId: string, index: number) {
  const [file] = await db
    .select({ name: mailAttachments.name, mime: mailAttachments.mime, content: mailAttachments.content })
    .from(mailAttachments)
    .where(sql`${mailAttachments.mailId} = ${BigInt(mailId)} and ${mailAttachments.index} = ${index}`)
  return file
}

/** A page of the outbox, newest first; `onlyOpen` leaves out what the ERP has answered. */
export async function listOutbox(db: Db, onlyOpen: boolean, { start = 0, rows = usualRows }: Page) {
  const where = onlyOpen ? inArray(outbox.state, ['waiting', 'delivered']) : undefined
  const [found] = await db.select({ numFound: count() }).from(outbox).where(where)
  const entries = await db
    .select({
      id: textId(outbox.id),
      kind: outbox.kind,
      docid: outbox.docid,
      kunnr: outbox.kunnr,
      state: outbox.state,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      createdAt: outbox.createdAt,
      nextAttemptAt: outbox.nextAttemptAt,
    })
    .from(outbox)
    .where(where)
    .orderBy(desc(outbox.id))
    .limit(rows)
    .offset(start)
  return { entries, numFound: found?.numFound ?? 0 }
}

const searched = [auditLog.actor, users.alias, auditLog.onBehalfOf, auditLog.kunnr, auditLog.object]
/** The log keeps the number, which never changes; the login name is that of today. */
const isActor = eq(users.userId, auditLog.actor)

/** A page of the audit log, newest first; `query` is looked for in who, for whom, on what, or among what was done (`actions`). */
export async function listAudit(
  db: Db,
  query: { words: string; actions: AuditAction[] },
  { start = 0, rows = usualRows }: Page,
) {
  const pattern = holdingInAnyCase(query.words)
  const called = inArray(auditLog.action, query.actions)
  const where: SQL | undefined =
    query.words === '' ? undefined : or(called, ...searched.map((column) => sql`${column} ~* ${pattern}`))
  const [found] = await db.select({ numFound: count() }).from(auditLog).leftJoin(users, isActor).where(where)
  const entries = await db
    .select({
      id: textId(auditLog.id),
      at: auditLog.at,
      actor: auditLog.actor,
      actorAlias: sql<string>`coalesce(${users.alias}, '')`,
      onBehalfOf: auditLog.onBehalfOf,
      kunnr: auditLog.kunnr,
      action: auditLog.action,
      object: auditLog.object,
      detail: auditLog.detail,
    })
    .from(auditLog)
    .leftJoin(users, isActor)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(rows)
    .offset(start)
  return { entries, numFound: found?.numFound ?? 0 }
}
