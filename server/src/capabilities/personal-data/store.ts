import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { catalogAssignments } from '../assortment/tables.ts'
import { auditLog } from '../audit/tables.ts'
import { basketPositions, baskets } from '../baskets/tables.ts'
import { comparisonArticles } from '../comparison/tables.ts'
import { budgets, customers } from '../customers/tables.ts'
import { documents } from '../documents/tables.ts'
import { labelArticles } from '../labels/tables.ts'
import { listArticles, listPins, lists } from '../lists/tables.ts'
import { mails } from '../mails/tables.ts'
import { productRequests } from '../not-listed/tables.ts'
import { sessions } from '../sessions/tables.ts'
import { userCustomers, userPermissions, users } from '../users/tables.ts'

/** Who he is and what he may, without what only proves him (password hashes, tokens). */
export async function readAccount(db: Db, userId: string) {
  const [found] = await db.select().from(users).where(eq(users.userId, userId))
  if (found === undefined) return undefined
  const { passwordHash, demo: _demo, ...account } = found
  return {
    account: { ...account, hasPassword: passwordHash !== null },
    customers: await db
      .select({ kunnr: userCustomers.kunnr, name: customers.name, favourite: userCustomers.favourite })
      .from(userCustomers)
      .innerJoin(customers, eq(customers.kunnr, userCustomers.kunnr))
      .where(eq(userCustomers.userId, userId))
      .orderBy(asc(userCustomers.sort), asc(userCustomers.kunnr)),
    permissions: (
      await db
        .select({ permission: userPermissions.permission })
        .from(userPermissions)
        .where(eq(userPermissions.userId, userId))
        .orderBy(asc(userPermissions.permission))
    ).map(({ permission }) => permission),
    budgets: await db.select().from(budgets).where(eq(budgets.userId, userId)),
    catalogs: await db.select().from(catalogAssignments).where(eq(catalogAssignments.userId, userId)),
    sessions: await db
      .select({
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        ended: sessions.ended,
        kunnr: sessions.kunnr,
        userAgent: sessions.userAgent,
        address: sessions.address,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt)),
  }
}

/** What he keeps: baskets, lists, what he compares and prints labels for. */
export async function readCollections(db: Db, userId: string) {
  const ownBaskets = eq(baskets.owner, `u:${userId}`)
  const ownLists = eq(lists.userId, userId)
  return {
    baskets: await db
      .select({
        kunnr: baskets.kunnr,
        name: baskets.name,
        kommi: baskets.kommi,
        choices: baskets.choices,
        createdAt: baskets.createdAt,
        changedAt: baskets.changedAt,
        positions: sql<
          object[]
        >`coalesce((select json_agg(json_build_object('posnr', p.posnr, 'matnr', p.matnr,
          'quantity', trim_scale(p.quantity)::text, 'unit', p.unit, 'note', p.note, 'reference', p.reference) order by p.posnr)
          from ${basketPositions} p where p.basket_id = baskets.id), '[]')`,
      })
      .from(baskets)
      .where(ownBaskets)
      .orderBy(asc(baskets.id)),
    lists: await db
      .select({
        kunnr: lists.kunnr,
        name: lists.name,
        isPublic: lists.isPublic,
        createdAt: lists.createdAt,
        articles: sql<object[]>`coalesce((select json_agg(json_build_object('matnr', a.matnr,
          'quantity', trim_scale(a.quantity)::text, 'unit', a.unit) order by a.id)
          from ${listArticles} a where a.list_id = lists.id), '[]')`,
      })
      .from(lists)
      .where(ownLists)
      .orderBy(asc(lists.id)),
    pinnedLists: (
      await db
        .select({ name: lists.name })
        .from(lists)
        .where(
          inArray(
            lists.id,
            db.select({ id: listPins.listId }).from(listPins).where(eq(listPins.userId, userId)),
          ),
        )
        .orderBy(asc(lists.id))
    ).map(({ name }) => name),
    comparison: await db
      .select({
        kunnr: comparisonArticles.kunnr,
        matnr: comparisonArticles.matnr,
        addedAt: comparisonArticles.addedAt,
      })
      .from(comparisonArticles)
      .where(eq(comparisonArticles.userId, userId)),
    labels: await db
      .select({ kunnr: labelArticles.kunnr, matnr: labelArticles.matnr, addedAt: labelArticles.addedAt })
      .from(labelArticles)
      .where(eq(labelArticles.userId, userId)),
  }
}

/** What he did: documents and requests of his, mails to him, entries of the log. Without prices: those are the firm's. */
export async function readDeeds(db: Db, { userId, mail }: { userId: string; mail: string }) {
  return {
    documents: await db
      .select({
        docid: documents.docid,
        doctype: documents.doctype,
        orderNumber: documents.orderNumber,
        kunnr: documents.kunnr,
        createdAt: documents.createdAt,
        creatorName: documents.creatorName,
        actedBy: documents.actedBy,
        kommission: documents.kommission,
        projectName: documents.projectName,
        projectNumber: documents.projectNumber,
        textNote: documents.textNote,
        deliveryNote: documents.deliveryNote,
        deliveryAddress: documents.deliveryAddress,
        termsVersion: documents.termsVersion,
      })
      .from(documents)
      .where(eq(documents.userId, userId))
      .orderBy(asc(documents.createdAt), asc(documents.docid)),
    productRequests: await db
      .select({
        kunnr: productRequests.kunnr,
        createdAt: productRequests.createdAt,
        positions: productRequests.positions,
        remark: productRequests.remark,
        customerReference: productRequests.customerReference,
        attachmentName: productRequests.attachmentName,
        doneAt: productRequests.doneAt,
      })
      .from(productRequests)
      .where(eq(productRequests.userId, userId))
      .orderBy(asc(productRequests.id)),
    mails:
      mail === ''
        ? []
        : await db
            .select({
              kind: mails.kind,
              subject: mails.subject,
              createdAt: mails.createdAt,
              sentAt: mails.sentAt,
            })
            .from(mails)
            .where(sql`lower(${mails.recipient}) = lower(${mail})`)
            .orderBy(asc(mails.id)),
    auditLog: await db
      .select({
        at: auditLog.at,
        action: auditLog.action,
        /** Whether he did it; else it was done to his account. */
        byHimself: sql<boolean>`${auditLog.actor} = ${userId}`,
        kunnr: auditLog.kunnr,
        object: auditLog.object,
        detail: auditLog.detail,
      })
      .from(auditLog)
      .where(
        or(eq(auditLog.actor, userId), and(eq(auditLog.object, userId), inArray(auditLog.action, toUsers))),
      )
      .orderBy(asc(auditLog.at)),
  }
}

/** Deeds whose object is a user. */
const toUsers = ['send-access-data', 'create-staff', 'export-personal-data'] as const
