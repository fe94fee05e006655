import type { AuditAction } from '@shop/contract/audit-actions'
import { sql } from 'drizzle-orm'
import type { Actor } from '#server/http/context.ts'
import type { Db } from '#server/db/connection.ts'
import { auditLog } from './tables.ts'
import { customers } from '../customers/tables.ts'
import { commandLine, guestActor, tokenActor } from './words.ts'

export { actionsCalled, actorText, detailText } from './words.ts'

type Entry = {
  action: AuditAction
  object?: string
  detail?: string
  /** Customer number of what staff changed, where it is not the customer they are working for. */
  of?: string
}

/**
 * Records who did what, in the transaction of the deed. Field sales and staff act on behalf of the customer they are
 * working for, or whose order, user or request it is; nobody's while he is still to be chosen. `detail` never holds
 * passwords, tokens, IBAN or mail text.
 */
export async function audit(
  db: Db,
  by: { actor: Actor; request: { id: string } },
  entry: Entry,
): Promise<void> {
  const { user, admaPending } = by.actor
  const kunnr = entry.of ?? (admaPending ? '' : by.actor.kunnr)
  const forOther = user !== undefined && (user.isAdma || user.staff !== undefined) && kunnr !== ''
  await db
    .insert(auditLog)
    .values({
      actor:
        user?.userId ??
        (by.actor.sessionId === undefined ? guestActor : `${guestActor} ${by.actor.sessionId}`),
      onBehalfOf: forOther ? nameOf(kunnr) : '',
      kunnr,
      action: entry.action,
      object: entry.object ?? '',
      detail: entry.detail ?? '',
      requestId: by.request.id,
    })
    .prepare(forOther ? 'audit_for_customer' : 'audit')
    .execute()
}

const nameOf = (kunnr: string) =>
  sql<string>`coalesce((select ${customers.name} from ${customers} where ${customers.kunnr} = ${kunnr}), '')`

/** Records what a machine said by the token with this label. */
export async function auditToken(
  db: Db,
  by: { label: string; requestId: string },
  entry: { action: AuditAction; object: string; detail: string; kunnr: string },
): Promise<void> {
  await db.insert(auditLog).values({ actor: `${tokenActor} ${by.label}`, requestId: by.requestId, ...entry })
}

/** Records what somebody did on the command line of the server. */
export async function auditCommand(
  db: Db,
  entry: { action: AuditAction; object: string; detail?: string },
): Promise<void> {
  await db.insert(auditLog).values({ actor: commandLine, ...entry })
}
