import type { AuditAction } from '@shop/contract/audit-actions'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, ownId } from '#server/db/columns.ts'

/** Who did what for whom; append-only (a trigger of the migration refuses update and delete). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: ownId(),
    at: moment().notNull().defaultNow(),
    actor: text().notNull(),
    /** Set where field sales or staff act for a customer. */
    onBehalfOf: text().notNull().default(''),
    kunnr: text().notNull().default(''),
    action: text().$type<AuditAction>().notNull(),
    object: text().notNull().default(''),
    detail: text().notNull().default(''),
    requestId: text().notNull().default(''),
  },
  (table) => [index().on(table.at), index().on(table.kunnr, table.at)],
)
